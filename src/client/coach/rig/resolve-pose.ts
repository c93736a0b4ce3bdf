import { BODY } from '#programme/clips/body.ts';
import type { LegPose, Pose, Spot } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { BACK, nearest, trunkOf } from './trunk.ts';
import { add, dot, rotate, scale, yaw } from './vector.ts';
import { pointOf } from './world.ts';

/** Metres by which flesh gives way under the weight: lying, sitting, leaning. */
const GIVES = { lie: 0.008, seat: 0.016, lean: 0.004 } as const;
const UP: Vec = [0, 1, 0];

/** A pose whose words `lie`, `seat`, `hips` and `against` have become numbers. */
export function resolvedPose(pose: Pose): Pose {
  let done = pose;
  if (pose.lie) done = lying(done);
  if (pose.seat !== undefined) done = seated(done, pose.seat);
  if (pose.hips) done = overKnees(done);
  return pose.against ? leaning(done, pose.against) : done;
}

/** The value between two bounds at which a growing or falling function is 0; the nearer bound where it is nowhere 0. */
function zeroOf(f: (value: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  const start = f(a);
  if (start * f(b) > 0) return Math.abs(start) < Math.abs(f(b)) ? a : b;
  for (let round = 0; round < 30; round += 1) {
    const middle = (a + b) / 2;
    if (f(middle) * start > 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** Finds the tilt of the pelvis, then the nod, then the height. */
function lying(pose: Pose): Pose {
  const [nod, side = 0, turn = 0] = pose.head ?? [0];
  const down = (trial: Pose, part: 'pelvis' | 'chest' | 'head'): number => nearest(trunkOf(trial), BACK[part], UP);
  const flat = (tilt: number): Pose => ({ ...pose, tilt });
  const level = (tilt: number): number => down(flat(tilt), 'chest') - down(flat(tilt), 'pelvis');
  const trunk = flat(zeroOf(level, -135, -45));
  const headed = (angle: number): Pose => ({ ...trunk, head: [angle, side, turn] });
  const lowest = Math.min(down(trunk, 'pelvis'), down(trunk, 'chest'));
  const done = headed(zeroOf((angle) => down(headed(angle), 'head') - lowest, -40, 34) + nod);
  const anchor = pose.rest ? pointOf(trunkOf(done), B[pose.rest.bone], pose.rest.point)[1] : 0;
  return { ...done, at: [pose.at[0], pose.at[1] - lowest - GIVES.lie + anchor, pose.at[2]] };
}

function seated(pose: Pose, height: number): Pose {
  const low = nearest(trunkOf(pose), BACK.pelvis, UP);
  return { ...pose, at: [pose.at[0], height - low - GIVES.seat, pose.at[2]] };
}

const groundOf = (spot: Spot): Vec => (spot.length === 2 ? [spot[0], 0, spot[1]] : spot);
const meanOf = (spots: readonly Vec[]): Vec => scale(spots.reduce(add, [0, 0, 0]), 1 / (spots.length || 1));

function overKnees(pose: Pose): Pose {
  const legs = [pose.legL, pose.legR].filter((leg): leg is LegPose => leg !== undefined);
  const knees = meanOf(legs.flatMap((leg) => ('on' in leg ? [groundOf(leg.on)] : [])));
  return { ...pose, at: [knees[0], knees[1] + BODY.kneeRest + BODY.thigh, knees[2]] };
}

function leaning(pose: Pose, { at, facing, with: part }: NonNullable<Pose['against']>): Pose {
  const normal = rotate(yaw(facing), [0, 0, 1]);
  const balls = BACK;
  const level = (trial: Pose): number =>
    nearest(trunkOf(trial), balls.chest, normal) - nearest(trunkOf(trial), balls.pelvis, normal);
  const tilt = pose.tilt ?? 0;
  const done =
    part === 'back'
      ? { ...pose, tilt: zeroOf((angle) => level({ ...pose, tilt: angle }), tilt - 40, tilt + 40) }
      : pose;
  const wall = dot(normal, [at[0], 0, at[1]]);
  const move = wall - GIVES.lean - nearest(trunkOf(done), balls.pelvis, normal) - dot(normal, pose.at);
  return { ...done, at: add(pose.at, scale(normal, move)) };
}
