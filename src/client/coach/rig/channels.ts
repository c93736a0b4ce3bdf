import type { Vec } from '#programme/clips/vec.ts';
import { inverse, type Quat, times } from './vector.ts';

/*
 * One key as a row of numbers, so that one curve can carry a whole pose.
 * Turns are quaternions in the frame of the parent bone; the rest is in metres and degrees.
 */

/** First channels of the middle of the hip joints, and of the point that rests. */
export const PELVIS_AT = 0;
export const REST_AT = 3;
/** First channels of the turns of the trunk: four numbers each. */
export const PELVIS = 6;
export const LUMBAR = 10;
export const CHEST = 14;
export const NECK = 18;
export const HEAD = 22;
export const CLAVICLE_L = 26;
export const CLAVICLE_R = 30;
/** How far each hand is closed. */
export const CURL_L = 34;
export const CURL_R = 35;
const LIMBS_AT = 36;

/** Inside the block of one limb: turns of its three bones, then its goal, and how it is held there. */
export const UPPER = 0;
export const LOWER = 4;
export const END = 8;
export const GOAL = 12;
export const FACING = 15;
export const LIFT = 16;
export const POLE = 17;
export const RISE = 20;
export const TOES = 21;
const LIMB_SIZE = 22;

/** How many numbers a key has. */
export const CHANNEL_COUNT = LIMBS_AT + 4 * LIMB_SIZE;
/** First channel of the limb with this place in `LIMBS`. */
export const limbChannel = (limb: number): number => LIMBS_AT + limb * LIMB_SIZE;

/** First channel of every quaternion. */
const QUATS: readonly number[] = [
  ...[6, 10, 14, 18, 22, 26, 30],
  ...[0, 1, 2, 3].flatMap((limb) => [0, 4, 8].map((part) => limbChannel(limb) + part)),
];

/** The channels of one key or moment: {@link CHANNEL_COUNT} numbers, metres, degrees and quaternions. */
export type Row = Float64Array;
type Numbers = ArrayLike<number>;
const at = (row: Numbers, c: number): number => row[c] as number;
/** The three numbers from a channel on, or from a place in a frame. */
export const vecAt = (row: Numbers, c: number): Vec => [at(row, c), at(row, c + 1), at(row, c + 2)];
/** Writes a point or a turn from a channel on. */
export const put = (row: Row, c: number, values: Vec | Quat): void => row.set(values, c);

/** Writes turns one after the other, four channels each. */
export function putTurns(row: Row, c: number, turns: readonly Quat[]): void {
  for (const [part, turn] of turns.entries()) put(row, c + 4 * part, turn);
}

/** The turn at a channel, brought back to unit length. */
export function quatAt(row: Numbers, c: number): Quat {
  const x = at(row, c);
  const y = at(row, c + 1);
  const z = at(row, c + 2);
  const w = at(row, c + 3);
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  return [x / size, y / size, z / size, w / size];
}

/** Flips quaternions that would make the next segment go the long way round. */
export function alignTurns(rows: readonly Row[]): void {
  rows.reduce((before, row) => {
    for (const c of QUATS)
      if (times(inverse(quatAt(before, c)), quatAt(row, c))[3] < 0)
        for (let i = c; i < c + 4; i += 1) row[i] = -at(row, i);
    return row;
  });
}
