import type { PlayedLevel } from './played-level.ts';

/** All wishes about the level of a move, before any level is locked; a missing one has no say. */
export interface LevelWishes {
  /** The level chosen on the stage today, for this very move. */
  readonly chosen?: PlayedLevel | undefined;
  /** The level chosen for every move of today. */
  readonly today?: PlayedLevel | undefined;
  /** The level remembered for this very move. */
  readonly remembered?: PlayedLevel | undefined;
  /** The level of an offer that the member took, for moves without a remembered level. */
  readonly start?: PlayedLevel | undefined;
  /** The level from the safety answers and from signs reported after sessions. */
  readonly answers?: PlayedLevel | undefined;
  /** The member's belly domed, and the move is marked for doming. */
  readonly isEased: boolean;
}

/**
 * The wished level of a move (product §14.10, §20.4): the wish that is nearest to today and to the move wins. A move that is
 * eased for doming is heavier only where the member chose so for this very move. Without any wish the level is Standard.
 */
export function wishedLevel({ chosen, today, remembered, start, answers, isEased }: LevelWishes): PlayedLevel {
  if (isEased) return chosen ?? remembered ?? 'easier';
  return chosen ?? today ?? remembered ?? start ?? answers ?? 'standard';
}
