import { expect, test } from 'vitest';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { THEMES } from '../looks.ts';
import { B } from '../rig/bones.ts';
import { newPerformance } from './performance.ts';

const CLIP = NAMED_CLIPS['squat-standard'];
const TICK = 1 / 60;
const HIPS = B.pelvis * STRIDE + 1;

function performer() {
  const act = newPerformance(NAMED_CLIPS['calf_squat-standard'], THEMES.light, { yaw: 0, pitch: 0 }, false);
  act.picture(1);
  const height = () => act.picture(1).frame[HIPS] ?? 0;
  const heights = (seconds: number) =>
    Array.from({ length: Math.round(seconds / TICK) }, () => {
      act.advance(TICK);
      return height();
    });
  return { act, height, heights };
}

/** Each time that the hips go down: at how many seconds, and how low. */
const squats = (heights: readonly number[]) =>
  heights.flatMap((height, i) => {
    const goesDown = height < 0.7 && (heights[i - 1] ?? 0) >= 0.7;
    return goesDown ? [{ at: i * TICK, height: Math.min(...heights.slice(i, i + 1 / TICK)) }] : [];
  });

test.each([9, 14, 21.5])('what she shows slowly for %s seconds ends as the round begins', (seconds) => {
  const { act, height, heights } = performer();
  act.show(CLIP, { pace: 0.6, lasts: seconds, seed: 1 });
  heights(seconds);
  const tall = height();
  act.show(CLIP, { lasts: 40, seed: 1 });
  const first = heights(CLIP.seconds);
  expect(tall).toBeGreaterThan(0.88);
  expect(first.at(-1)).toBeGreaterThan(0.88);
  expect(squats(first)).toHaveLength(1);
});

test('where the wait is cut short she goes to where the loop begins', () => {
  const { act, height, heights } = performer();
  act.show(CLIP, { pace: 0.6, lasts: 20, seed: 1 });
  while (height() > 0.6) heights(TICK);
  act.show(CLIP, { lasts: 40, seed: 1 });
  heights(0.8);
  expect(height()).toBeGreaterThan(0.85);
});

test('repetitions of a round differ, those of another round otherwise, and the last ones of a hard one take longer', () => {
  const roundOf = (seed: number) => {
    const { act, heights } = performer();
    act.show(CLIP, { lasts: 40, seed, effort: 0.9 });
    heights(1);
    return squats(heights(39));
  };
  const [one, other] = [roundOf(1), roundOf(2)];
  const lows = one.map(({ height }) => height);
  expect(Math.max(...lows) - Math.min(...lows)).toBeGreaterThan(0.004);
  expect(other.map(({ height }) => height)).not.toEqual(lows);
  const takes = one.slice(1).map(({ at }, i) => at - (one[i]?.at ?? 0));
  expect((takes.at(-1) ?? 0) / (takes[0] ?? 1)).toBeGreaterThan(1.06);
});
