import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import { MOVE_LEVELS, type MoveId } from '#programme/moves/move.ts';
import { movePlaceId } from '#programme/moves/moves-in-words.ts';
import { changedWords, type ProgrammeWords } from '#programme/words/changed-words.ts';
import { MOVES } from '../moves/all-moves.ts';
import { BREATH_LINES } from './breath-lines.ts';
import { CALL_LINES } from './call-lines.ts';
import { KIND_LINES } from './kind-lines.ts';
import { ENDINGS, OPENINGS } from './opening-and-ending-lines.ts';
import { timeLeftLines } from './time-left-lines.ts';
import { versionTexts } from './version-lines.ts';

/**
 * Everything that the coach ever says, each text once: what several versions share, such as a set-up, stands under the
 * first of them. Before the first is asked for, nothing is made. A text that the coach has changed has a name under which
 * nothing is recorded, so that the device's voice says it; one that is recorded under another name keeps its recording.
 */
export function spokenLines(): readonly SpokenLine[] {
  return [...registry().byText.values()];
}

/** The line of that name, or of the name under which its text stands. @throws for a name that no text has. */
export function spokenLine(id: string): SpokenLine {
  const line = registry().byName.get(id);
  if (!line) throw new Error(`Nothing is said under the name "${id}".`);
  return line;
}

/** True for a name that has a text, also where another line has the same one. */
export const isSpokenLine = (id: string): boolean => registry().byName.has(id);

interface Registry {
  readonly words: ProgrammeWords;
  readonly byText: ReadonlyMap<string, SpokenLine>;
  readonly byName: ReadonlyMap<string, SpokenLine>;
}

let made: Registry | undefined;

function registry(): Registry {
  const words = changedWords();
  if (made?.words !== words) made = { words, ...registered(everyText(), changedTexts(words)) };
  return made;
}

type NamedText = readonly [id: string, text: string];

function registered(shipped: Iterable<NamedText>, changed: Iterable<NamedText>): Omit<Registry, 'words'> {
  const byText = new Map<string, SpokenLine>();
  const byName = new Map<string, SpokenLine>();
  const keep = (name: string, { id, text }: SpokenLine) => {
    const line = byText.get(text) ?? { id, text };
    byText.set(text, line);
    byName.set(name, line);
  };
  for (const [id, text] of shipped) keep(id, { id, text });
  for (const [id, text] of changed) keep(id, { id: `own.${id}`, text });
  return { byText, byName };
}

function* everyText(): Generator<NamedText> {
  for (const moveId of Object.keys(MOVES) as MoveId[]) {
    for (const level of MOVE_LEVELS) yield* versionTexts(moveId, level);
  }
  for (const [id, text] of Object.entries(BREATH_LINES)) yield [`breath.${id}`, text];
  for (const [family, texts] of Object.entries(CALL_LINES)) yield* numbered(family, texts);
  yield* timeLeftLines();
  yield* numbered(
    'kind',
    KIND_LINES.map(({ text }) => text),
  );
  yield* numbered(
    'open',
    OPENINGS.map(({ text }) => text),
  );
  yield* numbered('end', ENDINGS);
}

function* changedTexts(words: ProgrammeWords): Generator<NamedText> {
  for (const moveId of Object.keys(MOVES) as MoveId[]) {
    if (!words[movePlaceId(moveId)]) continue;
    for (const level of MOVE_LEVELS) yield* versionTexts(moveId, level, MOVES[moveId]);
  }
}

const numbered = (family: string, texts: readonly string[]) =>
  texts.map((text, index) => [`${family}.${index + 1}`, text] as const);
