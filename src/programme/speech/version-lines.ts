import { TALK_ROLES } from '#domain/speech/spoken-cue.ts';
import type { Move, MoveId, MoveLevel } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { talkOf } from './talk/all-talk.ts';
import { beatAt, linesAt } from './talk/move-talk.ts';

/** The texts that are said of a version of a move, by the name of each line. */
export function versionTexts(moveId: MoveId, level: MoveLevel, move: Move): ReadonlyMap<string, string> {
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
    ...toldTexts(moveId, level, id),
  ]);
}

function* toldTexts(moveId: MoveId, level: MoveLevel, id: string): Generator<readonly [string, string]> {
  const [talk, as] = talkOf(moveId, level);
  for (const role of TALK_ROLES) {
    for (const [index, text] of linesAt(talk[role], as).entries()) yield [`${id}.${role}.${index + 1}`, text];
  }
  for (const { word } of beatAt(talk.beat, as).flat()) if (word) yield [beatName(word), sentence(word)];
}

/** The name of a word in time, which many moves share. */
export const beatName = (word: string): string => `beat.${word.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const sentence = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);
