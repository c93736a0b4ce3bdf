/** From a frame of the rig to the transforms of the skin: one turn and one move per bone, helpers included. */

import type { HairStyle } from '#client/coach/shape/figure.ts';
import { CAPSULES, type End } from '../mesh/capsules.ts';
import { ARM_DIR, BONE_COUNT, bindFrame, HELPERS, type HelperBone, RIG_BONES } from './bind-pose.ts';
import { hangHair } from './hair.ts';
import { product, rotated, BONE_NUMBERS as SIZE, sum, turned } from './turns.ts';

const BIND = bindFrame();

/** The ends of all capsules, and where they are in the bind pose. */
const ENDS = CAPSULES.flat();
const ENDS_AT = Float32Array.from(ENDS.flatMap(({ at }) => at));

/** Skinning transforms, and where the capsules of the body are; filled by {@link poseSkin}. */
export interface Skin {
  readonly bones: Float32Array;
  /** Place and radius of both ends of each capsule. */
  readonly capsules: Float32Array;
}
export const newSkin = (): Skin => ({
  bones: new Float32Array(BONE_COUNT * SIZE),
  capsules: Float32Array.from(ENDS.flatMap(({ radius }) => [0, 0, 0, radius])),
});

/** Fills a skin from a frame; hair that is loose hangs. */
export function poseSkin(frame: Float32Array, hair: HairStyle, { bones, capsules }: Skin): void {
  for (let b = 0; b < RIG_BONES; b += 1) {
    const o = b * 7 + 3;
    product(frame, o, BIND, o, true, bones, b * SIZE);
    place(bones, b, b, frame);
  }
  for (let i = 0; i < HELPERS.length; i += 1) {
    const helper = HELPERS[i] as HelperBone;
    const at = helper.bend > 0 ? helper.b : helper.a;
    helperTurn(bones, helper, (RIG_BONES + i) * SIZE);
    place(bones, RIG_BONES + i, at, frame);
  }
  hangHair(hair, bones);
  for (let i = 0; i < ENDS.length; i += 1) turned(bones, (ENDS[i] as End).bone * SIZE, ENDS_AT, i * 3, capsules, i * 4);
}

const scratch = new Float32Array(11);
function helperTurn(bones: Float32Array, { a, b, twist, bend, side }: HelperBone, o: number): void {
  const from = a * SIZE;
  const to = b * SIZE;
  // the turn from a to b, and the axis of the arm, both in the room
  product(bones, to, bones, from, true, scratch, 0);
  scratch[4] = ARM_DIR[0] * side;
  scratch[5] = ARM_DIR[1];
  scratch[6] = 0;
  rotated(bones, from, false, scratch, 4, scratch, 4);
  let along = 0;
  for (let k = 0; k < 3; k += 1) along += (scratch[k] as number) * (scratch[4 + k] as number);
  const half = Math.atan(along / ((scratch[3] as number) || 1e-9)) * twist;
  scratch[10] = Math.cos(half);
  for (let k = 0; k < 3; k += 1) scratch[7 + k] = (scratch[4 + k] as number) * Math.sin(half);
  product(scratch, 7, bones, from, false, bones, o);
  goOn(bones, o, to, bend);
}

/** Turns the bone at `o` a share of the way on to the turn of that at `to`, the short way. */
function goOn(bones: Float32Array, o: number, to: number, share: number): void {
  let d = 0;
  for (let k = 0; k < 4; k += 1) d += (bones[o + k] as number) * (bones[to + k] as number);
  const s = d < 0 ? -share : share;
  let l = 0;
  for (let k = 0; k < 4; k += 1) {
    const x = (bones[o + k] as number) * (1 - share) + (bones[to + k] as number) * s;
    bones[o + k] = x;
    l += x * x;
  }
  l = 1 / Math.sqrt(l || 1);
  for (let k = 0; k < 4; k += 1) bones[o + k] = (bones[o + k] as number) * l;
}

/** The move that brings joint `joint` of the bind pose to its place in the frame, for a bone whose turn is known. */
function place(bones: Float32Array, b: number, joint: number, frame: Float32Array): void {
  const o = b * SIZE;
  rotated(bones, o, false, BIND, joint * 7, scratch, 0);
  sum(frame, joint * 7, scratch, 0, -1, bones, o + 4);
}
