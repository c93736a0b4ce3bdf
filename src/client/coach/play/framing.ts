/** Framing: the camera stands as near as her whole loop, and the furniture that the move needs, allow. */
import type { Clip, Prop } from '#programme/clips/clip.ts';
import { BONE } from '../body/bind-pose.ts';
import { rotated } from '../body/turns.ts';
import { axesOf, type CameraView, TAN } from '../camera.ts';
import type { V3 } from '../math.ts';
import type { Compiled } from '../rig/compile.ts';
import { FRAME_LENGTH, frameAt, STRIDE } from '../rig/frame.ts';
import { inRoom, SURFACE } from '../rig/props.ts';

/** A ball that has to be seen: x, y, z, radius. */
export type Ball = readonly [number, number, number, number];

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
/** Moments of a loop that are looked at. */
const LOOP = Array.from({ length: 24 }, (_, i) => i / 24);

/** Balls that hold the coach through a loop, or at some phases of it; those of a clip that is seen from near leave out what is under the hips. */
export function ballsOf(compiled: Compiled, phases: readonly number[] = LOOP): Ball[] {
  const out: Ball[] = [];
  const lowest = compiled.clip.near === 'top' ? BONE.thighL : Number.POSITIVE_INFINITY;
  const frame = new Float32Array(FRAME_LENGTH);
  for (const phase of phases) {
    frameAt(compiled, phase, frame);
    for (const [bone, radius] of ROOTS) if (bone < lowest) out.push(ballAt(frame, bone, NOWHERE, radius));
    for (const [bone, point, radius] of TIPS) if (bone < lowest) out.push(ballAt(frame, bone, point, radius));
  }
  return out;
}
const NOWHERE: V3 = [0, 0, 0];

function ballAt(frame: Float32Array, bone: number, point: V3, radius: number): Ball {
  const o = bone * STRIDE;
  spot.set(point);
  rotated(frame, o + 3, false, spot, 0, spot, 0);
  const at = (k: number) => (frame[o + k] as number) + (spot[k] as number);
  return [at(0), at(1), at(2), radius];
}
const spot = new Float32Array(3);

/** What of the furniture must stay on the stage for the move to be understood: points of a prop that looks to +z. */
const SEEN: Readonly<Record<Prop['kind'], readonly V3[]>> = {
  chair: box(SURFACE.chair.width / 2, SURFACE.chair.depth / 2, SURFACE.chair.back),
  step: box(SURFACE.step.width / 2, SURFACE.step.depth / 2, SURFACE.step.height),
  counter: [
    [0.3, SURFACE.counter.height, SURFACE.counter.depth / 2],
    [-0.3, SURFACE.counter.height, SURFACE.counter.depth / 2],
  ],
  sofa: [0.4, -0.4].flatMap((x): V3[] => [
    [x, SURFACE.sofa.height, SURFACE.sofa.depth / 2],
    [x, SURFACE.sofa.back, -SURFACE.sofa.depth / 2],
  ]),
  wall: [],
  table: box(SURFACE.table.width / 2, SURFACE.table.depth / 2, SURFACE.table.height),
  cushion: [],
  pillows: [],
  mat: [],
};
function box(x: number, z: number, height: number): V3[] {
  return [0, height].flatMap((y) => [x, -x].flatMap((px): V3[] => [z, -z].map((pz): V3 => [px, y, pz])));
}
const EDGE = 0.02;

/** Balls that hold what the move needs of its furniture. */
export const furnitureBalls = ({ props = [], near }: Clip): Ball[] =>
  near === 'top' ? [] : props.flatMap((prop) => SEEN[prop.kind].map((point): Ball => [...inRoom(prop, point), EDGE]));

/** Room left round her: share of the stage, and pixels are left to the page. */
const PAD = 1.05;

/** The view that just holds every ball, at a yaw and pitch; `aspect` is width by height of the stage. */
export function fitView(balls: readonly Ball[], yaw: number, pitch: number, aspect: number): CameraView {
  const axes = axesOf(yaw, pitch);
  const tx = (TAN * Math.max(1, aspect)) / PAD;
  const ty = (TAN * Math.max(1, 1 / aspect)) / PAD;
  const [kx, ky] = [Math.hypot(1, tx), Math.hypot(1, ty)];
  // each side plane of the pyramid must lie outside every ball
  let [left, right, down, up, depth] = [-9, -9, -9, -9, 0];
  for (const ball of balls) {
    const [x, y, z] = [along(axes[0], ball), along(axes[1], ball), along(axes[2], ball)];
    const [wide, high] = [z * tx + ball[3] * kx, z * ty + ball[3] * ky];
    left = Math.max(left, wide - x);
    right = Math.max(right, wide + x);
    down = Math.max(down, high - y);
    up = Math.max(up, high + y);
    depth += z;
  }
  const [x, y] = [(right - left) / 2, (up - down) / 2];
  const eye = Math.max((right + left) / 2 / tx, (up + down) / 2 / ty);
  const z = depth / balls.length;
  const centre = [0, 1, 2].map(
    (i) => (axes[0][i] as number) * x + (axes[1][i] as number) * y + (axes[2][i] as number) * z,
  );
  return { yaw, pitch, centre: centre as unknown as V3, span: (eye - z) * 2 * TAN };
}

/** How far along a direction the middle of a ball is. */
const along = (axis: V3, ball: Ball): number => axis[0] * ball[0] + axis[1] * ball[1] + axis[2] * ball[2];
