/** Framing: the camera stands as near as her whole loop, and the furniture that the move needs, allow. */

import type { Compiled } from '#client/coach/rig/compile.ts';
import { frameAt } from '#client/coach/rig/frame.ts';
import { add, dot, rotate, sub, type V3 } from '#client/coach/rig/vector.ts';
import type { Bone } from '#programme/clips/bone-names.ts';
import type { Clip, Prop } from '#programme/clips/clip.ts';
import { alongAxes, axesOf, type CameraView, TAN } from '../camera.ts';
import { B } from '../rig/bones.ts';
import { quatAt, vecAt } from '../rig/channels.ts';
import { inFrame } from '../rig/held.ts';
import { FURNITURE, inRoom } from '../rig/props.ts';
import { newCarried, writeCarried } from '../room/carried.ts';
import type { Solid } from '../room/solid.ts';
import { newMoment } from './moment.ts';

/** A ball that has to be seen: x, y, z, radius. */
export type Ball = readonly [number, number, number, number];

/** Radius of her head; no other ball has it. */
const HEAD = 0.115;

/** Balls on her bones: how big, and where in the frame of the bone where not at its joint. */
type OnBone<Name> = readonly [bone: Name, radius: number, at?: V3];
const MIDDLE: readonly OnBone<Bone>[] = [
  ['pelvis', 0.15],
  ['chest', 0.12],
  ['bun', 0.062, [0, 0.045, -0.01]],
  ['head', HEAD, [0, 0.12, 0]],
];
const EACH_SIDE = [
  ['upperArm', 0.05],
  ['forearm', 0.04],
  ['hand', 0.025],
  ['hand', 0.02, [0, -0.15, 0]],
  ['thigh', 0.1],
  ['shin', 0.06],
  ['foot', 0.045],
  ['foot', 0.03, [0, -0.045, -0.035]],
  ['toes', 0.03],
  ['toes', 0.025, [0, 0.005, 0.055]],
] as const;
const ON_HER: readonly OnBone<Bone>[] = [
  ...MIDDLE,
  ...EACH_SIDE.flatMap(([bone, ...ball]): OnBone<Bone>[] => [
    [`${bone}L`, ...ball],
    [`${bone}R`, ...ball],
  ]),
];
/** Moments of a loop that are looked at. */
export const LOOP = Array.from({ length: 24 }, (_, i) => i / 24);

/** Balls that hold the coach and what she carries through a loop, or at some phases of it; those of a clip that is seen from near leave out what is under the hips. */
export function ballsOf(compiled: Compiled, phases: readonly number[] = LOOP): Ball[] {
  const { clip } = compiled;
  const carried = newCarried(clip);
  const { carried: numbers } = newMoment();
  const seen = ON_HER.filter(([bone]) => clip.near !== 'top' || B[bone] < B.thighL);
  return phases.flatMap((phase) => {
    const frame = frameAt(compiled, phase);
    writeCarried(clip, frame, numbers);
    carried.place(numbers);
    return [
      ...seen.map(([bone, radius, at = NOWHERE]): Ball => [...inFrame(frame, B[bone], at), radius]),
      ...carried.solids.flatMap(cornersIn),
    ];
  });
}
const NOWHERE: V3 = [0, 0, 0];

/** The same balls where her hair stands off her head by so many metres. */
export const withHair = (balls: readonly Ball[], by: number): readonly Ball[] =>
  by === 0 ? balls : balls.map(([x, y, z, radius]) => [x, y, z, radius === HEAD ? HEAD + by : radius]);

/** Balls in the rounded corners of a box. */
const cornersIn = ({ at, half, turn, round: [, rim = 0] }: Solid): Ball[] => {
  const [x, y, z] = sub(vecAt(half, 0), [rim, rim, rim]);
  return eachCorner(x, [y, -y], z).map((corner): Ball => [...add(vecAt(at, 0), rotate(quatAt(turn, 0), corner)), rim]);
};
const eachCorner = (x: number, heights: readonly number[], z: number): V3[] =>
  heights.flatMap((y) => [x, -x].flatMap((px): V3[] => [z, -z].map((pz): V3 => [px, y, pz])));

