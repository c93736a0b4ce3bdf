import { useEffect, useEffectEvent } from 'react';
import { now } from '#client/browser/clock.ts';
import { isRecord } from '#client/browser/stored-value.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { PROGRAMME_WORDS_PATH } from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import { canCarryOn, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { keepAnswer } from './offline-answers.ts';
import { layKeptWords, layWords, programmeWords, WORDS_COPY } from './programme-words.ts';

let running = 0;

/** A workout ends with the words it began with: none are laid while this is shown. */
export function useHeldWords(): void {
  useEffect(() => {
    running += 1;
    return () => {
      running -= 1;
    };
  }, []);
}

type Begun = () => Promise<readonly SessionSnapshot[]>;

/**
 * Asks for what the coach has published, lays it and keeps it for when there is no network. Where a workout is under way
 * or can be carried on, nothing changes until it has ended. Without an answer what is kept stays.
 */
export async function freshenWords(begun: Begun): Promise<void> {
  await layKeptWords();
  const { words } = await callApi<ProgrammeWordsAnswer>(PROGRAMME_WORDS_PATH);
  if (!isRecord(words)) return;
  const isUnderWay = (await begun()).some((snapshot) => canCarryOn(snapshot, now()));
  if (isUnderWay || running > 0) return;
  if (JSON.stringify(words) !== JSON.stringify(programmeWords())) layWords(words);
  await keepAnswer(...WORDS_COPY, { answer: words });
}

/** Each time a start screen is opened. @param begun what may be carried on. */
export function useFreshWords(begun: Begun): void {
  const freshen = useEffectEvent(() => freshenWords(begun));
  useEffect(() => {
    freshen().catch(() => undefined);
  }, []);
}
