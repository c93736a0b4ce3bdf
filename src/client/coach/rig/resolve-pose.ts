import { BODY } from '#programme/clips/body.ts';
import type { LegPose, Pose, Spot } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { nearest, TOUCH, trunkOf } from './trunk.ts';
import { add, dot, rotate, scale, yaw } from './vector.ts';
import { pointOf } from './world.ts';

/** Metres by which flesh gives way under the weight: lying, sitting, leaning. */
const GIVES = { lie: 0.008, seat: 0.016, lean: 0.004 } as const;
const UP: Vec = [0, 1, 0];

/** A pose whose words `lie`, `seat`, `hips` and `against` have become numbers. */
export function resolvedPose(pose: Pose): Pose {
  let done = pose;
  if (pose.lie) done = lying(done, pose.lie);
  if (pose.seat !== undefined) done = seated(done, pose.seat);
  if (pose.hips) done = placed(done, pose.hips);
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

/** Finds the turn of the pelvis, then the nod, then the height. */
function lying(pose: Pose, on: NonNullable<Pose['lie']>): Pose {
  const touch = TOUCH[on];
  const [nod, side = 0, turn = 0] = pose.head ?? [0];
  const down = (trial: Pose, part: 'pelvis' | 'chest' | 'head'): number => nearest(trunkOf(trial), touch[part], UP);
  const level = (trial: Pose): number => down(trial, 'chest') - down(trial, 'pelvis');
  const rolled = on === 'back' || on === 'front';
  const flat = (angle: number): Pose => (rolled ? { ...pose, tilt: angle } : { ...pose, lean: angle });
  const middle = on === 'back' || on === 'left' ? -90 : 90;
  const trunk = flat(zeroOf((angle) => level(flat(angle)), middle - 45, middle + 45));
  const headed = (angle: number): Pose => ({ ...trunk, head: rolled ? [angle, side, turn] : [nod, angle, turn] });
  const lowest = Math.min(down(trunk, 'pelvis'), down(trunk, 'chest'));
  const rest = zeroOf((angle) => down(headed(angle), 'head') - lowest, rolled ? -40 : -36, rolled ? 34 : 36);
  const done = rolled ? headed(rest + nod) : headed(rest + side);
  const anchor = pose.rest ? pointOf(trunkOf(done), B[pose.rest.bone], pose.rest.point)[1] : 0;
  return { ...done, at: [pose.at[0], pose.at[1] - lowest - GIVES.lie + anchor, pose.at[2]] };
}

function seated(pose: Pose, height: number): Pose {
  const low = nearest(trunkOf(pose), TOUCH.back.pelvis, UP);
  return { ...pose, at: [pose.at[0], height - low - GIVES.seat, pose.at[2]] };
}

const groundOf = (spot: Spot): Vec => (spot.length === 2 ? [spot[0], 0, spot[1]] : spot);
const meanOf = (spots: readonly Vec[]): Vec => scale(spots.reduce(add, [0, 0, 0]), 1 / (spots.length || 1));

function placed(pose: Pose, where: NonNullable<Pose['hips']>): Pose {
  const { thigh, shin } = BODY;
  const legs = [pose.legL, pose.legR].filter((leg): leg is LegPose => leg !== undefined);
  const knees = meanOf(legs.flatMap((leg) => ('on' in leg ? [groundOf(leg.on)] : [])));
  const feet = meanOf(legs.flatMap((leg) => ('at' in leg ? [groundOf(leg.at)] : [])));
  if (where === 'over feet') return { ...pose, at: [feet[0], feet[1] + BODY.ankle + thigh + shin, feet[2]] };
  const joint = knees[1] + BODY.kneeRest;
  if (where === 'over knees') return { ...pose, at: [knees[0], joint + thigh, knees[2]] };
  const height = knees[1] + ON_HEELS;
  const back = Math.sqrt(thigh ** 2 - (height - joint) ** 2);
  const heading = rotate(yaw(pose.turn ?? 0), [0, 0, -back]);
  return { ...pose, at: [knees[0] + heading[0], height, knees[2] + heading[2]] };
}
/** Hip joints over the floor when sitting on the heels, metres. */
const ON_HEELS = 0.235;

function leaning(pose: Pose, { at, facing, with: part }: NonNullable<Pose['against']>): Pose {
  const normal = rotate(yaw(facing), [0, 0, 1]);
  const balls = TOUCH.back;
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
