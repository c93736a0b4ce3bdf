/** The camera: turns about the coach, and stands as near as her whole loop allows. */

import { BONE } from './body/bind-pose.ts';
import type { V3 } from './math.ts';
import type { Compiled } from './rig/compile.ts';
import { frameAt, STRIDE } from './rig/frame.ts';

/** Field of view along the shorter side of the stage. */
const FIELD = (24 * Math.PI) / 180;
const TAN = Math.tan(FIELD / 2);

/** Where the camera is: radians round her from the front (+z) to her left and above the horizon. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  readonly centre: V3;
  /** Metres across the shorter side of the stage at the centre. */
  readonly span: number;
}
/** A ball that has to be seen: x, y, z, radius. */
export type Ball = readonly [number, number, number, number];

/** Directions of the camera: right, up, and from the centre to the eye. */
export function axesOf(yaw: number, pitch: number): readonly [V3, V3, V3] {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return [
    [cy, 0, -sy],
    [-sy * sp, cp, -cy * sp],
    [sy * cp, sp, cy * cp],
  ];
}

const ROOTS: readonly (readonly [bone: number, radius: number])[] = [
  [BONE.pelvis, 0.15],
  [BONE.chest, 0.12],
  ...(['L', 'R'] as const).flatMap(
    (s) =>
      [
        [BONE[`upperArm${s}`], 0.05],
        [BONE[`forearm${s}`], 0.04],
        [BONE[`hand${s}`], 0.025],
        [BONE[`thigh${s}`], 0.1],
        [BONE[`shin${s}`], 0.06],
        [BONE[`foot${s}`], 0.045],
        [BONE[`toes${s}`], 0.03],
      ] as const,
  ),
];
const TIPS: readonly (readonly [bone: number, at: V3, radius: number])[] = [
  [BONE.bun, [0, 0.045, -0.01], 0.062],
  [BONE.head, [0, 0.12, 0], 0.115],
  ...(['L', 'R'] as const).flatMap(
    (s) =>
      [
        [BONE[`hand${s}`], [0, -0.15, 0], 0.02],
        [BONE[`toes${s}`], [0, 0.005, 0.055], 0.025],
        [BONE[`foot${s}`], [0, -0.045, -0.035], 0.03],
      ] as const,
  ),
];
const FRAMES = 24;

/** Balls that hold the coach through a loop; `top` leaves out what is under the hips. */
export function ballsOf(clip: Compiled, mirror = false): Ball[] {
  const out: Ball[] = [];
  const top = clip.clip.near === 'top';
  const frame = new Float32Array(STRIDE * 30);
  for (let i = 0; i < FRAMES; i += 1) {
    const f = frameAt(clip, i / FRAMES, mirror, frame);
    const at = (bone: number, [px, py, pz]: V3, radius: number) => {
      const n = (k: number) => f[bone * STRIDE + k] as number;
      const [x, y, z, w] = [n(3), n(4), n(5), n(6)];
      const [tx, ty, tz] = [2 * (y * pz - z * py), 2 * (z * px - x * pz), 2 * (x * py - y * px)];
      if (!top || bone < BONE.thighL)
        out.push([
          n(0) + px + w * tx + y * tz - z * ty,
          n(1) + py + w * ty + z * tx - x * tz,
          n(2) + pz + w * tz + x * ty - y * tx,
          radius,
        ]);
    };
    for (const [bone, radius] of ROOTS) at(bone, [0, 0, 0], radius);
    for (const [bone, point, radius] of TIPS) at(bone, point, radius);
  }
  return out;
}

/** Room left round her: share of the stage, and pixels are left to the page. */
const PAD = 1.05;

/** The view that just holds every ball, at a yaw and pitch; `aspect` is width by height of the stage. */
export function fitView(balls: readonly Ball[], yaw: number, pitch: number, aspect: number, pad = PAD): View {
  const axes = axesOf(yaw, pitch);
  const tx = (TAN * Math.max(1, aspect)) / pad;
  const ty = (TAN * Math.max(1, 1 / aspect)) / pad;
  const seen = balls.map(
    (b) => [...axes.map((a) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]), b[3]] as [number, number, number, number],
  );
  // each side plane of the pyramid must lie outside every ball
  const side = (axis: 0 | 1, t: number): [number, number] => {
    const k = Math.hypot(1, t);
    let [lo, hi] = [-9, -9];
    for (const b of seen) {
      hi = Math.max(hi, b[axis] + b[2] * t + b[3] * k);
      lo = Math.max(lo, -b[axis] + b[2] * t + b[3] * k);
    }
    return [lo, hi];
  };
  const [left, right] = side(0, tx);
  const [down, up] = side(1, ty);
  const [x, y] = [(right - left) / 2, (up - down) / 2];
  const eye = Math.max((right + left) / 2 / tx, (up + down) / 2 / ty);
  const z = seen.reduce((sum, b) => sum + b[2], 0) / seen.length;
  const centre = [0, 1, 2].map(
    (i) => (axes[0][i] as number) * x + (axes[1][i] as number) * y + (axes[2][i] as number) * z,
  );
  return { yaw, pitch, centre: centre as unknown as V3, span: (eye - z) * 2 * TAN };
}

/** What the shaders need of a view. */
export interface Lens {
  readonly matrix: Float32Array;
  readonly eye: V3;
  /** Direction to the key light: high, from the left of the camera. */
  readonly key: V3;
}
const NEAR = 0.1;
const BEHIND = 6;
export function lensOf(view: View, width: number, height: number): Lens {
  const [right, up, back] = axesOf(view.yaw, view.pitch);
  const distance = view.span / (2 * TAN);
  const eye = [0, 1, 2].map((i) => (view.centre[i] as number) + (back[i] as number) * distance) as unknown as V3;
  const far = distance + BEHIND;
  const [fx, fy] = width < height ? [1 / TAN, width / height / TAN] : [height / width / TAN, 1 / TAN];
  const [zs, zt] = [(far + NEAR) / (NEAR - far), (2 * far * NEAR) / (NEAR - far)];
  const off = (a: V3) => -(a[0] * eye[0] + a[1] * eye[1] + a[2] * eye[2]);
  const m = new Float32Array(16);
  for (let i = 0; i < 3; i += 1)
    m.set([fx * (right[i] as number), fy * (up[i] as number), zs * (back[i] as number), -(back[i] as number)], i * 4);
  m.set([fx * off(right), fy * off(up), zs * off(back) + zt, -off(back)], 12);
  const key = [0, 1, 2].map(
    (i) => -0.52 * (right[i] as number) + (i === 1 ? 0.62 : 0) + 0.25 * (up[i] as number) + 0.62 * (back[i] as number),
  );
  const l = Math.hypot(...key);
  return { matrix: m, eye, key: key.map((k) => k / l) as unknown as V3 };
}
