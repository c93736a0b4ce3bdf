import { dot, length, type Quat, sub } from '#client/coach/rig/vector.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import { atOf, degrees, type Note, turnOf } from './fault.fixture.ts';
import { TOLERANCE } from './limits.fixture.ts';

/** No joint moves faster than a quick limb does, metres a second, and none turns in one step. */
export function checkSpeed(before: Float32Array, frame: Float32Array, seconds: number, note: Note): void {
  for (let bone = 0; bone < BONES.length; bone += 1) {
    note(`${BONES[bone]} jumps`, length(sub(atOf(frame, bone), atOf(before, bone))) / seconds - TOLERANCE.speed);
    const cosine = Math.abs(dot4(turnOf(frame, bone), turnOf(before, bone)));
    note(`${BONES[bone]} flips`, degrees(2 * Math.acos(Math.min(1, cosine))) - Math.max(24, TOLERANCE.turn * seconds));
  }
}
const dot4 = (a: Quat, b: Quat): number => a[3] * b[3] + dot([a[0], a[1], a[2]], [b[0], b[1], b[2]]);
