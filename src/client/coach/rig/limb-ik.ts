import { BODY } from '#programme/clips/body-measures.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { END, GOAL, LIFT, LOWER, POLE, quatAt, type Row, TOES, UPPER, vecAt } from './channels.ts';
import type { Contacts, Mode, SolvedKey } from './contacts.ts';
import { flatToes, freeToes, hangToes } from './feet.ts';
import { floorAt, keepAboveFloor, keepMiddleAboveFloor, passingAt, swingMiddleAboveFloor } from './floor.ts';
import { endGoal, midGoal } from './goals.ts';
import { keepEndInRange, keepHipInRange } from './joint-range.ts';
import { framed, HARD, SOFT, type Solved, solveTwoBone, within } from './two-bone-ik.ts';
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
  rotate,
  scale,
  smooth,
  sub,
  times,
  unit,
} from './vector.ts';
import { bendOf, hang, jointsOf, moveEnd, placeLimb, reached, type World } from './world.ts';

/**
 * Solves one limb of a posture whose trunk stands: by its joints, planted, on its knee or elbow, or reaching.
 * `u`, 0 to 1, is the share of the segment that is over.
 */
export function solveLimb(world: World, limb: LimbShape, row: Row, contacts: Contacts, u: number): void {
  const c = limb.channel;
  const mode = contacts.modes[limb.index];
  const end = quatAt(row, c + END);
  hang(world, limb.upper, limb.parent, limb.root, quatAt(row, c + UPPER));
  hang(world, limb.upper + 1, limb.upper, [0, -limb.lengths[0], 0], quatAt(row, c + LOWER));
  hang(world, limb.upper + 2, limb.upper + 1, [0, -limb.lengths[1], 0], end);
  const root = world.at[limb.upper] as Vec;
  if (mode === 'end') {
    const goal = endGoal(limb, row);
    placeLimb(world, limb, solveTwoBone(root, goal.at, vecAt(row, c + POLE), limb), goal.turn);
    if (contacts.floored) swingMiddleAboveFloor(world, limb, floorAt(contacts.floored, u));
  } else if (mode === 'free') {
    solveFree(world, limb, contacts, u);
  } else {
    const solved = mode === 'mid' ? kneel(root, limb, row) : reach(world, limb, row, contacts);
    placeLimb(world, limb, solved, times(solved.lower, end));
  }
  if (limb.arm) return;
  const of = (channel: number): number => row[c + channel] as number;
  hangToes(world, limb, mode === 'end' ? flatToes(of(LIFT)) : freeToes(world, limb, of(TOES)));
}

/** A limb moved by its joints, drawn to where the key before or after holds it. */
function solveFree(world: World, limb: LimbShape, contacts: Contacts, u: number): void {
  const { from, to, floored } = contacts;
  const ends = [from?.modes[limb.index], to?.modes[limb.index]];
  const lift = ends.includes('mid') ? PASSING : 0;
  if (!floored) keepMiddleAboveFloor(world, limb);
  if (from) approach(world, limb, from, 1 - u, lift, floored !== undefined);
  if (to) approach(world, limb, to, u, lift, floored !== undefined);
  if (floored) keepOnWay(world, limb, contacts, floored, u);
  else if (!ends.includes('end')) keepAboveFloor(world, limb, true);
}

/** Keeps a free limb off her legs and the floor, and in its range, between two keys of a way. */
function keepOnWay(
  world: World,
  limb: LimbShape,
  { from, to, passes }: Contacts,
  floored: readonly [number, number],
  u: number,
): void {
  const [begins, ceases] = [from, to].map((key, end) => key?.modes[limb.index] === 'free' && floored[end] === 0);
  const floor = floorAt(floored, u);
  if (limb.arm) keepOffLeg(world, limb, (begins ? 1 : easeFrom(0, FADE, u)) * (ceases ? 1 : easeFrom(1, 1 - FADE, u)));
  keepHipInRange(world, limb);
  keepMiddleAboveFloor(world, limb, floor, limb.arm ? 0 : KNEE_AHEAD);
  keepAboveFloor(world, limb, false, floor + passingAt(passes?.[limb.index] ?? 0, u));
  keepEndInRange(world, limb);
}
/** Metres ahead for each metre that a knee is too low. */
const KNEE_AHEAD = 3;
/** Height in metres that an ankle passes at when a leg goes from its knee to its foot, or back. */
const PASSING = 0.17;

function reach(world: World, limb: LimbShape, row: Row, contacts: Contacts): Solved {
  const c = limb.channel;
  const root = world.at[limb.upper] as Vec;
  const goal = vecAt(row, c + GOAL);
  const of = contacts.of[limb.index] as number;
  return solveTwoBone(root, within(root, reached(world, of, goal), limb.lengths), vecAt(row, c + POLE), limb);
}

