import { LIFT, limbChannel, type Row } from './channels.ts';
import { fadedEnds } from './vector.ts';

/** Share of a segment at its ends over which a heel rises, and comes down again. */
const RISING = 0.3;

/** Furthest that a heel rises, degrees. */
export const TIPTOE = 66;

/** How much of what a heel rises further it has risen at a share of the segment, 0 to 1. */
export const risen = (u: number): number => fadedEnds(RISING, u);

/** Raises heels in the channels of a moment by degrees for each limb; below 0 the ball rises over the heel. */
export function raiseHeels(row: Row, heels: readonly number[], u: number): void {
  heels.forEach((degrees, limb) => {
    const c = limbChannel(limb) + LIFT;
    const lift = row[c] as number;
    row[c] = Math.min(Math.max(lift, TIPTOE), lift + degrees * risen(u));
  });
}
