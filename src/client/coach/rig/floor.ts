import { BODY } from '#programme/clips/body-measures.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import { freeToes, hangToes } from './feet.ts';
import { framed, solveTwoBone } from './two-bone-ik.ts';
import {
  aboveZero,
  across,
  add,
  clamp,
  cross,
  dot,
  easeFrom,
  fadedEnds,
  length,
  NO_TURN,
  scale,
  smooth,
  sub,
  unit,
} from './vector.ts';
import { bendOf, jointsOf, moveEnd, placeLimb, pointOf, type World } from './world.ts';

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
  from * easeFrom(BRIEF, 0, u) + to * easeFrom(1 - BRIEF, 1, u);

/** Share of a segment at its ends over which a foot that travels is lifted, and put down again. */
const LIFTED = 0.4;

/** Height over the floor above which a foot passes at a share of its way, whose highest is given; metres. */
export const passingAt = (highest: number, u: number): number => highest * fadedEnds(LIFTED, u);

/** Height of a knee or elbow that rests on a floor, metres. */
const restOn = (floor: number, { arm }: LimbShape): number => floor + (arm ? BODY.elbowRest : BODY.kneeRest);

/**
 * Lifts a knee or elbow that is moved by its joints so far that it rests on the floor; shin and hand come along. For each
 * metre that it is too low it is taken so far `ahead` that it does not whip round right under its hip.
 */
export function keepMiddleAboveFloor(world: World, limb: LimbShape, floor = 0, ahead = 0): void {
  const [root, mid, end] = jointsOf(world, limb);
  const rest = restOn(floor, limb);
  if (mid[1] >= rest || root[1] < rest) return;
  const drop = Math.max(rest - root[1], -limb.lengths[0]);
  const by = ahead * smooth(0.8, 0.97, -drop / limb.lengths[0]) * (rest - mid[1]);
  const way = add(sub(mid, root), scale(bendOf(world, limb), by));
  const out = Math.sqrt(limb.lengths[0] ** 2 - drop ** 2) / Math.hypot(way[0], way[2]);
  const raised = add(root, [way[0] * out, drop, way[2] * out]);
  placeLimb(world, limb, framed(root, raised, add(raised, sub(end, mid)), bendOf(world, limb), limb.arm));
}

/** Swings the knee or elbow of a held limb round the line from hip to foot, or shoulder to hand, until it is over the floor. */
export function swingMiddleAboveFloor(world: World, limb: LimbShape, floor: number): void {
  const [root, mid, end] = jointsOf(world, limb);
  const sunk = aboveZero(restOn(floor, limb) - mid[1], SOFT);
  if (sunk === 0) return;
  const line = unit(sub(end, root));
  const up = unit(across([0, 1, 0], line));
  const aside = cross(line, up);
  const bent = across(sub(mid, root), line);
  const high = clamp((bent[1] + sunk) / (length(bent) * up[1]), -1, 1);
  const side = Math.sign(dot(bent, aside)) * Math.sqrt(1 - high * high);
  placeLimb(world, limb, solveTwoBone(root, end, add(scale(up, high), scale(aside, side)), limb));
}

/** Metres over and under the floor within which what comes down on it is slowed. */
const SOFT = 0.012;

/** Lifts a hand or foot that is moved by its joints so far that it rests on the floor. */
export function keepAboveFloor(world: World, limb: LimbShape, stiff: boolean, floor = 0): void {
  const sunk = aboveZero(floor - clearance(world, limb, stiff), SOFT);
  if (sunk > 0) moveEnd(world, limb, add(world.at[limb.upper + 2] as Vec, [0, sunk, 0]));
}
