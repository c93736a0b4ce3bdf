import { useEffect, useRef, useState } from 'react';
import { refusalText } from '#client/components/refusal-words.ts';
import { ApiError } from '#client/platform/api-client.ts';
import type { WordsDraftAnswer, WordsPlaceAnswer } from '#contract/desk-words.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { deskCall, FAILURE } from './desk-call.ts';

const SAVED_AFTER_MS = 800;

type Typed = Readonly<Record<string, string>>;
/** Why the saved draft cannot be published; undefined if not saved. */
type Saved = readonly FieldProblem[] | undefined;

interface Trouble {
  text: string;
  /** A conflict with another’s change: theirs are fetched, hers stay. */
  isConflict: boolean;
}

/** What she types, saved by itself; of two who write at once the second sees both. */
export function useWordsDraft(place: WordsPlaceAnswer, onChanged: () => Promise<unknown>) {
  const [typed, setTyped] = useState<Typed>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>(place.draft?.problems ?? []);
  const [savedAt, setSavedAt] = useState(place.draft?.at);
  const revision = useRef(place.draft?.revision ?? 0);
  revision.current = Math.max(revision.current, place.draft?.revision ?? 0);
  const waiting = useRef<Typed>({});
  const turn = useRef<Promise<Saved>>(Promise.resolve(problems));

  async function save(before: Saved): Promise<Saved> {
    const fields = waiting.current;
    if (Object.keys(fields).length === 0) return before;
    waiting.current = {};
    try {
      const body = { seenVersion: place.version, seenRevision: revision.current, fields };
      const kept = await deskCall<WordsDraftAnswer>(`${deskWordsPath(place.id)}/draft`, body);
      revision.current = kept.revision;
      setSavedAt(kept.at);
      setProblems(kept.problems);
      setTrouble(undefined);
      return kept.problems;
    } catch (error) {
      // Later edits win over the rejected ones.
      waiting.current = { ...fields, ...waiting.current };
      const isConflict = error instanceof ApiError && error.code === 'changed_meanwhile';
      setTrouble({ text: refusalText(error, FAILURE), isConflict });
      return undefined;
    }
  }

  /** One save at a time, each with all that was typed until then. */
  function saveNow(): Promise<Saved> {
    turn.current = turn.current.then(save);
    return turn.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed last is what waits
  useEffect(() => {
    if (Object.keys(waiting.current).length === 0 || trouble?.isConflict) return undefined;
    const timer = setTimeout(() => void saveNow(), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    typed,
    trouble,
    savedAt,
    /** Why what was saved last could not be published. */
    problems,
    seenRevision: () => revision.current,
    saveNow,
    write(fields: Typed) {
      waiting.current = { ...waiting.current, ...fields };
      setTyped((before) => ({ ...before, ...fields }));
    },
    /** Overwrites theirs after a conflict. */
    async goOn() {
      revision.current = 0;
      await onChanged();
      setTrouble(undefined);
    },
    forget() {
      waiting.current = {};
      revision.current = 0;
      turn.current = Promise.resolve([]);
      setTyped({});
      setSavedAt(undefined);
      setProblems([]);
      setTrouble(undefined);
    },
  };
}
