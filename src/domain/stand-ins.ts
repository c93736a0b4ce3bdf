import { isPlayable, type LevelLimits, type MoveDemands } from './move-level.ts';

/** A move and what may stand in for it, the best first. */
export interface ReplaceableMove extends MoveDemands {
  readonly standIns: readonly string[];
}

/**
 * What is played for each of the moves that are done one after the other: the move itself or, where no level of it is
 * open, the first of its stand-ins that is, if possible one that is not among them already. Where nothing is open the move
 * stays; a test of the programme holds that this never happens.
 */
export function playedMoves(
  moves: readonly string[],
  limits: LevelLimits,
  factsOf: (moveId: string) => ReplaceableMove,
): ReadonlyMap<string, string> {
  const isOpen = (moveId: string) => isPlayable(factsOf(moveId), limits);
  const played = new Map(moves.filter(isOpen).map((moveId) => [moveId, moveId]));
  for (const moveId of moves) {
    if (played.has(moveId)) continue;
    const open = factsOf(moveId).standIns.filter(isOpen);
    const taken = [...played.values()];
    played.set(moveId, open.find((standIn) => !taken.includes(standIn)) ?? open[0] ?? moveId);
  }
  return played;
}
