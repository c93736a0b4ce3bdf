import type { Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { CHANNEL_COUNT, CLAVICLE_L, CLAVICLE_R, PELVIS, putTurns } from './channels.ts';
import { dot, pitch, type Quat, roll, times, yaw } from './vector.ts';
import { hangSpine, pointOf, type World } from './world.ts';

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

/** A ball under the skin: its bone, its middle in the frame of that bone, and its radius; metres. */
type Ball = readonly [bone: number, at: Vec, radius: number];

/** Where her back touches what it lies or leans on. Depths of an adult woman (ANSUR II: buttock depth 0.22, chest depth 0.24). */
export const BACK = {
  pelvis: [
    [B.pelvis, [0.075, -0.03, -0.046], 0.083],
    [B.pelvis, [-0.075, -0.03, -0.046], 0.083],
  ],
  chest: [
    [B.chest, [0.06, 0.15, -0.015], 0.08],
    [B.chest, [-0.06, 0.15, -0.015], 0.08],
  ],
  head: [[B.head, [0, 0.115, 0.008], 0.109]],
} as const satisfies Record<string, readonly Ball[]>;

/** The trunk of a pose, with the pelvis at the origin. */
export function trunkOf(pose: Pose): World {
  const row = new Float64Array(CHANNEL_COUNT);
  row[CLAVICLE_L + 3] = 1;
  row[CLAVICLE_R + 3] = 1;
  putTurns(row, PELVIS, spineTurns(pose));
  return hangSpine(row);
}

/** How far the nearest of some balls is along a direction, from the origin. */
export function nearest(world: World, balls: readonly Ball[], normal: Vec): number {
  return Math.min(...balls.map(([bone, at, radius]) => dot(normal, pointOf(world, bone, at)) - radius));
}

/** All round her trunk: back, front and sides. */
const ROUND: readonly Ball[] = [
  ...BACK.pelvis,
  ...BACK.chest,
  ...BACK.head,
  ...[1, -1].flatMap((side): Ball[] => [
    [B.pelvis, [side * 0.07, 0.03, 0.015], 0.078],
    [B.chest, [side * 0.05, 0.1, 0.05], 0.06],
    [B.pelvis, [side * 0.08, 0, -0.015], 0.085],
    [B.chest, [side * 0.1, 0.17, -0.01], 0.085],
  ]),
  [B.head, [0, 0.125, 0.022], 0.1],
  [B.head, [0, 0.088, 0.125], 0.012],
  [B.head, [0, 0.112, 0.012], 0.1],
];

/** Height of the lowest part of the trunk, less what flesh gives way. */
export const lowest = (world: World): number => nearest(world, ROUND, [0, 1, 0]) + 0.012;
