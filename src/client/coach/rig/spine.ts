import type { Pose } from '#programme/clips/pose.ts';
import { pitch, type Quat, roll, times, yaw } from './vector.ts';

/**
 * How a bend of the trunk is shared between its lumbar and thoracic part (the rest of 1), after
 * the ranges in White & Panjabi, "Clinical Biomechanics of the Spine", 2nd ed.: the lumbar spine
 * bends far but hardly turns (about 5 degrees to a side), the ribs turn far.
 */
const LUMBAR = { bend: 0.55, side: 0.5, twist: 0.15 } as const;
/** Share of a nod, tilt or turn of the head that happens low in the neck; the rest is at the skull. */
const LOW_NECK = { nod: 0.55, side: 0.6, turn: 0.4 } as const;

/** Turns of pelvis, lumbar, chest, neck and head, each against the bone below it. */
export function spineTurns(pose: Pose): readonly Quat[] {
  const { turn = 0, tilt = 0, lean = 0, bend = 0, side = 0, twist = 0, low = LUMBAR.bend } = pose;
  const [nod, headSide = 0, headTurn = 0] = pose.head ?? [0];
  return [
    times(yaw(turn), times(pitch(tilt), roll(lean))),
    bent(bend * low, side * LUMBAR.side, twist * LUMBAR.twist),
    bent(bend * (1 - low), side * (1 - LUMBAR.side), twist * (1 - LUMBAR.twist)),
    bent(nod * LOW_NECK.nod, headSide * LOW_NECK.side, headTurn * LOW_NECK.turn),
    bent(nod * (1 - LOW_NECK.nod), headSide * (1 - LOW_NECK.side), headTurn * (1 - LOW_NECK.turn)),
  ];
}

const bent = (forwards: number, right: number, left: number): Quat =>
  times(yaw(left), times(pitch(forwards), roll(right)));
