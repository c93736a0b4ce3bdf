/** From a frame of the rig to the transforms of the skin: one turn and one move per bone, helpers included. */

import { CAPSULES } from '../mesh/capsules.ts';
import type { HairStyle } from '../shape/figure.ts';
import { ARM_DIR, BONE, BONE_COUNT, bindFrame, HELPERS, type HelperBone, RIG_BONES } from './bind-pose.ts';
import { hangHair } from './hair.ts';
import { product, BONE_NUMBERS as SIZE, turned } from './turns.ts';

const BIND = bindFrame();

/** Skinning transforms, and where the capsules of the body are; filled by {@link poseSkin}. */
export interface Skin {
  readonly bones: Float32Array;
  readonly capsuleA: Float32Array;
  readonly capsuleB: Float32Array;
}
export const newSkin = (): Skin => ({
  bones: new Float32Array(BONE_COUNT * SIZE),
  capsuleA: Float32Array.from(CAPSULES.flatMap(([a]) => [0, 0, 0, a.radius])),
  capsuleB: Float32Array.from(CAPSULES.flatMap(([, b]) => [0, 0, 0, b.radius])),
});

/** The ends of all capsules: their bones, and where they are in the bind pose. */
const ENDS = {
  bones: Uint8Array.from(CAPSULES.flatMap(([a, b]) => [a.bone, b.bone])),
  at: Float32Array.from(CAPSULES.flatMap(([a, b]) => [...a.at, ...b.at])),
};

/** Fills a skin from a frame; hair that is loose hangs. */
export function poseSkin(frame: Float32Array, hair: HairStyle, { bones, capsuleA, capsuleB }: Skin): void {
  for (let b = 0; b < RIG_BONES; b += 1) {
    const o = b * 7 + 3;
    product(frame, o, BIND, o, true, bones, b * SIZE);
    place(bones, b, b, frame, b);
  }
  for (let i = 0; i < HELPERS.length; i += 1) {
    const helper = HELPERS[i] as HelperBone;
    const at = helper.kind === 'twist' ? helper.a : helper.b;
    helperTurn(bones, helper, (RIG_BONES + i) * SIZE);
    place(bones, RIG_BONES + i, at, frame, at);
  }
  hangHair(hair, bones);
  for (let i = 0; i < CAPSULES.length; i += 1) {
    turned(bones, (ENDS.bones[i * 2] as number) * SIZE, ENDS.at, i * 6, capsuleA, i * 4);
    turned(bones, (ENDS.bones[i * 2 + 1] as number) * SIZE, ENDS.at, i * 6 + 3, capsuleB, i * 4);
  }
}

/** out = the turn `share` of the way from the turn at `a` to that at `b`, the short way. */
function between(q: Float32Array, a: number, b: number, { share }: HelperBone, out: Float32Array, o: number): void {
  let d = 0;
  for (let k = 0; k < 4; k += 1) d += (q[a + k] as number) * (q[b + k] as number);
  const s = d < 0 ? -share : share;
  let l = 0;
  for (let k = 0; k < 4; k += 1) {
    const x = (q[a + k] as number) * (1 - share) + (q[b + k] as number) * s;
    out[o + k] = x;
    l += x * x;
  }
  l = 1 / Math.sqrt(l || 1);
  for (let k = 0; k < 4; k += 1) out[o + k] = (out[o + k] as number) * l;
}

const scratch = new Float32Array(16);
function helperTurn(bones: Float32Array, helper: HelperBone, o: number): void {
  const { kind, a, b } = helper;
  const from = a * SIZE;
  const to = b * SIZE;
  if (kind === 'half') {
    between(bones, from, to, helper, bones, o);
    return;
  }
  // the turn of the hand about the arm's own axis, seen from the forearm
  const dx = a === BONE.forearmL ? ARM_DIR[0] : -ARM_DIR[0];
  const dy = ARM_DIR[1];
  for (let k = 0; k < 3; k += 1) scratch[k] = -(bones[from + k] as number);
  scratch[3] = bones[from + 3] as number;
  product(scratch, 0, bones, to, false, scratch, 4);
  let angle = 2 * Math.atan2((scratch[4] as number) * dx + (scratch[5] as number) * dy, scratch[7] as number);
  if (angle > Math.PI) angle -= 2 * Math.PI;
  if (angle < -Math.PI) angle += 2 * Math.PI;
  const half = (angle * (kind === 'wrist' ? 1 : helper.share)) / 2;
  scratch[8] = dx * Math.sin(half);
  scratch[9] = dy * Math.sin(half);
  scratch[10] = 0;
  scratch[11] = Math.cos(half);
  product(bones, from, scratch, 8, false, bones, o);
  if (kind === 'wrist') between(bones, o, to, helper, bones, o);
}

/** The move that brings joint `joint` of the bind pose to its place in the frame, for a bone whose turn is known. */
function place(bones: Float32Array, b: number, joint: number, frame: Float32Array, at: number): void {
  const o = b * SIZE;
  bones[o + 4] = 0;
  bones[o + 5] = 0;
  bones[o + 6] = 0;
  turned(bones, o, BIND, joint * 7, scratch, 0);
  for (let k = 0; k < 3; k += 1) bones[o + 4 + k] = (frame[at * 7 + k] as number) - (scratch[k] as number);
}
