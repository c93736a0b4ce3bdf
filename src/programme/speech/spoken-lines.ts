import type { SpokenLine } from '#domain/spoken-cue.ts';
import { MOVE_LEVELS, type MoveId } from '../move.ts';
import { MOVES } from '../moves/all-moves.ts';
import { BREATH_LINES } from './breath-lines.ts';
import { CALL_LINES } from './call-lines.ts';
import { KIND_LINES } from './kind-lines.ts';
import { ENDINGS, OPENINGS } from './opening-and-ending-lines.ts';
import { timeLeftLines } from './time-left-lines.ts';
import { versionTexts } from './version-lines.ts';

/**
 * Everything that the coach ever says, each text once: what several versions share, such as a set-up, stands under the
 * first of them. Before the first is asked for, nothing is made.
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
  readonly byText: ReadonlyMap<string, SpokenLine>;
  readonly byName: ReadonlyMap<string, SpokenLine>;
}

let made: Registry | undefined;

function registry(): Registry {
  made ??= registered(everyText());
  return made;
}

function registered(texts: Iterable<readonly [id: string, text: string]>): Registry {
  const byText = new Map<string, SpokenLine>();
  const byName = new Map<string, SpokenLine>();
  for (const [id, text] of texts) {
    const line = byText.get(text) ?? { id, text };
    byText.set(text, line);
    byName.set(id, line);
  }
  return { byText, byName };
}

function* everyText(): Generator<readonly [id: string, text: string]> {
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

const numbered = (family: string, texts: readonly string[]) =>
  texts.map((text, index) => [`${family}.${index + 1}`, text] as const);
