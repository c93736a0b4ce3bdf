import type { Vec } from '#programme/clips/vec.ts';
import { inverse, type Quat, times } from './vector.ts';

/**
 * One key as a row of numbers, so that one curve can carry a whole pose.
 * Turns are quaternions in the frame of the parent bone; the rest is in metres and degrees.
 */
export const CHANNEL = {
  pelvisAt: 0,
  restAt: 3,
  /** Turns of pelvis, lumbar, chest, neck, head, left and right clavicle: four numbers each. */
  pelvis: 6,
  lumbar: 10,
  chest: 14,
  neck: 18,
  head: 22,
  clavicleL: 26,
  clavicleR: 30,
  curlL: 34,
  curlR: 35,
  limbs: 36,
} as const;

/** Inside the block of one limb: turns of its three bones, then its goal. */
export const OF_LIMB = {
  upper: 0,
  lower: 4,
  end: 8,
  goal: 12,
  facing: 15,
  lift: 16,
  pole: 17,
  rise: 20,
  toes: 21,
} as const;
const LIMB_SIZE = 22;

/** How many numbers a key has. */
export const CHANNEL_COUNT = CHANNEL.limbs + 4 * LIMB_SIZE;
/** First channel of the limb with this place in `LIMBS`. */
export const limbChannel = (limb: number): number => CHANNEL.limbs + limb * LIMB_SIZE;

/** First channel of every quaternion. */
const QUATS: readonly number[] = [
  ...[6, 10, 14, 18, 22, 26, 30],
  ...[0, 1, 2, 3].flatMap((limb) => [0, 4, 8].map((part) => limbChannel(limb) + part)),
];

/** The channels of one key or moment: {@link CHANNEL_COUNT} numbers, metres, degrees and quaternions. */
export type Row = Float64Array;
type Numbers = Row | Float32Array;
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
