import { expect, test } from 'vitest';
import { THEMES } from '#client/coach/looks.ts';
import { newPerformance } from '#client/coach/play/performance.ts';
import type { Coach } from '#client/coach/play/player.ts';
import { B } from '#client/coach/rig/bones.ts';
import { STRIDE } from '#client/coach/rig/frame.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { type Shown, showIn } from './model.ts';

const HOW: Omit<Shown, 'name'> = { mirror: false, backwards: false, pastHalf: false, pace: 0.6, effort: 0.3, lasts: 9 };

/** How high her right hand gets in the seconds after a move, who drinks before she shows the next one, and after that. */
function highestHands(first: ClipName, next: ClipName): number[] {
  const act = newPerformance(NAMED_CLIPS[first], THEMES.light, { yaw: 0, pitch: 0 }, false);
  const coach = act as unknown as Coach;
  const highest = () =>
    Math.max(
      ...Array.from({ length: 240 }, () => {
        act.advance(1 / 30);
        return act.picture(1).frame[B.handR * STRIDE + 1] ?? 0;
      }),
    );
  act.picture(1);
  showIn(coach, { ...HOW, name: first });
  showIn(coach, { ...HOW, name: next, idle: 'drink' });
  const drinking = highest();
  showIn(coach, { ...HOW, name: next });
  return [drinking, highest()];
}

test('who stands before and after a rest drinks first, then shows the next move', () => {
  const [drinking = 0, showing = 9] = highestHands('calf_squat-standard', 'good_mornings-standard');
  expect(drinking).toBeGreaterThan(1.4);
  expect(showing).toBeLessThan(1.4);
});

test('who lies does not get up for it', () => {
  const [lying = 9] = highestHands('bridge-standard', 'heel_slide-standard');
  expect(lying).toBeLessThan(0.6);
});
