import { expect, test } from 'vitest';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { rotate } from '#client/coach/rig/vector.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { THEMES } from '../looks.ts';
import { B } from '../rig/bones.ts';
import { turnIn } from '../rig/held.ts';
import { newPerformance } from './performance.ts';

const CLIP = NAMED_CLIPS['good_mornings-standard'];
/** In which the trunk hardly moves. */
const UPRIGHT = NAMED_CLIPS['bag_march-standard'];
const TICK = 1 / 60;

test('she nods twice then', () => {
  const act = newPerformance(UPRIGHT, THEMES.light, { yaw: 0, pitch: 0 }, false);
  act.picture(1);
  for (let t = 0; t < 8; t += TICK) act.advance(TICK);
  act.show(UPRIGHT, { pastHalf: true });
  const chins = Array.from({ length: Math.round(2.4 / TICK) }, () => {
    act.advance(TICK);
    return rotate(turnIn(act.picture(1).frame, B.head), [0, 0, 1])[1];
  });
  const dips = chins.filter((y, i) => y < (chins[i - 1] ?? 0) && y <= (chins[i + 1] ?? 1) && y < chin(chins) - 0.06);
  expect(dips).toHaveLength(2);
});
/** How high her face looks between two nods. */
const chin = (chins: readonly number[]): number => chins[Math.round(chins.length / 2)] ?? 0;

test('at half time of a move that goes on as before she turns her head to the viewer, once', () => {
  const goesOn = newPerformance(CLIP, THEMES.light, { yaw: 0, pitch: 0 }, false);
  const isPastHalf = newPerformance(CLIP, THEMES.light, { yaw: 0, pitch: 0 }, false);
  const headsApart = (seconds: number): number => {
    const apart = Array.from({ length: Math.round(seconds / TICK) }, () => {
      const [one, other] = [goesOn, isPastHalf].map((act) => {
        act.advance(TICK);
        return act.picture(1).frame.slice(B.head * STRIDE + 3, (B.head + 1) * STRIDE);
      });
      return Math.max(...(one ?? []).map((n, i) => Math.abs(n - (other?.[i] ?? 0))));
    });
    return Math.max(...apart);
  };
  expect(headsApart(6)).toBe(0);
  isPastHalf.show(CLIP, { pastHalf: true });
  expect(headsApart(2.4)).toBeGreaterThan(0.1);
  isPastHalf.show(CLIP, { pastHalf: true, effort: 0.5 });
  expect(headsApart(4)).toBe(0);
});
