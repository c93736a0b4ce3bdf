import { isPlayable, type LevelLimits, type MoveDemands, openLevel } from './move-level.ts';
import type { PlayedLevel } from './played-level.ts';

/** A move with the moves that may stand in for it, the best first. */
export interface ReplaceableMove extends MoveDemands {
  readonly standIns: readonly string[];
}

/** What decides between a move and its stand-ins. */
export interface MoveChoices {
  /** The wished level of a move. */
  levelOf(moveId: string): PlayedLevel;
  readonly limits: LevelLimits;
  factsOf(moveId: string): ReplaceableMove;
}

/**
 * The move that is played for each move of a row: the move itself or, where no level up to the wished one is open, the first of
 * its stand-ins with such a level, if possible one that is not in the row already. Only where no stand-in has one, a move is
 * played above the wished level. Where no level of any is open the move stays; a test of the programme holds that this never
 * happens. Never throws.
 */
export function playedMoves(moves: readonly string[], choices: MoveChoices): ReadonlyMap<string, string> {
  const { levelOf, limits, factsOf } = choices;
  const fits = (moveId: string) => openLevel(levelOf(moveId), factsOf(moveId), limits) !== undefined;
  const canPlay = (moveId: string) => isPlayable(levelOf(moveId), factsOf(moveId), limits);
  const played = new Map(moves.filter(fits).map((moveId) => [moveId, moveId]));
  for (const moveId of moves) {
    if (played.has(moveId)) continue;
    const { standIns } = factsOf(moveId);
    const fitting = standIns.filter(fits);
    const open = fitting.length > 0 ? fitting : [moveId, ...standIns].filter(canPlay);
    const taken = [...played.values()];
    played.set(moveId, open.find((standIn) => !taken.includes(standIn)) ?? open[0] ?? moveId);
  }
  return played;
}
