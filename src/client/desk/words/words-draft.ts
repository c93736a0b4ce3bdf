import { deskCall, FAILURE, isOutcomeUnknown } from '#client/desk/desk-call.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import type { WordsDraftAnswer, WordsPlaceAnswer } from '#contract/desk/words.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { tidyWords } from '#domain/words/words.ts';

export type Typed = Readonly<Record<string, string>>;

/** Why the saved draft cannot be published; undefined if not saved. */
export type Saved = readonly FieldProblem[] | undefined;

export interface DraftStanding {
  /** Something that was typed is not known to be stored. */
  isUnsaved: boolean;
  /** `waits` is tried again by itself, `refused` once more is typed, `conflict` once one version is chosen. */
  problem?: undefined | { kind: 'waits' | 'refused' | 'conflict'; text: string };
}

interface DraftNeeds {
  path: string;
  place: WordsPlaceAnswer;
  /** Reads what is stored now. */
  read: () => Promise<WordsPlaceAnswer>;
  author: () => string | undefined;
  onKept: (fields: Typed, answer: WordsDraftAnswer) => void;
  onStanding: (standing: DraftStanding) => void;
}

const SAVED_AFTER_MS = 800;
const AGAIN_AFTER_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** Signed out, too slow, too often. */
const PASSING: ReadonlySet<number> = new Set([401, 408, 429]);

interface Draft extends DraftNeeds {
  seen: ReturnType<typeof seenIn>;
  problems: readonly FieldProblem[];
  waiting: Typed;
  flying: Typed;
  /** Sent without an answer: one of them may be stored all the same. */
  lost: Typed[];
  tries: number;
  isConflict: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  turn: Promise<Saved>;
}

const isEmpty = (fields: Typed) => Object.keys(fields).length === 0;
const seenIn = ({ version, draft }: WordsPlaceAnswer) => ({ version, revision: draft?.revision ?? 0 });

/** The typed words that say something else than what is stored. */
const differing = (fields: Typed, stored: (id: string) => string | undefined): Typed =>
  Object.fromEntries(Object.entries(fields).filter(([id, text]) => stored(id) !== tidyWords(text)));

export type WordsDraft = ReturnType<typeof createWordsDraft>;

/** Keeps what is typed until the server has it; nothing is called saved before its answer. */
export function createWordsDraft(needs: DraftNeeds) {
  const draft: Draft = { ...needs, ...nothingOf(needs.place), turn: Promise.resolve([]) };
  draft.turn = Promise.resolve(draft.problems);
  return {
    saveNow: () => saveNow(draft),
    seen: () => draft.seen,
    write(fields: Typed): void {
      draft.waiting = { ...draft.waiting, ...fields };
      if (draft.isConflict) return;
      saveIn(draft, SAVED_AFTER_MS);
      // A problem stays on screen until it is over.
      if (draft.tries === 0) draft.onStanding({ isUnsaved: true });
    },
    /** After what was read by itself. @returns what of the typed words stays on screen over it. */
    follow: (now: WordsPlaceAnswer, typed: Typed) => follow(draft, now, typed),
    /** After a conflict: the typed words over theirs. */
    keepMine(): Promise<Saved> {
      draft.isConflict = false;
      draft.onStanding({ isUnsaved: true });
      return saveNow(draft);
    },
    /** Nothing typed is left: it was published, discarded, or the others’ was taken. */
    forget(now: WordsPlaceAnswer): void {
      clearTimeout(draft.timer);
      Object.assign(draft, nothingOf(now));
      draft.onStanding({ isUnsaved: false });
    },
    stop: () => clearTimeout(draft.timer),
  };
}

const nothingOf = (place: WordsPlaceAnswer) => ({
  seen: seenIn(place),
  problems: place.draft?.problems ?? [],
  waiting: {},
  flying: {},
  lost: [],
  tries: 0,
  isConflict: false,
  timer: undefined,
});

function saveIn(draft: Draft, waitMs: number): void {
  clearTimeout(draft.timer);
  draft.timer = setTimeout(() => void saveNow(draft), waitMs);
}

