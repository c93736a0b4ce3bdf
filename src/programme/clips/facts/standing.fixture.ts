import type { MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';
import type { Loop, LoopMoment } from './loop.fixture.ts';

/** Degrees of fold up to which a knee counts as straight: 172 between thigh and shin. */
const STRAIGHT = 8;
/** Metres over the floor under which heel and toes of a flat foot are, and by which they move where it stands still. */
const FLAT = 0.03;
const STILL = 0.004;
/** Moments before and after the highest one for which a foot has to stand still to carry her. */
const AROUND = 3;
/** Height of the hips, metres, under which she does not stand. */
const LOW = 0.7;

/** Degrees by which the knees of the feet that carry her are folded when she is highest; none where she stands straight, or not at all. */
export function bentWhereSheStands({ moments }: Loop): number[] {
  const top = moments.reduce((best, moment, i) => (heightOf(moment) > heightOf(moments[best]) ? i : best), 0);
  const around = Array.from({ length: 2 * AROUND + 1 }, (_, i) => moments.at((top + i - AROUND) % moments.length));
  if (heightOf(moments[top]) < LOW) return [];
  return (['L', 'R'] as const)
    .filter((side) => around.every((moment) => moment && isFlat(moment, side) && staysAt(moment, moments[top], side)))
    .flatMap((side) => moments[top]?.fold(`knee${side}`) ?? [])
    .filter((fold) => fold > STRAIGHT);
}

const heightOf = (moment: LoopMoment | undefined): number => moment?.at('hips')[1] ?? 0;
const isFlat = ({ at }: LoopMoment, side: 'L' | 'R'): boolean =>
  at(`heel${side}`)[1] < FLAT && at(`toes${side}`)[1] < FLAT;
const staysAt = ({ at }: LoopMoment, other: LoopMoment | undefined, side: 'L' | 'R'): boolean =>
  Math.hypot(...at(`heel${side}`).map((n, i) => n - (other?.at(`heel${side}`)[i] ?? 0))) < STILL;

/** Levels in which she never stands straight, and the words that say so. */
export const BENT_ON_PURPOSE: Readonly<Partial<Record<ShippedMoveId, Readonly<Partial<Record<MoveLevel, string>>>>>> = {
  hip_circles: { easier: 'knees soft', standard: 'knees soft' },
  row: { easier: 'Hinge forward', standard: 'Hinge forward', harder: 'Hinge forward' },
  boxer: { standard: 'knees soft', harder: 'knees soft' },
  side_plank: { easier: 'lean in one long line' },
  quad_stretch: { easier: 'one foot well back' },
  ham_fold: { easier: 'knees soft', standard: 'knees soft', harder: 'knees soft' },
  rear_fly: { standard: 'Hinge forward', harder: 'Hinge forward' },
  sl_balance: { easier: 'knee soft', standard: 'knee soft', harder: 'knee soft' },
  running_man: { easier: 'standing knee soft', standard: 'standing knee soft', harder: 'standing knee soft' },
  sway: { harder: 'soften your knees' },
  thread_needle: { easier: 'hands on the edge' },
};
