import type { Pose } from '#programme/clips/pose.ts';
import { pitch, type Quat, roll, times, yaw } from './vector.ts';

/**
 * How a bend of the trunk is shared between its lumbar and thoracic part (the rest of 1), after
 * the ranges in White & Panjabi, "Clinical Biomechanics of the Spine", 2nd ed.: the lumbar spine
 * bends far but hardly turns (about 5 degrees to a side), the ribs turn far.
 */
const LUMBAR_BEND = 0.55;
const LUMBAR_SIDE = 0.5;
const LUMBAR_TWIST = 0.15;
/** Share of a nod, tilt or turn of the head that happens low in the neck; the rest is at the skull. */
const NECK_NOD = 0.55;
const NECK_SIDE = 0.6;
const NECK_TURN = 0.4;

/** Turns of pelvis, lumbar, chest, neck and head, each against the bone below it. */
export function spineTurns(pose: Pose): readonly Quat[] {
  const { turn = 0, tilt = 0, lean = 0, bend = 0, side = 0, twist = 0, low = LUMBAR_BEND } = pose;
  const [nod, headSide = 0, headTurn = 0] = pose.head ?? [0];
  return [
    times(yaw(turn), times(pitch(tilt), roll(lean))),
    bent(bend * low, side * LUMBAR_SIDE, twist * LUMBAR_TWIST),
    bent(bend * (1 - low), side * (1 - LUMBAR_SIDE), twist * (1 - LUMBAR_TWIST)),
    bent(nod * NECK_NOD, headSide * NECK_SIDE, headTurn * NECK_TURN),
    bent(nod * (1 - NECK_NOD), headSide * (1 - NECK_SIDE), headTurn * (1 - NECK_TURN)),
  ];
}

const bent = (forwards: number, right: number, left: number): Quat =>
  times(yaw(left), times(pitch(forwards), roll(right)));