/** One save at a time, each with all that was typed until then. */
function saveNow(draft: Draft): Promise<Saved> {
  clearTimeout(draft.timer);
  draft.turn = draft.turn.then(() => send(draft));
  return draft.turn;
}

async function send(draft: Draft): Promise<Saved> {
  if (draft.isConflict) return undefined;
  if (isEmpty(draft.waiting)) return draft.problems;
  const fields = draft.waiting;
  [draft.flying, draft.waiting] = [fields, {}];
  try {
    const body = { seenVersion: draft.seen.version, seenRevision: draft.seen.revision, fields };
    const answer = await deskCall<WordsDraftAnswer>(`${draft.path}/draft`, body);
    draft.flying = {};
    keep(draft, answer);
    draft.onKept(fields, answer);
    return answer.problems;
  } catch (error) {
    // Later edits win over the rejected ones.
    draft.waiting = { ...fields, ...draft.waiting };
    draft.flying = {};
    return fail(draft, error, fields);
  }
}

function keep(draft: Draft, { revision, problems }: Pick<WordsDraftAnswer, 'revision' | 'problems'>): void {
  draft.seen = { ...draft.seen, revision };
  Object.assign(draft, { problems, lost: [], tries: 0 });
  const isUnsaved = !isEmpty(draft.waiting);
  if (isUnsaved) saveIn(draft, SAVED_AFTER_MS);
  draft.onStanding({ isUnsaved });
}

async function fail(draft: Draft, error: unknown, sent: Typed): Promise<Saved> {
  if (error instanceof ApiError && error.code === 'changed_meanwhile') return compare(draft, sent);
  if (error instanceof UnreachableError || isOutcomeUnknown(error)) draft.lost.push(sent);
  const isRefused = error instanceof ApiError && error.status < 500 && !PASSING.has(error.status);
  if (!isRefused) saveIn(draft, Math.min(LONGEST_WAIT_MS, AGAIN_AFTER_MS * 2 ** draft.tries++));
  const kind = isRefused ? 'refused' : 'waits';
  draft.onStanding({ isUnsaved: true, problem: { kind, text: refusalText(error, FAILURE) } });
  return undefined;
}

/** A save of this page whose answer was lost is no change of anybody else’s. */
async function compare(draft: Draft, sent: Typed): Promise<Saved> {
  try {
    const now = await draft.read();
    const stored = now.draft;
    const isNext = now.version === draft.seen.version && stored?.revision === draft.seen.revision + 1;
    const isHers = draft.lost.some((fields) => isEmpty(differing(fields, (id) => stored?.fields[id])));
    if (!stored || !isNext || !isHers || stored.author !== draft.author()) return clash(draft, now);
    draft.waiting = differing(draft.waiting, (id) => stored.fields[id]);
    keep(draft, stored);
    return send(draft);
  } catch (error) {
    return fail(draft, error, sent);
  }
}

function clash(draft: Draft, now: WordsPlaceAnswer): undefined {
  const { waiting, flying } = draft;
  Object.assign(draft, nothingOf(now), { waiting, flying, isConflict: true });
  const by = now.draft?.author ?? now.author;
  const who =
    by === draft.author() ? 'You changed this text in another window' : `${by ?? 'Someone'} changed this text`;
  const text = `${who}. Yours is still here, with theirs below it.`;
  draft.onStanding({ isUnsaved: true, problem: { kind: 'conflict', text } });
}

function follow(draft: Draft, now: WordsPlaceAnswer, typed: Typed): Typed {
  const { version, revision } = seenIn(now);
  const isKnown = version === draft.seen.version && revision === draft.seen.revision;
  if (isKnown || draft.isConflict || !isEmpty(draft.waiting) || !isEmpty(draft.flying)) return typed;
  const published = new Map(now.sections.flatMap(({ fields }) => fields.map((field) => [field.id, field.published])));
  const waiting = differing(typed, (id) => now.draft?.fields[id] ?? published.get(id));
  Object.assign(draft, nothingOf(now), { waiting });
  if (!isEmpty(waiting)) clash(draft, now);
  return waiting;
}
