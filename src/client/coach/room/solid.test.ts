import { expect, test } from 'vitest';
import { THEMES } from '../looks.ts';
import { furniture } from './furniture.ts';
import { seenFrom } from './solid.ts';

const eyeAt = (degrees: number) => {
  const yaw = (degrees * Math.PI) / 180;
  return Float32Array.of(Math.sin(yaw) * 4, 1, Math.cos(yaw) * 4);
};

/** At the middle of the room, looking to a side, degrees. */
const wallTo = (turn: number) => furniture([{ kind: 'wall', at: [0, 0], turn }], THEMES.light);

test.each([0, 90, -130])(
  'a wall that looks to %i degrees is solid from before it and beside it, and gone from behind',
  (turn) => {
    for (const wall of wallTo(turn)) {
      for (const side of [0, 60, -60, 90, -90]) expect(seenFrom(eyeAt(turn + side), wall)).toBe(1);
      for (const side of [120, -120, 180]) expect(seenFrom(eyeAt(turn + side), wall)).toBe(0);
      expect(seenFrom(eyeAt(turn + 103), wall)).toBeGreaterThan(0.1);
      expect(seenFrom(eyeAt(turn + 103), wall)).toBeLessThan(0.9);
    }
  },
);

test('furniture stays solid from everywhere', () => {
  const parts = furniture([{ kind: 'chair', at: [0, 0] }], THEMES.light);
  for (const part of parts) for (const side of [0, 90, 180]) expect(seenFrom(eyeAt(side), part)).toBe(1);
});
