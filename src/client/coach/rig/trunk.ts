import type { Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { CHANNEL_COUNT, CLAVICLE_L, CLAVICLE_R, PELVIS, putTurns } from './channels.ts';
import { spineTurns } from './spine.ts';
import { dot } from './vector.ts';
import { hangSpine, pointOf, type World } from './world.ts';

/** A ball under the skin: its bone, its middle in the frame of that bone, and its radius; metres. */
export type Ball = readonly [bone: number, at: Vec, radius: number];

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