/** What of the furniture must stay on the stage for the move to be understood: points of a prop that looks to +z. */
const SEEN: Readonly<Partial<Record<Prop['kind'], readonly V3[]>>> = {
  chair: cornersOf('chair'),
  step: cornersOf('step'),
  table: cornersOf('table'),
  // the middle of their front edges, and of the back
  counter: [0.3, -0.3].map((x) => [x, 0.9, 0.3]),
  sofa: [0.4, -0.4].flatMap((x): V3[] => [
    [x, 0.44, 0.275],
    [x, 0.8, -0.275],
  ]),
};
/** The corners of the box that holds a piece of furniture, which stands over the middle of its prop. */
function cornersOf(kind: keyof typeof FURNITURE): V3[] {
  const most = (axis: number): number =>
    Math.max(...FURNITURE[kind].map(({ middle, half }) => Math.abs(middle[axis] as number) + (half[axis] as number)));
  return eachCorner(most(0), [0, most(1)], most(2));
}
const EDGE = 0.02;

/** Balls that hold what the move needs of its furniture. */
export const furnitureBalls = ({ props = [], near }: Clip): Ball[] =>
  near === 'top'
    ? []
    : props.flatMap((prop) => (SEEN[prop.kind] ?? []).map((point): Ball => [...inRoom(prop, point), EDGE]));

/** Share of the stage that is left free at each edge; pixels are left to the page. */
const LEAST_AIR = 0.024;

/** The view that just holds every ball, at a yaw and pitch; `aspect` is width by height of the stage. */
export function fitView(
  balls: readonly Ball[],
  yaw: number,
  pitch: number,
  aspect: number,
  air = LEAST_AIR,
): CameraView {
  const axes = axesOf(yaw, pitch);
  const tx = TAN * Math.max(1, aspect) * (1 - 2 * air);
  const ty = TAN * Math.max(1, 1 / aspect) * (1 - 2 * air);
  const [kx, ky] = [Math.hypot(1, tx), Math.hypot(1, ty)];
  // each side plane of the pyramid must lie outside every ball
  let [left, right, down, up, depth] = [-9, -9, -9, -9, 0];
  for (const ball of balls) {
    const x = along(axes[0], ball);
    const y = along(axes[1], ball);
    const z = along(axes[2], ball);
    const wide = z * tx + ball[3] * kx;
    const high = z * ty + ball[3] * ky;
    left = Math.max(left, wide - x);
    right = Math.max(right, wide + x);
    down = Math.max(down, high - y);
    up = Math.max(up, high + y);
    depth += z;
  }
  const [x, y] = [(right - left) / 2, (up - down) / 2];
  const eye = Math.max((right + left) / 2 / tx, (up + down) / 2 / ty);
  const z = depth / balls.length;
  return { yaw, pitch, centre: alongAxes(axes, x, y, z), span: (eye - z) * 2 * TAN };
}

/** The ball that holds head and bun of a frame. */
export const headOf = (frame: Float32Array): Ball => [...inFrame(frame, B.head, [0, 0.15, 0]), 0.16];

/** The view, from so much further away that a ball is in it. */
export function holding(ball: Ball, view: CameraView, aspect: number): CameraView {
  const axes = axesOf(view.yaw, view.pitch);
  const from = sub([ball[0], ball[1], ball[2]], view.centre);
  const needed = [0, 1].map((axis) => {
    const t = TAN * Math.max(1, axis === 0 ? aspect : 1 / aspect);
    return (Math.abs(dot(axes[axis] as V3, from)) + ball[3] * Math.hypot(1, t)) / t + dot(axes[2], from);
  });
  return { ...view, span: Math.max(view.span, ...needed.map((eye) => eye * 2 * TAN)) };
}

/** How far along a direction the middle of a ball is. */
const along = (axis: V3, ball: Ball): number => axis[0] * ball[0] + axis[1] * ball[1] + axis[2] * ball[2];