/** Rests the limb on its knee or elbow; the pole is the side on which shin or forearm is not. */
function kneel(root: Vec, limb: LimbShape, row: Row): Solved {
  const goal = midGoal(limb, row);
  const upper = unit(sub(goal.at, root));
  const mid = add(root, scale(upper, limb.lengths[0]));
  return framed(root, mid, add(mid, scale(goal.along, limb.lengths[1])), scale(goal.along, -1), limb.arm);
}

/** Metres over its spot from which foot or hand comes straight down, and to which it goes straight up. */
const HOVER = 0.045;
/** Height in metres of an ankle under which a foot that reaches is on the floor: it comes down there, too, on a way. */
const LOW = 0.1;
/** Distance of hip and spot, as shares of the leg's length, between which the foot is let go: who jumps is not tied to the floor. */
const TAUT = 0.96;
const GONE = 1.09;
/**
 * How far a limb has been drawn to what holds it, by how near that key is; a foot on a way is sooner over the spot that it
 * reaches for, so that it comes down there and does not glide.
 */
const OVER: Readonly<Record<Mode, (near: number, isFootOnWay: boolean) => number>> = {
  free: () => 0,
  mid: () => 0,
  end: (near) => easeFrom(0.03, 0.85, near),
  reach: (near, isFootOnWay) => easeFrom(isFootOnWay ? 0.42 : 0.5, 1, near),
};
/**
 * Draws a limb that is moved by its joints to where a key holds it: over its spot first, then down on
 * it, so that nothing glides; a reaching hand just meets what it reaches for. `near` is 0 far from that
 * key and 1 at it; `lift` is how far over the spot it passes halfway. Within a clip elbow and knee swing to where its key
 * points them; on a way from one clip to another, where a hand may come from anywhere, they go along with the arm.
 */
function approach(
  world: World,
  limb: LimbShape,
  { row, modes, of }: SolvedKey,
  near: number,
  lift: number,
  isOnWay: boolean,
): void {
  const { arm, index, channel } = limb;
  const over = OVER[modes[index] as Mode](near, isOnWay && !arm);
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
const NEAREST_HAND = 0.29 * (BODY.upperArm + BODY.forearm);

/** A point no nearer to a root than some metres, softly. */
function awayFrom(root: Vec, point: Vec, nearest: number): Vec {
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

/** Metres between the middles of a forearm and of a thigh or shin under which the arm gives way, and how far at most. */
const CLEAR = 0.09;
const MOST = 0.12;
/** Share of a segment over which an arm begins, and ceases, to give way where a key holds it, or a clip is left or reached. */
const FADE = 0.2;

/**
 * Takes a free arm so far round the front of the leg of its side, and the left one in front of the right; once more round
 * the leg from where that has put it.
 */
function keepOffLeg(world: World, limb: LimbShape, share: number): void {
  const { upper } = LIMB_SHAPES[limb.index + 2] as LimbShape;
  const legs = [upper, upper + 1].map((bone) => [bone, bone] as const);
  const first = limb.side > 0 ? [...legs, [B.forearmR, B.chest] as const] : legs;
  for (const inTheWay of [first, legs]) {
    const at = (bone: number): Vec => world.at[bone] as Vec;
    const [root, mid, end] = jointsOf(world, limb);
    const nears = inTheWay.map(([bone]) => smooth(CLEAR, 0, segmentsApart(mid, end, at(bone), at(bone + 1))));
    const most =
      (MOST * share) /
      Math.max(
        1,
        nears.reduce((sum, near) => sum + near),
      );
    const push = inTheWay
      .map(([, faces], i) => scale(rotate(world.turn[faces] as Quat, [0, 0, 1]), most * (nears[i] as number)))
      .reduce(add);
    if (length(push) > 0) moveEnd(world, limb, awayFrom(root, add(end, push), NEAREST_HAND));
  }
}

/** Least distance of two stretches, each from one point to another; metres (C. Ericson, "Real-Time Collision Detection", 5.1.9). */
export function segmentsApart(p1: Vec, q1: Vec, p2: Vec, q2: Vec): number {
  const [d1, d2, r] = [sub(q1, p1), sub(q2, p2), sub(p1, p2)];
  const [a, e, f, b, c] = [dot(d1, d1) || 1e-9, dot(d2, d2) || 1e-9, dot(d2, r), dot(d1, d2), dot(d1, r)];
  const det = a * e - b * b;
  let s = det > 1e-9 ? clamp((b * f - c * e) / det, 0, 1) : 0;
  const t = clamp((b * s + f) / e, 0, 1);
  s = clamp((b * t - c) / a, 0, 1);
  return length(sub(add(p1, scale(d1, s)), add(p2, scale(d2, t))));
}
