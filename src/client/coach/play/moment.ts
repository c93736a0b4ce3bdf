/** All that changes from picture to picture: the rig's frame, the hands and what she carries, in one row of numbers. */

import type { Compiled } from '#client/coach/rig/compile.ts';
import { FRAME_LENGTH, frameAt } from '#client/coach/rig/frame.ts';
import { FOLD_SIZE, foldHands } from '../body/hands.ts';
import type { Life } from '../rig/life.ts';
import { CARRIED_SIZE, MOST_CARRIED, writeCarried } from '../room/carried.ts';

/** Where hands and carried things begin, and the length of a row. */
const FOLDS = FRAME_LENGTH;
const CARRIED = FOLDS + 2 * FOLD_SIZE;
export const MOMENT_LENGTH = CARRIED + MOST_CARRIED * CARRIED_SIZE;

/** A row, and its parts as views of the same numbers. */
export interface Moment {
  readonly row: Float32Array;
  readonly frame: Float32Array;
  readonly folds: Float32Array;
  readonly carried: Float32Array;
}
export const momentIn = (row: Float32Array): Moment => ({
  row,
  frame: row.subarray(0, FOLDS),
  folds: row.subarray(FOLDS, CARRIED),
  carried: row.subarray(CARRIED),
});
export const newMoment = (): Moment => momentIn(new Float32Array(MOMENT_LENGTH));

/** Fills a moment from the rig. */
export function solveMoment(compiled: Compiled, phase: number, out: Moment, life?: Life): void {
  frameAt(compiled, phase, out.frame, life);
  foldHands(compiled.clip, out.frame, out.folds);
  writeCarried(compiled.clip, out.frame, out.carried);
}
