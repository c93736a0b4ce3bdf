import type { PlannedItem, PlannedLength } from '#domain/session-plan.ts';
import type { MoveId } from './move.ts';

/** A warm-up or cool-down made for a kind of workout, in each length. */
export interface ShortPart extends Readonly<Record<PlannedLength, readonly (PlannedItem & { moveId: MoveId })[]>> {
  readonly name: string;
}
