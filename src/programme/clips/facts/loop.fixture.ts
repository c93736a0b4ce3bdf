import { B } from '#client/coach/rig/bones.ts';
import { compile } from '#client/coach/rig/compile.ts';
import { frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import type { Bone } from '../bone-names.ts';
import type { Clip } from '../clip.ts';
import type { Vec } from '../vec.ts';

type Side = 'L' | 'R';
/** A place on her that words speak of. */
export type BodyPart =
  | 'head'
  | 'chest'
  | 'hips'
  | `${'shoulder' | 'elbow' | 'wrist' | 'hand' | 'hip' | 'knee' | 'ankle' | 'heel' | 'toes'}${Side}`;
/** A joint that folds. */
export type Joint = `${'knee' | 'elbow' | 'hip'}${Side}`;

/** She at one moment of a loop. */
export interface LoopMoment {
  /** Metres in the room: to her left, up, ahead, as the clip is written. */
  readonly at: (part: BodyPart) => Vec;
  /** Degrees by which a joint is folded; 0 is straight. */
  readonly fold: (joint: Joint) => number;
  /** A direction of a bone in the room: `side` to its left, `up` along it, `front` the way it faces. */
  readonly axis: (bone: Bone, of: 'side' | 'up' | 'front') => Vec;
}

/** A clip, and the moments of one loop at equal distances. */
export interface Loop {
  readonly clip: Clip;
  readonly moments: readonly LoopMoment[];
}

const MOMENTS = 60;

export function loopOf(clip: Clip): Loop {
  const compiled = compile(clip);
  return { clip, moments: Array.from({ length: MOMENTS }, (_, i) => momentOf(frameAt(compiled, i / MOMENTS))) };
}

/** The moment of a loop that is next to a phase. */
export const momentAt = ({ moments }: Loop, phase: number): LoopMoment | undefined =>
  moments[Math.round(phase * moments.length) % moments.length];

const PLACES: Readonly<Record<string, readonly [bone: string, offset: Vec]>> = {
  head: ['head', [0, 0.11, 0.012]],
  chest: ['chest', [0, 0.15, 0.1]],
  hips: ['pelvis', [0, 0, 0]],
  shoulder: ['upperArm', [0, 0, 0]],
  elbow: ['forearm', [0, 0, 0]],
  wrist: ['hand', [0, 0, 0]],
  hand: ['hand', [0, -0.085, 0]],
  hip: ['thigh', [0, 0, 0]],
  knee: ['shin', [0, 0, 0]],
  ankle: ['foot', [0, 0, 0]],
  heel: ['foot', [0, -0.078, -0.06]],
  toes: ['toes', [0, -0.02, 0.06]],
};
const AXES = { side: [1, 0, 0], up: [0, 1, 0], front: [0, 0, 1] } as const;
const JOINTS = {
  knee: ['hip', 'knee', 'ankle'],
  elbow: ['shoulder', 'elbow', 'wrist'],
  hip: ['chest', 'hip', 'knee'],
} as const;

function momentOf(frame: Float32Array): LoopMoment {
  const number = (i: number) => frame[i] ?? 0;
  const turned = (bone: number, [x, y, z]: Vec): Vec => {
    const i = bone * STRIDE + 3;
    const [qx, qy, qz, qw] = [number(i), number(i + 1), number(i + 2), number(i + 3)];
    const [tx, ty, tz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
    return [x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz, z + qw * tz + qx * ty - qy * tx];
  };
  const at = (part: BodyPart): Vec => {
    const side = /[LR]$/.exec(part)?.[0] ?? '';
    const [bone, offset] = PLACES[part.slice(0, part.length - side.length)] ?? ['pelvis', [0, 0, 0]];
    const index = B[`${bone}${side}` as Bone];
    const [x, y, z] = turned(index, offset);
    return [number(index * STRIDE) + x, number(index * STRIDE + 1) + y, number(index * STRIDE + 2) + z];
  };
  const fold = (joint: Joint): number => {
    const side = joint.slice(-1) as Side;
    const [from, middle, to] = JOINTS[joint.slice(0, -1) as keyof typeof JOINTS];
    const end = (name: typeof from | typeof to) => at(name === 'chest' ? name : `${name}${side}`);
    return 180 - angleAt(at(`${middle}${side}`), end(from), end(to));
  };
  return { at, fold, axis: (bone, of) => turned(B[bone], AXES[of]) };
}

function angleAt([x, y, z]: Vec, [ax, ay, az]: Vec, [bx, by, bz]: Vec): number {
  const [a, b]: readonly [Vec, Vec] = [
    [ax - x, ay - y, az - z],
    [bx - x, by - y, bz - z],
  ];
  const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (Math.hypot(...a) * Math.hypot(...b));
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}
