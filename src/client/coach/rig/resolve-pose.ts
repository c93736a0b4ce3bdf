import { BODY } from '#programme/clips/body-measures.ts';
import type { Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { spotOf } from './limb-channels.ts';
import { BACK, nearest, trunkOf } from './spine.ts';
import { add, dot, rotate, scale, yaw } from './vector.ts';

/** Metres by which flesh gives way under the weight: lying, sitting, leaning. */
const LYING_GIVES = 0.008;
const SEAT_GIVES = 0.016;
const LEANING_GIVES = 0.004;
const UP: Vec = [0, 1, 0];

/** A pose whose words `lie`, `seat`, `hips` and `against` have become numbers. */
export function resolvedPose(pose: Pose): Pose {
  let done = pose;
  if (pose.lie) done = lying(done);
  if (pose.seat !== undefined) done = seated(done, pose.seat);
  if (pose.hips) done = overKnees(done);
  return pose.against ? leaning(done, pose.against) : done;
}

/** The value between two bounds at which a growing or falling function is 0. */
function zeroOf(f: (value: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  const start = f(a);
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
  return { ...done, at: [pose.at[0], pose.at[1] - lowest - LYING_GIVES, pose.at[2]] };
}

function seated(pose: Pose, height: number): Pose {
  const low = nearest(trunkOf(pose), BACK.pelvis, UP);
  return { ...pose, at: [pose.at[0], height - low - SEAT_GIVES, pose.at[2]] };
}

function overKnees(pose: Pose): Pose {
  const knees = [pose.legL, pose.legR].flatMap((leg) => (leg && 'on' in leg ? [spotOf(leg.on)] : []));
  const [x, y, z] = scale(knees.reduce(add), 1 / knees.length);
  return { ...pose, at: [x, y + BODY.kneeRest + BODY.thigh, z] };
}

function leaning(pose: Pose, { at, facing }: NonNullable<Pose['against']>): Pose {
  const normal = rotate(yaw(facing), [0, 0, 1]);
  const far = (trial: Pose, part: 'pelvis' | 'chest'): number => nearest(trunkOf(trial), BACK[part], normal);
  const tilted = (tilt: number): Pose => ({ ...pose, tilt });
  const level = (tilt: number): number => far(tilted(tilt), 'chest') - far(tilted(tilt), 'pelvis');
  const { tilt = 0 } = pose;
  const done = tilted(zeroOf(level, tilt - 40, tilt + 40));
  const wall = dot(normal, [at[0], 0, at[1]]);
  const move = wall - LEANING_GIVES - far(done, 'pelvis') - dot(normal, pose.at);
  return { ...done, at: add(pose.at, scale(normal, move)) };
}
