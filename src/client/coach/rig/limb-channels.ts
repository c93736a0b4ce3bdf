import type { Angles, Kneeling, Planted, Pole, PoleName, Reaching, Shoulder, Spot } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import {
  CLAVICLE_L,
  CLAVICLE_R,
  CURL_L,
  CURL_R,
  FACING,
  GOAL,
  LIFT,
  PELVIS,
  POLE,
  put,
  putTurns,
  quatAt,
  RISE,
  type Row,
  TOES,
  UPPER,
} from './channels.ts';
import { hingeSign } from './two-bone-ik.ts';
import { add, inverse, NO_TURN, pitch, type Quat, RADIANS, roll, rotate, times, unit, yaw } from './vector.ts';

/** How a pose holds an arm or a leg: by angles where it has none of `at`, `on` and `to`. */
export type LimbPose = Partial<Angles & Planted & Kneeling & Reaching & Shoulder>;

/** A spot on the floor, or above it, as a point. */
export const spotOf = (spot: Spot): Vec => (spot.length === 2 ? [spot[0], 0, spot[1]] : spot);

/**
 * Writes how one limb is held into the channels of a key, whose turn of the pelvis is there already. `turn` is her
 * heading in degrees.
 */
export function writeLimbChannels(row: Row, limb: LimbShape, pose: LimbPose, turn: number): void {
  const c = limb.channel;
  const { at, on, to, facing = 0, rise = 0, heel, over, toes = 0 } = pose;
  const spot = at ?? on;
  const goal = to ?? (spot && spotOf(spot));
  putTurns(row, c, goal ? [NO_TURN, NO_TURN, endTurn(limb, pose)] : jointTurns(limb, pose));
  put(row, c + POLE, poleOf(limb, pose, turn, rotate(quatAt(row, PELVIS), [0, 0, 1])[1]));
  if (goal) put(row, c + GOAL, goal);
  row[c + FACING] = facing;
  row[c + LIFT] = on ? rise : (heel ?? over ?? 0);
  row[c + TOES] = toes;
  row[c + RISE] = on ? 0 : rise;
  if (limb.arm) writeShoulder(row, limb, pose);
}

/** Knees point where the foot points, and up when she lies on her back (`up` is how far the belly looks up); elbows back. */
function poleOf(limb: LimbShape, { at, pole, facing = 0 }: LimbPose, turn: number, up: number): Vec {
  if (pole) return direction(pole, limb.side, turn);
  return limb.arm
    ? [limb.side * 0.35, -0.3, -1]
    : rotate(yaw(at ? facing : 0), [limb.side * 0.08, 1.5 * Math.max(0, up - 0.3), 1]);
}

function jointTurns(limb: LimbShape, pose: LimbPose): Quat[] {
  const { swing = 0, out = 0, spin = 0, fold = 0 } = pose;
  const upper = times(pitch(-swing), times(roll(limb.side * out), yaw(limb.side * spin)));
  return [upper, pitch(fold * hingeSign(limb.arm)), endTurn(limb, pose)];
}

/** Ankle, or forearm turn and wrist. A hand at rest is turned and bent a little. */
function endTurn({ arm, side }: LimbShape, { on, tip, palm }: LimbPose): Quat {
  if (!arm) return pitch(-(tip ?? 0));
  return times(yaw(-side * (palm ?? (on ? 90 : 25))), roll(-side * (tip ?? (on ? 0 : 8))));
}

/**
 * The shoulder blade turns up with the arm: a fifth of what is above 30 degrees (scapulohumeral
 * rhythm, Inman 1944). The arm itself keeps its angles against the ribs.
 */
function writeShoulder(row: Row, { side, channel }: LimbShape, pose: LimbPose): void {
  const { at, shoulder = [0, 0], curl = at ? 0 : 0.35, swing = 0, out = 0 } = pose;
  const raised = Math.acos(Math.cos(swing * RADIANS) * Math.cos(out * RADIANS)) / RADIANS;
  const up = shoulder[0] + 0.22 * Math.max(0, raised - 30);
  const turn = times(roll(side * up), yaw(-side * shoulder[1]));
  put(row, side > 0 ? CLAVICLE_L : CLAVICLE_R, turn);
  const c = channel + UPPER;
  put(row, c, times(inverse(turn), quatAt(row, c)));
  row[side > 0 ? CURL_L : CURL_R] = curl;
}

/** The names of directions for a limb on the left, in the frame of her heading. */
const NAMED: Readonly<Record<PoleName, Vec>> = {
  out: [1, 0, 0],
  in: [-1, 0, 0],
  ahead: [0, 0, 1],
  back: [0, 0, -1],
  up: [0, 1, 0],
  down: [0, -1, 0],
};

/** A pole as a direction in the world; `side` is +1 for a left limb, `turn` is the heading of the pelvis in degrees. */
export function direction(pole: Pole, side: 1 | -1, turn: number): Vec {
  if (typeof pole !== 'string') return pole;
  const names = pole.split(' ') as PoleName[];
  const [x, y, z] = unit(names.map((name) => NAMED[name]).reduce(add));
  return rotate(yaw(turn), [x * side, y, z]);
}
