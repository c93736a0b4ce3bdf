import { expect, test } from 'vitest';
import { STRIDE } from '#client/coach/rig/frame.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { THEMES } from '../looks.ts';
import { B } from '../rig/bones.ts';
import { newPerformance } from './performance.ts';

const CLIP = NAMED_CLIPS['good_mornings-standard'];
const TICK = 1 / 60;

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
