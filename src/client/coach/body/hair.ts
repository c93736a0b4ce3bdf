/** Loose hair: a chain of bones that hangs from the head, over her back and on the floor instead of through them. Metres. */

import { clamp, lerp, smooth } from '#client/coach/rig/vector.ts';
import type { HairStyle } from '#client/coach/shape/figure.ts';
import { B } from '../rig/bones.ts';
import { HEAD_AT, HEAD_SIZE } from '../shape/seams.ts';
import { FIRST_HAIR, HAIR_BONES } from './bind-pose.ts';
import { product, rotated, BONE_NUMBERS as SIZE, sum, turned } from './turns.ts';

interface Strand {
  /** Joints of the chain and its tip in the bind pose: x, y, z of each. */
  readonly joints: Float32Array;
  /** How far each bone gives way: 0 stays with the head, 1 hangs. */
  readonly gives: readonly [number, number, number];
  /** From where to where hair goes over from the head to the first bone: heights, for a tail places along z. */
  readonly from: readonly [head: number, chain: number];
  /** How far behind the head each bone stays, as a share of its length: the skull is in the way, the neck less. */
  readonly behind: readonly [number, number, number];
}
/** Joints given as y and z before the head is enlarged. */
const jointsAt = (...points: readonly (readonly [y: number, z: number])[]): Float32Array =>
  Float32Array.from(points.flatMap(([y, z]) => lerp(HEAD_AT, [0, y, z], HEAD_SIZE)));
const STRANDS: Partial<Record<HairStyle, Strand>> = {
  tail: {
    joints: jointsAt([1.648, -0.133], [1.585, -0.166], [1.51, -0.171], [1.425, -0.168]),
    gives: [0.65, 0.95, 1],
    behind: [0.28, 0, -0.25],
    from: [-0.125, -0.15],
  },
  long: {
    joints: jointsAt([1.5, -0.078], [1.42, -0.1], [1.345, -0.12], [1.265, -0.138]),
    gives: [0.5, 0.85, 1],
    behind: [0.28, 0, -0.25],
    from: [1.52, 1.44],
  },
  bob: {
    joints: jointsAt([1.545, -0.03], [1.515, -0.034], [1.487, -0.036], [1.462, -0.038]),
    gives: [0.1, 0.18, 0.26],
    behind: [0.28, 0.28, 0.28],
    from: [1.55, 1.5],
  },
};

/** Half the height over which a point goes from one bone of the chain to the next, metres. */
const SOFT = 0.032;

/** How far a point of the hair in the bind pose has gone on to each bone of the chain, 0 to 1; nothing where hair is not loose. */
export function strandOf(style: HairStyle, y: number, z: number): readonly number[] {
  const strand = STRANDS[style];
  if (!strand) return [];
  const joint = (i: number) => strand.joints[i * 3 + 1] as number;
  return [
    smooth(...strand.from, style === 'tail' ? z + (y > 1.66 ? 0.03 : 0) : y),
    smooth(joint(1) + SOFT, joint(1) - SOFT, y),
    smooth(joint(2) + SOFT, joint(2) - SOFT, y),
  ];
}

const HEAD = B.head * SIZE;
const BUN = B.bun * SIZE;
const CHEST = B.chest * SIZE;
/** How much it wants to stay as it was combed, against its weight. */
const COMBED = 0.25;
/** How strongly it is drawn over the crown, and the height of its root from which on it is. */
const OVER_CROWN = 1.7;
const NEAR_FLOOR = 0.36;
const ON_FLOOR = 0.16;
/** Half its thickness on the floor, and where the back is in the bind pose, with room for it. */
const THICK = 0.026;
const BACK = -0.128;

const DOWN = Float32Array.of(0, -1, 0);
/** Where it is drawn, and the direction of a bone in the bind pose, in the frame of the head; root, end and direction of a bone in the room; quaternions. */
const pull = new Float32Array(3);
const at = new Float32Array(3);
const end = new Float32Array(3);
const way = new Float32Array(3);
const rest = new Float32Array(3);
const spot = new Float32Array(3);
const quick = new Float32Array(4);

/** Fills the bones of the chain from those of head and chest; nothing where hair is not loose. */
export function hangHair(style: HairStyle, bones: Float32Array): void {
  const strand = STRANDS[style];
  if (!strand) return;
  const { joints } = strand;
  turned(bones, HEAD, joints, 0, at, 0);
  for (let i = 0; i < HAIR_BONES; i += 1) {
    sum(joints, i * 3 + 3, joints, i * 3, -1, rest, 0);
    const length = normalise(rest);
    if (i === 0) findPull(style === 'tail', bones);
    findWay(strand, i, length, bones);
    placeBone(joints, i, bones);
    sum(at, 0, way, 0, length, at, 0);
  }
}

