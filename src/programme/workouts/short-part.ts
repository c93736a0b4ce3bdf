import { PLANNED_LENGTHS, type PlannedItem, type PlannedLength } from '#domain/session/session-plan.ts';
import type { MoveId } from '#programme/moves/move.ts';

/** A warm-up or cool-down made for a kind of workout, in each length. */
export interface ShortPart extends Readonly<Record<PlannedLength, readonly (PlannedItem & { moveId: MoveId })[]>> {
  readonly name: string;
}

/** The moves of a short part in all of its lengths, some of them more than once. */
export const movesOfPart = (part: ShortPart): MoveId[] =>
  PLANNED_LENGTHS.flatMap((length) => part[length].map(({ moveId }) => moveId));
