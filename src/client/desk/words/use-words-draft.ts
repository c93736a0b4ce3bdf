import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deskCall, isSignedOut } from '#client/desk/desk-call.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import type { WordsDraftAnswer, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath } from '#contract/paths.ts';
import { tidyWords } from '#domain/words/words.ts';
import { createWordsDraft, type DraftStanding, type Typed, type WordsDraft } from './words-draft.ts';

/** What the operator types, saved by itself until it is kept; of two who write at once the second sees both. */
export function useWordsDraft(place: WordsPlaceAnswer) {
  const queries = useQueryClient();
  const path = deskWordsPath(place.id);
  const { data: me, error } = useQuery<DeskOperator>({ queryKey: [DESK_PATHS.me], enabled: false });
  const [typed, setTyped] = useState<Typed>({});
  const [standing, setStanding] = useState<DraftStanding>({ isUnsaved: false });
  const author = useRef(me?.name);
  author.current = me?.name;
  const kept = useRef<WordsDraft>(undefined);
  kept.current ??= createWordsDraft({
    path,
    place,
    author: () => author.current,
    onStanding: setStanding,
    async read() {
      const now = await deskCall<WordsPlaceAnswer>(path);
      show(now);
      return now;
    },
    onKept: (fields, answer) => show((before) => withDraft(before, { fields, answer, author: author.current ?? '' })),
  });
  const draft = kept.current;

  type Place = WordsPlaceAnswer;
  /** What was read before it would take it away again. */
  function show(now: Place | ((before: Place) => Place)): void {
    void queries.cancelQueries({ queryKey: [path] });
    queries.setQueryData<Place>([path], (before) => (typeof now === 'function' ? before && now(before) : now));
  }

  const follow = useEffectEvent((now: Place) => setTyped(draft.follow(now, typed)));
  useEffect(() => follow(place), [place]);
  useEffect(() => draft.stop, [draft]);
  useSavingAgain(draft, standing, isSignedOut(error));

  return {
    typed,
    ...standing,
    draft,
    write(fields: Typed) {
      setTyped((before) => ({ ...before, ...fields }));
      draft.write(fields);
    },
    /** Shows what is stored in place of the typed words, with what came of it where that is known. */
    forget(outcome: (before: Place) => Place = (before) => before) {
      setTyped({});
      draft.forget(outcome(place));
      show(outcome);
    },
  };
}

/** Once the network or the sign-in is back, before its time. */
function useSavingAgain(draft: WordsDraft, { problem }: DraftStanding, isOut: boolean): void {
  const isWaiting = problem?.kind === 'waits';
  const wasOut = useRef(isOut);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void draft.saveNow();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [draft, isWaiting]);
  useEffect(() => {
    if (isOut) draft.stop();
    else if (wasOut.current) void draft.saveNow();
    wasOut.current = isOut;
  }, [draft, isOut]);
}

interface Kept {
  fields: Typed;
  answer: WordsDraftAnswer;
  author: string;
}

/** The place as it is read after this save. */
function withDraft(place: WordsPlaceAnswer, { fields, answer, author }: Kept): WordsPlaceAnswer {
  const tidy = Object.fromEntries(Object.entries(fields).map(([id, text]) => [id, tidyWords(text)]));
  const { revision, at, problems } = answer;
  return {
    ...place,
    draft: { fields: { ...place.draft?.fields, ...tidy }, revision, author, at, publishOn: null, problems },
  };
}