/** Weight, comb, and the swing of the bun, which follows the head late; a tail is drawn up over the crown where she lies on it. */
function findPull(isTail: boolean, bones: Float32Array): void {
  rotated(bones, HEAD, true, DOWN, 0, pull, 0);
  const lies = isTail ? Math.max(0, -(pull[2] as number)) * smooth(NEAR_FLOOR, ON_FLOOR, at[1] as number) : 0;
  sum(pull, 0, rest, 0, COMBED, pull, 0);
  pull[1] = (pull[1] as number) + OVER_CROWN * lies;
  rotated(bones, BUN, false, pull, 0, pull, 0);
  rotated(bones, HEAD, true, pull, 0, pull, 0);
  normalise(pull);
}

/** The crown is so much lower than the face, as a share, when hair that lay on the neck swings over it, and when it is over. */
const SWINGS = -0.1;
const IS_OVER = 0.85;

/** Fills `spot` with where a bone is drawn, in the frame of the head, without going through it. */
function drawBehind(behind: number): void {
  const [x, y, z] = [pull[0] as number, pull[1] as number, pull[2] as number];
  const over = smooth(SWINGS, IS_OVER, y);
  const flat = Math.hypot(x, y) || 1;
  const low = Math.min(y, -0.15);
  const onNeck = Math.hypot(x, low);
  const out = Math.sqrt(1 - behind * behind);
  const [u, v] = [
    out * ((x / onNeck) * (1 - over) + (x / flat) * over),
    out * ((low / onNeck) * (1 - over) + (y / flat) * over),
  ];
  const blocked = smooth(-behind - 0.25, -behind + 0.05, z);
  spot[0] = x + (u - x) * blocked;
  spot[1] = y + (v - y) * blocked;
  // half way over it stands straight out behind
  const share = (u * u + v * v) / (out * out);
  spot[2] = z + (-behind * share - (1 - share) - z) * blocked;
}

/** The direction of a bone in the room, off the back and the floor. */
function findWay({ gives, behind }: Strand, i: number, length: number, bones: Float32Array): void {
  const give = gives[i] as number;
  drawBehind(behind[i] as number);
  sum(spot, 0, rest, 0, 1 / give - 1, spot, 0);
  normalise(spot);
  rotated(bones, HEAD, false, spot, 0, way, 0);
  sum(at, 0, way, 0, length, end, 0);
  keepOffBack(bones);
  sum(end, 0, at, 0, -1, way, 0);
  normalise(way);
  keepOffFloor(length);
}

/** Lays the direction down where the bone would end in the floor. */
function keepOffFloor(length: number): void {
  const lowest = clamp((THICK - (at[1] as number)) / length, -1, 1);
  if ((way[1] as number) >= lowest) return;
  const flat = Math.hypot(way[0] as number, way[2] as number) || 1;
  const by = Math.sqrt(1 - lowest * lowest) / flat;
  way[0] = (way[0] as number) * by;
  way[1] = lowest;
  way[2] = (way[2] as number) * by;
}

function keepOffBack(bones: Float32Array): void {
  sum(end, 0, bones, CHEST + 4, -1, spot, 0);
  rotated(bones, CHEST, true, spot, 0, spot, 0);
  const [x, y, z] = [spot[0] as number, spot[1] as number, spot[2] as number];
  const share = smooth(1.62, 1.5, y) * smooth(0.85, 0.95, y) * smooth(0.24, 0.16, Math.abs(x)) * smooth(0.06, -0.03, z);
  if (z <= BACK || share <= 0) return;
  spot[2] = z + (BACK - z) * share;
  turned(bones, CHEST, spot, 0, end, 0);
}

/** Turns a bone with the head, then the short way to its own direction, and puts its joint at the root. */
function placeBone(joints: Float32Array, i: number, bones: Float32Array): void {
  const o = (FIRST_HAIR + i) * SIZE;
  rotated(bones, HEAD, false, rest, 0, rest, 0);
  const [x, y, z] = [rest[0] as number, rest[1] as number, rest[2] as number];
  const [u, v, w] = [way[0] as number, way[1] as number, way[2] as number];
  quick[0] = y * w - z * v;
  quick[1] = z * u - x * w;
  quick[2] = x * v - y * u;
  quick[3] = Math.max(1e-4, 1 + x * u + y * v + z * w);
  const by = 1 / Math.hypot(quick[0], quick[1], quick[2], quick[3]);
  for (let k = 0; k < 4; k += 1) quick[k] = (quick[k] as number) * by;
  product(quick, 0, bones, HEAD, false, bones, o);
  rotated(bones, o, false, joints, i * 3, spot, 0);
  sum(at, 0, spot, 0, -1, bones, o + 4);
}

/** Makes a direction one long; answers how long it was. */
function normalise(v: Float32Array): number {
  const length = Math.hypot(v[0] as number, v[1] as number, v[2] as number) || 1;
  sum(v, 0, v, 0, 1 / length - 1, v, 0);
  return length;
}
