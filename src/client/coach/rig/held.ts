import type { Bone } from '#programme/clips/bone-names.ts';
import type { Clip, Held } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { quatAt, vecAt } from './channels.ts';
import { BREATH, STRIDE } from './frame.ts';
import {
  across,
  add,
  cross,
  fromAxes,
  inverse,
  lerp,
  pitch,
  type Quat,
  roll,
  rotate,
  sub,
  times,
  unit,
} from './vector.ts';

/**
 * A held thing in the room. A backpack is about 0.27 wide (x), 0.36 high (y) and 0.16 deep (z), its
 * straps at -z; a bottle stands along y, 0.24 high, 0.034 in radius. `at` is the middle of the thing.
 */
export interface Carried {
  readonly at: Vec;
  readonly turn: Quat;
}

/** Half sizes of what she carries, and the radius of a bottle; metres. */
export const BACKPACK = { half: [0.135, 0.18, 0.08] } as const;
export const BOTTLE = { radius: 0.034, half: 0.12 } as const;

/** Where the trunk carries a backpack: bone, and its middle there. */
const CARRIED = {
  chest: ['chest', [0, 0.06, 0.185]],
  hips: ['pelvis', [0, 0.02, 0.17]],
} as const satisfies Record<string, readonly [Bone, Vec]>;

/** Where her arms carry a baby: low enough that her own face is seen, the head towards her left shoulder. */
const CRADLED = ['chest', [0.015, 0.01, 0.185]] as const satisfies readonly [Bone, Vec];
const LEANING = times(roll(-24), pitch(-12));

/** Where an arrow is with a full breath: before the hips of somebody who stands, behind those of somebody who sits, beside those of somebody lying. Metres. */
const [BEFORE, BEHIND, BESIDE] = [
  [0.175, 0.03, 0.095],
  [0, 0, -0.24],
  [0.255, 0, 0.03],
] as const;
/** Metres under which her hips are as she sits on the floor. */
const SITTING = 0.3;
/** How far it goes up until that breath is out. */
const LIFT = 0.07;

function arrowIn(frame: Float32Array, turn: Quat): Carried {
  const isUpright = rotate(turn, [0, 1, 0])[1] > 0.5;
  const isSitting = vecAt(frame, B.pelvis * STRIDE)[1] < SITTING;
  const from = isUpright ? (isSitting ? BEHIND : BEFORE) : BESIDE;
  return { at: inFrame(frame, B.pelvis, add(from, [0, LIFT * (1 - (frame[BREATH] as number)), 0])), turn };
}

/** Everything she carries in a moment. */
export function carriedAt({ held }: Clip, frame: Float32Array): Carried[] {
  if (!held) return [];
  const { kind, at, size = 1 } = held;
  if (at === 'chest' || at === 'hips') {
    const [bone, point] = kind === 'baby' ? CRADLED : CARRIED[at];
    const turn = turnIn(frame, B[bone]);
    if (kind === 'arrow') return [arrowIn(frame, turn)];
    return [{ at: inFrame(frame, B[bone], point), turn: kind === 'baby' ? times(turn, LEANING) : turn }];
  }
  if (at === 'hands') return [between(kind, frame, size)];
  const hands = at === 'eachHand' ? (['handL', 'handR'] as const) : [at];
  return hands.map((hand): Carried => {
    const [middle, turn] = [gripIn(frame, hand), turnIn(frame, B[hand])];
    // a bottle lies across the palm, its cap on the side of the thumb
    if (kind === 'bottle') return { at: middle, turn: times(turn, pitch(90)) };
    return hanging(middle, rotate(turn, [0, 0, 1]), size);
  });
}

/** The turn of a bone in a frame. */
export const turnIn = (frame: Float32Array, bone: number): Quat => quatAt(frame, bone * STRIDE + 3);
/** A point of a bone in a frame, in the room. */
export const inFrame = (frame: Float32Array, bone: number, point: Vec): Vec =>
  add(vecAt(frame, bone * STRIDE), rotate(turnIn(frame, bone), point));
/** A point of the room, in the frame of a bone. */
export const fromFrame = (frame: Float32Array, bone: number, point: Vec): Vec =>
  rotate(inverse(turnIn(frame, bone)), sub(point, vecAt(frame, bone * STRIDE)));

/** Middle of a closed hand: a little to the side of the palm. */
const gripIn = (frame: Float32Array, hand: 'handL' | 'handR'): Vec =>
  inFrame(frame, B[hand], [hand === 'handL' ? -0.022 : 0.022, -0.082, 0.004]);

/** A backpack hangs upright by its loop under a point; of its breadth only the level part counts. */
function hanging(from: Vec, breadth: Vec, size: number): Carried {
  const x = unit(across(breadth, [0, 1, 0]));
  return { at: add(from, [0, -BACKPACK.half[1] * size - 0.03, 0]), turn: upright(x, [0, 1, 0]) };
}

/** Between both hands: held by its sides, upright with the thumbs; by its loop where both arms hang. */
function between(kind: Held['kind'], frame: Float32Array, size: number): Carried {
  const [left, right] = [gripIn(frame, 'handL'), gripIn(frame, 'handR')];
  /** A direction of the left hand and that of the right one, together. */
  const both = (way: Vec): Vec => add(rotate(turnIn(frame, B.handL), way), rotate(turnIn(frame, B.handR), way));
  const [x, at] = [unit(sub(left, right)), lerp(left, right, 0.5)];
  const fingers = both([0, -1, 0])[1] / 2;
  if (kind === 'backpack' && fingers < -0.6) return hanging(at, x, size);
  const thumbs = both([0, 0, 1]);
  const up = Math.abs(fingers) > 0.95 ? thumbs : add(thumbs, [0, 0.4, 0]);
  return { at, turn: upright(x, unit(across(up, x))) };
}

/** The turn of a thing whose x and y axes point there. */
const upright = (x: Vec, y: Vec): Quat => fromAxes(x, y, cross(x, y));
