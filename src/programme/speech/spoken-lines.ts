import { mixed } from '#domain/speech/speech-memory.ts';
import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import { MOVE_LEVELS, type MoveId, type ShippedMoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { ownMoveIds } from '#programme/moves/own-move-fields.ts';
import { movePlaceId, type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { MOVES } from '../moves/all-moves.ts';
import { BREATH_LINES } from './breath-lines.ts';
import { CALL_LINES } from './call-lines.ts';
import { KIND_LINES } from './kind-lines.ts';
import { ENDINGS, OPENINGS } from './opening-and-ending-lines.ts';
import { timeLeftLines } from './time-left-lines.ts';
import { versionTexts } from './version-lines.ts';

/**
 * Everything that the coach says as shipped, each text once: what several versions share, such as a set-up, stands under
 * the first of them. Before the first is asked for, nothing is made.
 */
export const spokenLines = (): readonly SpokenLine[] => spokenLinesIn(SHIPPED_WORDS);

/** The same with the cues that were changed, and without those that they replace. */
export const spokenLinesIn = (words: ProgrammeWords): readonly SpokenLine[] => [
  ...new Set(registryOf(words).byName.values()),
];

/** The line of that name as shipped, or of the name under which its text stands. @throws for a name that no text has. */
export const spokenLine = (id: string): SpokenLine => spokenLineInWords(id, SHIPPED_WORDS);

/**
 * The line of that name in these words. A text that the coach has changed has an id of its own, which goes by the text, so
 * that no recording of another text is played; a text that another line has keeps that line.
 *
 * @throws for a name that no text has.
 */
export function spokenLineInWords(id: string, words: ProgrammeWords): SpokenLine {
  const line = registryOf(words).byName.get(id);
  if (!line) throw new Error(`Nothing is said under the name "${id}".`);
  return line;
}

/** True for a name that has a text, also where another line has the same one. */
export const isSpokenLine = (id: string): boolean => registryOf(SHIPPED_WORDS).byName.has(id);

interface Registry {
  readonly byText: ReadonlyMap<string, SpokenLine>;
  readonly byName: ReadonlyMap<string, SpokenLine>;
}

/** A cache: for the same words the lines are made once. */
const made = new WeakMap<ProgrammeWords, Registry>();

function registryOf(words: ProgrammeWords): Registry {
  const kept = made.get(words);
  if (kept) return kept;
  const registry = words === SHIPPED_WORDS ? shippedRegistry() : registryInWords(words);
  made.set(words, registry);
  return registry;
}

const shippedRegistry = () => withTexts({ byText: new Map(), byName: new Map() }, everyText(), (name) => name);

const registryInWords = (words: ProgrammeWords) =>
  withTexts(
    registryOf(SHIPPED_WORDS),
    changedTexts(words),
    (name, text) => `own.${name}.${mixed(text, 0).toString(36)}`,
  );

type NamedText = readonly [name: string, text: string];

/** A text that a line already has gets no second line: its name leads to that one. */
function withTexts(
  registry: Registry,
  texts: Iterable<NamedText>,
  idOf: (name: string, text: string) => string,
): Registry {
  const byText = new Map(registry.byText);
  const byName = new Map(registry.byName);
  for (const [name, text] of texts) {
    const line = byText.get(text) ?? { id: idOf(name, text), text };
    byText.set(text, line);
    byName.set(name, line);
  }
  return { byText, byName };
}

function* everyText(): Generator<NamedText> {
  for (const moveId of SHIPPED_IDS) yield* textsOf(moveId, SHIPPED_WORDS);
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
  for (const moveId of SHIPPED_IDS) if (words[movePlaceId(moveId)]) yield* textsOf(moveId, words);
  for (const moveId of ownMoveIds(words)) yield* textsOf(moveId, words);
}

const SHIPPED_IDS = Object.keys(MOVES) as ShippedMoveId[];

function* textsOf(moveId: MoveId, words: ProgrammeWords): Generator<NamedText> {
  for (const level of MOVE_LEVELS) yield* versionTexts(moveId, level, moveInWords(moveId, words));
}

const numbered = (family: string, texts: readonly string[]) =>
  texts.map((text, index) => [`${family}.${index + 1}`, text] as const);
