import { useSyncExternalStore } from 'react';
import { type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { offlineAnswer } from './offline-answers.ts';

/** Not personal: cached under no user. */
export const WORDS_COPY = ['', 'words'] as const;

let laid: ProgrammeWords = SHIPPED_WORDS;
const listeners = new Set<() => void>();

/** What lies over the programme's words on this device. */
export const programmeWords = (): ProgrammeWords => laid;

/** Lays these over the shipped words, in place of any that lay there: every screen that shows such words is drawn again. */
export function layWords(words: ProgrammeWords): void {
  laid = words;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What lies over the programme's words; the component is drawn again when that changes. */
export const useProgrammeWords = (): ProgrammeWords => useSyncExternalStore(subscribe, programmeWords);

let readKept: Promise<void> | undefined;

/** Once a page, before the first workout is shown. */
export function layKeptWords(): Promise<void> {
  readKept ??= offlineAnswer<ProgrammeWords>(...WORDS_COPY).then((kept) => kept && layWords(kept.answer));
  return readKept;
}
