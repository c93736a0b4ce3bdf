import type { Angles, ArmPose, LegPose, Shoulder, Spot } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import { CHANNEL, limbChannel, OF_LIMB, put, putTurns, quatAt, type Row } from './channels.ts';
import { direction } from './pole.ts';
import { hingeSign } from './two-bone-ik.ts';
import { inverse, NO_TURN, pitch, type Quat, RADIANS, roll, rotate, times, yaw } from './vector.ts';

/** How a pose holds an arm or a leg. */
export type LimbPose = ArmPose | LegPose;

/** A spot on the floor, or above it, as a point. */
export const spotOf = (spot: Spot): Vec => (spot.length === 2 ? [spot[0], 0, spot[1]] : spot);

/**
 * Writes how one limb is held into the channels of a key, whose turn of the pelvis is there already. `index` is its
 * place in `LIMBS`, `turn` her heading in degrees.
 */
export function writeLimbChannels(row: Row, limb: LimbShape, index: number, pose: LimbPose, turn: number): void {
  const c = limbChannel(index);
  putTurns(row, c, isByJoints(pose) ? jointTurns(limb, pose) : [NO_TURN, NO_TURN, endTurn(limb, pose)]);
  const up = rotate(quatAt(row, CHANNEL.pelvis), [0, 0, 1])[1];
  put(row, c + OF_LIMB.pole, poleOf(limb, pose, turn, up));
  const goal = goalOf(pose);
  if (goal) put(row, c + OF_LIMB.goal, goal);
  const { facing = 0, heel, over, rise = 0 } = 'at' in pose ? pose : {};
  row[c + OF_LIMB.facing] = 'on' in pose ? (pose.facing ?? 0) : facing;
  row[c + OF_LIMB.lift] = 'on' in pose ? (pose.rise ?? 0) : (heel ?? over ?? 0);
  row[c + OF_LIMB.toes] = 'toes' in pose ? (pose.toes ?? 0) : 0;
  row[c + OF_LIMB.rise] = rise;
  if (limb.arm) writeShoulder(row, limb, index, pose);
}

const isByJoints = (pose: LimbPose): pose is Angles & Shoulder => !('at' in pose || 'on' in pose || 'to' in pose);

function goalOf(pose: LimbPose): Vec | undefined {
  if ('to' in pose) return pose.to;
  if ('at' in pose) return spotOf(pose.at);
  return 'on' in pose ? spotOf(pose.on) : undefined;
}

/** Knees point where the foot points, and up when she lies on her back (`up` is how far the belly looks up); elbows back. */
function poleOf(limb: LimbShape, pose: LimbPose, turn: number, up: number): Vec {
  if ('pole' in pose && pose.pole) return direction(pose.pole, limb.side, turn);
  const facing = 'at' in pose ? (pose.facing ?? 0) : 0;
  return limb.arm
    ? [limb.side * 0.35, -0.3, -1]
    : rotate(yaw(facing), [limb.side * 0.08, 1.5 * Math.max(0, up - 0.3), 1]);
}

function jointTurns(limb: LimbShape, pose: Angles): Quat[] {
  const { swing = 0, out = 0, spin = 0, fold = 0 } = pose;
  const upper = times(pitch(-swing), times(roll(limb.side * out), yaw(limb.side * spin)));
  return [upper, pitch(fold * hingeSign(limb.arm)), endTurn(limb, pose)];
}

/** Ankle, or forearm turn and wrist. A hand at rest is turned and bent a little. */
function endTurn(limb: LimbShape, pose: LimbPose): Quat {
  const tip = 'tip' in pose ? pose.tip : undefined;
  if (!limb.arm) return pitch(-(tip ?? 0));
  const palm = ('palm' in pose ? pose.palm : undefined) ?? ('on' in pose ? 90 : 25);
  return times(yaw(-limb.side * palm), roll(-limb.side * (tip ?? ('on' in pose ? 0 : 8))));
}

/**
 * The shoulder blade turns up with the arm: a fifth of what is above 30 degrees (scapulohumeral
 * rhythm, Inman 1944). The arm itself keeps its angles against the ribs.
 */
function writeShoulder(row: Row, limb: LimbShape, index: number, pose: LimbPose): void {
  const { shoulder = [0, 0], curl = 'at' in pose ? 0 : 0.35 } = pose as Shoulder;
  const { swing = 0, out = 0 } = pose as Angles;
  const raised = Math.acos(Math.cos(swing * RADIANS) * Math.cos(out * RADIANS)) / RADIANS;
  const up = shoulder[0] + 0.22 * Math.max(0, raised - 30);
  const turn = times(roll(limb.side * up), yaw(-limb.side * shoulder[1]));
  put(row, limb.side > 0 ? CHANNEL.clavicleL : CHANNEL.clavicleR, turn);
  const c = limbChannel(index) + OF_LIMB.upper;
  put(row, c, times(inverse(turn), quatAt(row, c)));
  row[limb.side > 0 ? CHANNEL.curlL : CHANNEL.curlR] = curl;
}
