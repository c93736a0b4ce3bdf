import { useSyncExternalStore } from 'react';
import { changedWords, layWords, type ProgrammeWords, subscribeToWords } from '#programme/words/changed-words.ts';
import { offlineAnswer } from './offline-answers.ts';

/** Not personal: cached under no user. */
export const WORDS_COPY = ['', 'words'] as const;

let laid: Promise<void> | undefined;

/** Once a page, before the first workout is shown. */
export function layKeptWords(): Promise<void> {
  laid ??= offlineAnswer<ProgrammeWords>(...WORDS_COPY).then((kept) => kept && layWords(kept.answer));
  return laid;
}

/** Renders again when other words are laid over the programme. */
export const useProgrammeWords = () => useSyncExternalStore(subscribeToWords, changedWords);
