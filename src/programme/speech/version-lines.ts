import type { MoveId, MoveLevel } from '../move.ts';
import { moveNamed } from '../move-facts.ts';
import { versionOf } from '../move-version.ts';

/** What is said of a version, and the name of each line. */
export function versionTexts(moveId: MoveId, level: MoveLevel): ReadonlyMap<string, string> {
  const { spoken, cue, setUp, side } = versionOf(moveNamed(moveId), level);
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
