import type { Vec } from '#programme/clips/vec.ts';
import { approach } from './approach.ts';
import { keepOffLeg } from './arm-clearance.ts';
import type { LimbShape } from './bones.ts';
import { END, GOAL, LIFT, LOWER, POLE, quatAt, type Row, TOES, UPPER, vecAt } from './channels.ts';
import type { Contacts } from './contacts.ts';
import { floorAt, keepAboveFloor, keepMiddleAboveFloor, passingAt, swingMiddleAboveFloor } from './floor.ts';
import { endGoal, midGoal } from './goals.ts';
import { keepEndInRange, keepHipInRange } from './joint-range.ts';
import { flatToes, freeToes, hangToes } from './toes.ts';
import { framed, type Solved, solveTwoBone, within } from './two-bone-ik.ts';
import { add, scale, sub, times, unit } from './vector.ts';
import { hang, placeLimb, reached, type World } from './world.ts';

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
function solveFree(world: World, limb: LimbShape, { from, to, floored, passes }: Contacts, u: number): void {
  const { index } = limb;
  const ends = [from?.modes[index], to?.modes[index]];
  const lift = ends.includes('mid') ? PASSING : 0;
  if (!floored) keepMiddleAboveFloor(world, limb);
  if (from) approach(world, limb, from, 1 - u, lift, floored !== undefined);
  if (to) approach(world, limb, to, u, lift, floored !== undefined);
  if (floored) {
    const floor = floorAt(floored, u);
    if (limb.arm) keepOffLeg(world, limb, u);
    keepHipInRange(world, limb);
    keepMiddleAboveFloor(world, limb, floor);
    keepAboveFloor(world, limb, false, floor + passingAt(passes?.[index] ?? 0, u));
    keepEndInRange(world, limb);
  } else if (!ends.includes('end')) keepAboveFloor(world, limb, true);
}
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
