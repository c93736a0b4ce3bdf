import type { Move, MoveId, MoveLevel } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { MOVES } from '../moves/all-moves.ts';

/**
 * The texts that are said of a version, by the name of each line; as shipped, unless the move is given in other words.
 */
export function versionTexts(
  moveId: MoveId,
  level: MoveLevel,
  move: Move = MOVES[moveId],
): ReadonlyMap<string, string> {
  const { spoken, cue, setUp, side } = versionOf(move, level);
  const id = `${moveId}.${level}`;
  return new Map([
    [`${id}.name`, sentence(spoken)],
    [`${id}.cue`, sentence(cue)],
    [`${id}.setUp`, sentence(setUp)],
    ...(side === undefined
      ? []
      : ([
          [`${id}.right`, sentence(`Right ${side}`)],
          [`${id}.left`, sentence(`Left ${side}`)],
        ] as const)),
  ]);
}

const sentence = (text: string): string => `${text}.`;
