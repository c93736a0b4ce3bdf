import { PLANNED_LENGTHS, type PlannedItem, type PlannedLength } from '#domain/session/session-plan.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';

/** A warm-up or cool-down made for a kind of workout, in each length. */
export interface ShortPart
  extends Readonly<Record<PlannedLength, readonly (PlannedItem & { moveId: ShippedMoveId })[]>> {
  readonly name: string;
}

/** The seconds of a move, or those with the seconds to set it up. */
type Seconds = number | readonly [seconds: number, setUpSeconds: number];

/** A short part out of the moves of each length with their seconds, in their order; no move comes twice in a length. */
export function partOf(
  name: string,
  lengths: Readonly<Record<PlannedLength, Partial<Record<ShippedMoveId, Seconds>>>>,
): ShortPart {
  const items = (length: PlannedLength) =>
    Object.entries(lengths[length]).map(([moveId, value]) => {
      const [seconds, setUpSeconds] = typeof value === 'number' ? [value] : value;
      return { moveId: moveId as ShippedMoveId, seconds, ...(setUpSeconds !== undefined && { setUpSeconds }) };
    });
  return { name, full: items('full'), '15': items('15'), '10': items('10') };
}

/** The moves of a short part in all of its lengths, some of them more than once. */
export const movesOfPart = (part: ShortPart): ShippedMoveId[] =>
  PLANNED_LENGTHS.flatMap((length) => part[length].map(({ moveId }) => moveId));
