import { BODY } from '#programme/clips/body-measures.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { smooth } from '../math.ts';
import type { LimbShape } from './bones.ts';
import { GOAL, POLE, quatAt, vecAt } from './channels.ts';
import type { Mode, SolvedKey } from './contacts.ts';
import { endGoal } from './goals.ts';
import { HARD, SOFT, solveTwoBone, within } from './two-bone-ik.ts';
import {
  across,
  add,
  clamp,
  cross,
  dot,
  easeFrom,
  inverse,
  length,
  lerp,
  type Quat,
  scale,
  sub,
  times,
  unit,
} from './vector.ts';
import { bendOf, jointsOf, placeLimb, reached, type World } from './world.ts';

/** Metres over its spot from which foot or hand comes straight down, and to which it goes straight up. */
const HOVER = 0.045;
/** Height in metres of an ankle under which a foot that reaches is on the floor: it comes down there, too, on a way. */
const LOW = 0.1;
/** Distance of hip and spot, as shares of the leg's length, between which the foot is let go: who jumps is not tied to the floor. */
const TAUT = 0.96;
const GONE = 1.09;
/** How far a limb has been drawn to what holds it, by how near that key is. */
const OVER: Readonly<Record<Mode, (near: number) => number>> = {
  free: () => 0,
  mid: () => 0,
  end: (near) => easeFrom(0.03, 0.85, near),
  reach: (near) => easeFrom(0.5, 1, near),
};

/**
 * Draws a limb that is moved by its joints to where a key holds it: over its spot first, then down on
 * it, so that nothing glides; a reaching hand just meets what it reaches for. `near` is 0 far from that
 * key and 1 at it; `lift` is how far over the spot it passes halfway. Within a clip elbow and knee swing to where its key
 * points them; on a way from one clip to another, where a hand may come from anywhere, they go along with the arm.
 */
export function approach(
  world: World,
  limb: LimbShape,
  { row, modes, of }: SolvedKey,
  near: number,
  lift: number,
  isOnWay: boolean,
): void {
  const { arm, index, channel } = limb;
  const over = OVER[modes[index] as Mode](near);
  if (over === 0) return;
  const [root, , end] = jointsOf(world, limb);
  const turn = world.turn[limb.upper + 2] as Quat;
  const long = limb.lengths[0] + limb.lengths[1];
  const planted = modes[index] === 'end' ? endGoal(limb, row) : undefined;
  const goal = planted?.at ?? reached(world, of[index] as number, vecAt(row, channel + GOAL));
  const comesDown = planted ?? (isOnWay && !arm && of[index] === -1 && goal[1] < LOW);
  const wanted = comesDown ? overSpot(end, goal, near, over, lift) : lerp(end, goal, over);
  const at = arm
    ? awayFrom(root, wanted, NEAREST_HAND)
    : awayFrom(root, lerp(wanted, end, releasedAt(length(sub(goal, root)) / long, near)), NEAREST_FOOT);
  const line = unit(sub(at, root));
  const bend = bendOf(world, limb);
  const pole = isOnWay
    ? carried(bend, unit(sub(end, root)), line)
    : swung(bend, vecAt(row, channel + POLE), line, over);
  const soft = softFrom(length(sub(end, root)) / long, near, planted ? undefined : over);
  const solved = solveTwoBone(root, within(root, at, limb.lengths, soft), pole, limb);
  placeLimb(world, limb, solved, planted && mixed(turn, planted.turn, arm ? easeFrom(0.35, 1, near) : over));
}

/** The share of its length from which the limb stretches softly: never less than it is stretched by its joints, and hardly where it is planted. */
function softFrom(stretched: number, near: number, reached: number | undefined): number {
  const straight = clamp(stretched, SOFT, HARD);
  const begins = straight + (SOFT - straight) * (reached ?? easeFrom(0.03, 0.5, near));
  return reached === undefined ? begins + (HARD - begins) * easeFrom(0.7, 1, near) : begins;
}

/** From where the joints put foot or hand to a point over its spot, and down on it; higher halfway where it has to pass. */
function overSpot(end: Vec, goal: Vec, near: number, over: number, lift: number): Vec {
  const [x, y, z] = lerp(end, add(goal, [0, HOVER * (1 - easeFrom(0.5, 1, near)), 0]), over);
  const passing = lift > 0 ? 64 * (near * (1 - near)) ** 3 : 0;
  return [x, y + Math.max(0, goal[1] + lift - y) * passing, z];
}

/** How far a foot is let go whose hip is so many lengths of the leg from its spot, and which is so near to being held. */
const releasedAt = (apart: number, near: number): number => smooth(TAUT, GONE, apart) * easeFrom(1, 0.8, near);

/** Nearest that a foot on its way comes to its hip, and a hand to its shoulder, metres. */
const NEAREST_FOOT = 0.4 * (BODY.thigh + BODY.shin);
export const NEAREST_HAND = 0.29 * (BODY.upperArm + BODY.forearm);

/** A point no nearer to a root than some metres, softly. */
export function awayFrom(root: Vec, point: Vec, nearest: number): Vec {
  const way = sub(point, root);
  const size = length(way);
  return size < nearest
    ? add(root, scale(way, (nearest * nearest + size * size) / (2 * nearest * (size || 1))))
    : point;
}

/** A direction that goes along as another one turns, the short way, from `from` to `to`. */
function carried(direction: Vec, from: Vec, to: Vec): Vec {
  const axis = cross(from, to);
  const turned = cross(axis, direction);
  return add(add(direction, turned), scale(cross(axis, turned), 1 / (1 + Math.max(-0.99, dot(from, to)))));
}

/** A pole on its way round the line from shoulder to hand, or hip to foot. */
function swung(from: Vec, to: Vec, line: Vec, share: number): Vec {
  const [p, q] = [unit(across(from, line)), unit(across(to, line))];
  const angle = Math.atan2(dot(cross(p, q), line), dot(p, q)) * share;
  return add(scale(p, Math.cos(angle)), scale(cross(line, p), Math.sin(angle)));
}

/** A turn between two, the short way round. */
function mixed(a: Quat, b: Quat, share: number): Quat {
  const sign = times(inverse(a), b)[3] < 0 ? -1 : 1;
  const part = (i: number): number => (a[i] as number) * (1 - share) + sign * (b[i] as number) * share;
  return quatAt(Float64Array.of(part(0), part(1), part(2), part(3)), 0);
}
