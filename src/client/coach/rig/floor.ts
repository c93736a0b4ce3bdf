import { BODY } from '#programme/clips/body.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import { freeToes, hangToes } from './toes.ts';
import { framed, hingeSign, solveTwoBone } from './two-bone-ik.ts';
import {
  across,
  add,
  clamp,
  cross,
  dot,
  ease,
  length,
  NO_TURN,
  type Quat,
  rotate,
  scale,
  sub,
  unit,
} from './vector.ts';
import { placeLimb, pointOf, type World } from './world.ts';

/** Points of the sole that touch the ground first, in the frame of the foot, and the thickness of a hand; metres. */
const HEEL: Vec = [0, -BODY.ankle, -BODY.heel];
const BALL: Vec = [0, -BODY.ankle, BODY.ball];
const HAND_THICKNESS = 0.018;

/** Height of the lowest point of a hand or foot over the floor; below 0 it sinks in. Toes count as stiff, or bend up. */
function clearance(world: World, limb: LimbShape, stiff: boolean): number {
  const height = (bone: number, point: Vec): number => pointOf(world, bone, point)[1];
  const foot = limb.upper + 2;
  if (limb.arm) return Math.min(height(foot, [0, 0, 0]), height(foot, [0, -BODY.hand, 0])) - HAND_THICKNESS;
  hangToes(world, limb, stiff ? NO_TURN : freeToes(world, limb));
  const tip = height(foot + 1, [0, stiff ? -0.015 : -0.02, BODY.toes]);
  return Math.min(height(foot, HEEL), height(foot, BALL), tip);
}

/** Share of a segment at its ends over which the floor comes up, and goes down again. */
const BRIEF = 0.25;

/** Height of the floor at a share of a segment that has it at two heights at its ends, metres. */
export const floorAt = ([from, to]: readonly [number, number], u: number): number =>
  from * (1 - ease(Math.min(1, u / BRIEF))) + to * (1 - ease(Math.min(1, (1 - u) / BRIEF)));

/** Share of a segment at its ends over which a foot that travels is lifted, and put down again. */
const LIFTED = 0.4;

/** Height over the floor above which a foot passes at a share of its way, whose highest is given; metres. */
export const passingAt = (highest: number, u: number): number =>
  highest * ease(Math.min(1, u / LIFTED)) * ease(Math.min(1, (1 - u) / LIFTED));

/** Lifts a knee or elbow that is moved by its joints so far that it rests on the floor; shin and hand come along. */
export function keepMiddleAboveFloor(world: World, limb: LimbShape, floor = 0): void {
  const [root, mid, end] = [0, 1, 2].map((part) => world.at[limb.upper + part]);
  const rest = (limb.arm ? BODY.elbowRest : BODY.kneeRest) + floor;
  if (!root || !mid || !end || mid[1] >= rest || root[1] < rest) return;
  const front = scale(rotate(world.turn[limb.upper] as Quat, [0, 0, 1]), hingeSign(limb.arm));
  const way = sub(mid, root);
  const level = Math.hypot(way[0], way[2]) || 1e-6;
  const drop = Math.max(rest - root[1], -limb.lengths[0]);
  const out = Math.sqrt(limb.lengths[0] ** 2 - drop ** 2) / level;
  const raised = add(root, [way[0] * out, drop, way[2] * out]);
  const shin = sub(end, mid);
  placeLimb(world, limb, framed(root, raised, add(raised, shin), front, limb.arm), world.turn[limb.upper + 2] as Quat);
}

/** Swings the knee or elbow of a held limb round the line from hip to foot, or shoulder to hand, until it is over the floor. */
export function swingMiddleAboveFloor(world: World, limb: LimbShape, floor: number): void {
  const [root, mid, end] = [0, 1, 2].map((part) => world.at[limb.upper + part]);
  if (!root || !mid || !end) return;
  const sunk = aboveZero((limb.arm ? BODY.elbowRest : BODY.kneeRest) + floor - mid[1]);
  if (sunk === 0) return;
  const line = unit(sub(end, root));
  const up = unit(across([0, 1, 0], line));
  const aside = cross(line, up);
  const hub = add(root, scale(line, dot(sub(mid, root), line)));
  const bent = sub(mid, hub);
  const high = clamp((dot(bent, [0, 1, 0]) + sunk) / (length(bent) * up[1] || 1), -1, 1);
  const out = rotate(world.turn[limb.parent] as Quat, [limb.side, 0, 0]);
  const side = Math.sign(dot(Math.abs(dot(bent, aside)) > 1e-3 ? bent : out, aside)) || 1;
  const pole = add(scale(up, high), scale(aside, side * Math.sqrt(1 - high * high)));
  placeLimb(world, limb, solveTwoBone(root, end, pole, limb), world.turn[limb.upper + 2] as Quat);
}

/** Metres over and under the floor within which what comes down on it is slowed. */
const SOFT = 0.012;

/** The greater of 0 and a number, rounded where they meet. */
function aboveZero(n: number): number {
  if (n <= -SOFT) return 0;
  return n >= SOFT ? n : (n + SOFT) ** 2 / (4 * SOFT);
}

/** Lifts a hand or foot that is moved by its joints so far that it rests on the floor. */
export function keepAboveFloor(world: World, limb: LimbShape, stiff: boolean, floor = 0): void {
  const sunk = aboveZero(floor - clearance(world, limb, stiff));
  if (sunk === 0) return;
  const [root, mid, end] = [0, 1, 2].map((part) => world.at[limb.upper + part] ?? ([0, 0, 0] as Vec));
  if (!root || !mid || !end) return;
  const front = rotate(world.turn[limb.upper] as Quat, [0, 0, 1]);
  const solved = solveTwoBone(root, add(end, [0, sunk, 0]), scale(front, hingeSign(limb.arm)), limb);
  placeLimb(world, limb, solved, world.turn[limb.upper + 2] as Quat);
}
