import type { Clip } from './clip.ts';
import type { Key, Pose } from './pose.ts';
import type { Vec } from './vec.ts';

/** The bone, or hand, on the other side of the body. */
export const otherBone = <Name extends string>(name: Name): Name =>
  (name.endsWith('L') ? `${name.slice(0, -1)}R` : name.endsWith('R') ? `${name.slice(0, -1)}L` : name) as Name;

/** A clip done on the other side, with its furniture and its camera: what `frameAt` shows when mirrored. */
export function mirroredClip(clip: Clip): Clip {
  const { view, also, props = [], held } = clip;
  return {
    ...clip,
    view: { ...view, yaw: -view.yaw },
    ...(also && { also: { ...also, yaw: -also.yaw } }),
    props: props.map((prop) => ({ ...prop, at: [-prop.at[0], prop.at[1]], turn: -(prop.turn ?? 0) })),
    ...(held && { held: { ...held, at: otherBone(held.at) } }),
    keys: clip.keys.map((key) => ({ ...flipped(key), t: key.t })),
  };
}

/** A loop out of its first half: the keys before 0.5, and half a loop later the same with left and right exchanged. */
export const bothSides = (...half: readonly Key[]): readonly Key[] => [
  ...half,
  ...half.map((key) => ({ ...flipped(key), t: key.t + 0.5 })),
];

/** The same pose with left and right exchanged. */
export function flipped(pose: Pose): Pose {
  const { turn = 0, lean = 0, side = 0, twist = 0, head = [0] } = pose;
  const { armL = {}, armR = {}, legL = {}, legR = {} } = pose;
  const [nod, headSide = 0, headTurn = 0] = head;
  return {
    ...pose,
    at: across(pose.at),
    ...(pose.rest && { rest: { ...pose.rest, point: across(pose.rest.point) } }),
    ...(pose.touch && { touch: [otherBone(pose.touch[0]), otherBone(pose.touch[1])] as const }),
    ...(pose.against && {
      against: { ...pose.against, at: [-pose.against.at[0], pose.against.at[1]], facing: -pose.against.facing },
    }),
    turn: -turn,
    lean: -lean,
    side: -side,
    twist: -twist,
    head: [nod, -headSide, -headTurn],
    armL: otherLimb(armR),
    armR: otherLimb(armL),
    legL: otherLimb(legR),
    legR: otherLimb(legL),
  };
}

const across = ([x, y, z]: Vec): Vec => [-x, y, z];
const SPOTS = ['at', 'on', 'to', 'pole'];

/** A limb for the other side of the body: its spots and its facing are mirrored, its angles and named poles stay. */
export function otherLimb<L extends object>(limb: L): L {
  const mirrored = Object.entries(limb).map(([name, value]) => {
    if (name === 'facing') return [name, -value];
    if (name === 'of') return [name, otherBone(value)];
    return [name, SPOTS.includes(name) && typeof value !== 'string' ? [-value[0], ...value.slice(1)] : value];
  });
  return Object.fromEntries(mirrored);
}
