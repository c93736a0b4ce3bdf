import type { Bone } from '#programme/clips/bone-names.ts';
import type { Clip, Held } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { quatAt, vecAt } from './channels.ts';
import { STRIDE } from './frame.ts';
import {
  across,
  add,
  cross,
  fromAxes,
  inverse,
  lerp,
  pitch,
  type Quat,
  rotate,
  scale,
  sub,
  times,
  unit,
} from './vector.ts';

/**
 * A held thing in the room. A backpack is about 0.27 wide (x), 0.36 high (y) and 0.16 deep (z), its
 * straps at -z; a bottle stands along y, 0.24 high, 0.034 in radius. `at` is the middle of the thing.
 */
export interface Carried {
  readonly kind: Held['kind'];
  readonly at: Vec;
  readonly turn: Quat;
  /** Its scale; 1 by nature. */
  readonly size: number;
}

/** Half sizes of what she carries, and the radius of a bottle; metres. */
export const BACKPACK = { half: [0.135, 0.18, 0.08] } as const;
export const BOTTLE = { radius: 0.034, half: 0.12 } as const;

/** Middle of the closed hand, in the frame of the hand: a little to the side of the palm. */
const grip = (s: 'L' | 'R'): Vec => [s === 'L' ? -0.022 : 0.022, -0.082, 0.004];
/** Where the trunk carries a backpack: bone, and its middle there. */
const CARRIED = {
  chest: ['chest', [0, 0.06, 0.185]],
  hips: ['pelvis', [0, 0.02, 0.17]],
} as const satisfies Record<string, readonly [Bone, Vec]>;

/** Everything she carries in a moment. */
export function carriedAt(clip: Clip, frame: Float32Array): Carried[] {
  const { held } = clip;
  if (!held) return [];
  const { kind, at, size = 1 } = held;
  if (at === 'chest' || at === 'hips') {
    const [bone, point] = CARRIED[at];
    return [{ kind, at: inFrame(frame, B[bone], point), turn: turnIn(frame, B[bone]), size }];
  }
  if (at === 'hands') return [between(kind, frame, size)];
  const sides = at === 'eachHand' ? (['L', 'R'] as const) : ([at === 'handL' ? 'L' : 'R'] as const);
  return sides.map((s) =>
    kind === 'bottle'
      ? inFist(frame, s, size)
      : hanging(inFrame(frame, handOf(s), grip(s)), rotate(turnIn(frame, handOf(s)), [0, 0, 1]), size),
  );
}

/** The turn of a bone in a frame. */
export const turnIn = (frame: Float32Array, bone: number): Quat => quatAt(frame, bone * STRIDE + 3);
/** A point of a bone in a frame, in the room. */
export const inFrame = (frame: Float32Array, bone: number, point: Vec): Vec =>
  add(vecAt(frame, bone * STRIDE), rotate(turnIn(frame, bone), point));
/** A point of the room, in the frame of a bone. */
export const fromFrame = (frame: Float32Array, bone: number, point: Vec): Vec =>
  rotate(inverse(turnIn(frame, bone)), sub(point, vecAt(frame, bone * STRIDE)));
const handOf = (s: 'L' | 'R'): number => (s === 'L' ? B.handL : B.handR);

/** A bottle lies across the palm, its cap on the side of the thumb. */
const inFist = (frame: Float32Array, s: 'L' | 'R', size: number): Carried => ({
  kind: 'bottle',
  size,
  at: inFrame(frame, handOf(s), grip(s)),
  turn: times(turnIn(frame, handOf(s)), pitch(90)),
});

/** A backpack hangs upright by its loop under a point; `across` is its breadth, of which only the level part counts. */
function hanging(from: Vec, breadth: Vec, size: number): Carried {
  const x = unit(across(breadth, [0, 1, 0]));
  return {
    kind: 'backpack',
    at: add(from, [0, -BACKPACK.half[1] * size - 0.03, 0]),
    turn: fromAxes(x, [0, 1, 0], cross(x, [0, 1, 0])),
    size,
  };
}

/** Between both hands: held by its sides, upright with the thumbs; by its loop where both arms hang. */
function between(kind: Held['kind'], frame: Float32Array, size: number): Carried {
  const [left, right] = [inFrame(frame, B.handL, grip('L')), inFrame(frame, B.handR, grip('R'))];
  const x = unit(sub(left, right));
  const fingers = scale(
    add(rotate(turnIn(frame, B.handL), [0, -1, 0]), rotate(turnIn(frame, B.handR), [0, -1, 0])),
    0.5,
  );
  if (kind === 'backpack' && fingers[1] < -0.6) return hanging(lerp(left, right, 0.5), x, size);
  const thumbs = add(rotate(turnIn(frame, B.handL), [0, 0, 1]), rotate(turnIn(frame, B.handR), [0, 0, 1]));
  const up = unit(across(Math.abs(fingers[1]) > 0.95 ? thumbs : add(thumbs, [0, 0.4, 0]), x));
  return { kind, at: lerp(left, right, 0.5), turn: fromAxes(x, up, cross(x, up)), size };
}
