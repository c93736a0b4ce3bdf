import { STRIDE } from '#client/coach/rig/frame.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { B } from '../bones.ts';
import type { Note } from './fault.fixture.ts';

/** Joints that are accelerated by more than `most` m/s2; the frames are `seconds` apart. Loose hair is left out. */
export function checkAcceleration(
  [before, frame, after]: readonly [Float32Array, Float32Array, Float32Array],
  seconds: number,
  most: number,
  note: Note,
): void {
  for (let bone = 0; bone < BONES.length; bone += 1) {
    if (bone === B.bun) continue;
    const change = [0, 1, 2].map((axis) => {
      const i = bone * STRIDE + axis;
      return ((before[i] ?? 0) - 2 * (frame[i] ?? 0) + (after[i] ?? 0)) / seconds ** 2;
    });
    note(`${BONES[bone]} accelerated`, Math.hypot(...change) - most);
  }
}
