import type { PlayedLevel } from './played-level.ts';

/** All that says at which level a move is wished for, before anything is locked; what is left out says nothing. */
export interface LevelWishes {
  /** Chosen on the stage today, for this very move. */
  readonly chosen?: PlayedLevel | undefined;
  /** Of every move, for today. */
  readonly today?: PlayedLevel | undefined;
  /** Remembered of this very move. */
  readonly remembered?: PlayedLevel | undefined;
  /** An offer that she took, for moves of which nothing is remembered. */
  readonly start?: PlayedLevel | undefined;
  /** By her safety answers and what she told after sessions. */
  readonly answers?: PlayedLevel | undefined;
  /** A belly domed, and the move is marked for it. */
  readonly isEased: boolean;
}

/**
 * The level that is wished for (product §14.10, §20.4): the nearest to today and to the move goes first. A move that is eased
 * for doming is heavier only where she chose so for itself, and Standard is what nobody spoke of.
 */
export function wishedLevel({ chosen, today, remembered, start, answers, isEased }: LevelWishes): PlayedLevel {
  if (isEased) return chosen ?? remembered ?? 'easier';
  return chosen ?? today ?? remembered ?? start ?? answers ?? 'standard';
}
