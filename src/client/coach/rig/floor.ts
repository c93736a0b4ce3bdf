import { BODY } from '#programme/clips/body.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import { framed, hingeSign, solveTwoBone } from './two-bone-ik.ts';
import { add, NO_TURN, rotate, scale, sub } from './vector.ts';
import { placeLimb, pointOf, type World } from './world.ts';

/** Points of a hand or foot that touch the ground first, in the frame of the bone, and their thickness. */
const SOLE: readonly Vec[] = [
  [0, -BODY.ankle, -BODY.heel],
  [0, -BODY.ankle, BODY.ball],
  [0, -BODY.ankle + 0.005, BODY.ball + BODY.toes],
];
const HAND: readonly Vec[] = [
  [0, 0, 0],
  [0, -BODY.hand, 0],
];
const HAND_THICKNESS = 0.018;

/** Height of the lowest point of a hand or foot over the floor; below 0 it sinks in. */
export function clearance(world: World, limb: LimbShape): number {
  const heights = (limb.arm ? HAND : SOLE).map((point) => pointOf(world, limb.upper + 2, point)[1]);
  return Math.min(...heights) - (limb.arm ? HAND_THICKNESS : 0);
}

/** Lifts a knee or elbow that is moved by its joints so far that it rests on the floor; shin and hand come along. */
export function keepMiddleAboveFloor(world: World, limb: LimbShape): void {
  const [root, mid, end] = [0, 1, 2].map((part) => world.at[limb.upper + part]);
  const rest = limb.arm ? BODY.elbowRest : BODY.kneeRest;
  if (!root || !mid || !end || mid[1] >= rest || root[1] < rest) return;
  const way = sub(mid, root);
  const level = Math.hypot(way[0], way[2]) || 1e-6;
  const drop = Math.max(rest - root[1], -limb.lengths[0]);
  const out = Math.sqrt(limb.lengths[0] ** 2 - drop ** 2) / level;
  const raised = add(root, [way[0] * out, drop, way[2] * out]);
  const front = rotate(world.turn[limb.upper] ?? NO_TURN, [0, 0, 1]);
  const shin = sub(end, mid);
  placeLimb(
    world,
    limb,
    framed(root, raised, add(raised, shin), scale(front, hingeSign(limb.arm)), limb.arm),
    world.turn[limb.upper + 2] ?? NO_TURN,
  );
}

/** Metres over and under the floor within which what comes down on it is slowed. */
const SOFT = 0.012;

/** The greater of 0 and a number, rounded where they meet. */
function aboveZero(n: number): number {
  if (n <= -SOFT) return 0;
  return n >= SOFT ? n : (n + SOFT) ** 2 / (4 * SOFT);
}

/** Lifts a hand or foot that is moved by its joints so far that it rests on the floor. */
export function keepAboveFloor(world: World, limb: LimbShape): void {
  const sunk = aboveZero(-clearance(world, limb));
  if (sunk === 0) return;
  const [root, mid, end] = [0, 1, 2].map((part) => world.at[limb.upper + part] ?? ([0, 0, 0] as Vec));
  if (!root || !mid || !end) return;
  const front = rotate(world.turn[limb.upper] ?? NO_TURN, [0, 0, 1]);
  const solved = solveTwoBone(root, add(end, [0, sunk, 0]), scale(front, hingeSign(limb.arm)), limb);
  placeLimb(world, limb, solved, world.turn[limb.upper + 2] ?? NO_TURN);
}
