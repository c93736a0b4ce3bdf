import { length, sub } from '#client/coach/rig/vector.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { B } from '../bones.ts';
import { atOf, type Note } from './fault.fixture.ts';

/** Joints that are accelerated by more than `most` m/s2; the frames are `seconds` apart. Loose hair is left out. */
export function checkAcceleration(
  [before, frame, after]: readonly [Float32Array, Float32Array, Float32Array],
  seconds: number,
  most: number,
  note: Note,
): void {
  for (let bone = 0; bone < BONES.length; bone += 1) {
    if (bone === B.bun) continue;
    const at = atOf(frame, bone);
    const change = sub(sub(atOf(after, bone), at), sub(at, atOf(before, bone)));
    note(`${BONES[bone]} accelerated`, length(change) / seconds ** 2 - most);
  }
}
