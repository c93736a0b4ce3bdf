import { readText, writeText } from '#client/browser/stored-value.ts';
import type { Change } from '#client/member/outbox.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { healthAgreement } from '#client/parts/stored/browser-storage.ts';
import { isDisclaimerVersion } from '#domain/body/health-disclaimer.ts';
import { countedTries, type TriedWorkouts } from '#domain/session/tried-workouts.ts';
import { countedEntry } from './begun-workout.ts';
import { markCelebrated } from './celebrated-workouts.ts';
import { changeTried, forgetTried, readTried } from './tried-storage.ts';

/**
 * Makes what was tried on this device the member's: values where there are none, workouts through the outbox.
 * Idempotent: whose it is stands first, and it is forgotten last, once nothing can be lost. /
 */
export function useHandOver(userId: string): () => void {
  const { save } = useChange(userId);
  return () => {
    const tried = readTried();
    if (!tried) return undefined;
    changeTried(() => ({ ...tried, ownerId: userId }));
    const sessions = countedTries(tried);
    const changes: Change[] = [...takeValues(tried), ...sessions.map(countedEntry)];
    if (changes.length === 0) return forgetTried();
    let unwritten = changes.length;
    const forgetAtLast = () => {
      unwritten -= 1;
      if (unwritten === 0) forgetTried();
    };
    for (const change of changes) void save(change, forgetAtLast);
    // The visitor's player has praised the member.
    for (const { sessionId } of sessions) markCelebrated(sessionId);
    return undefined;
  };
}

/** @returns the tick under the health disclaimer, where the member had given none. */
function takeValues({ values }: TriedWorkouts): Change[] {
  const hadAgreed = healthAgreement.read() !== undefined;
  for (const [key, text] of Object.entries(values)) if (readText(key) === undefined) writeText(key, text);
  const agreement = healthAgreement.read();
  if (hadAgreed || !agreement || !isDisclaimerVersion(agreement.version)) return [];
  return [{ kind: 'healthAgreement', body: { disclaimerVersion: agreement.version, agreedAt: agreement.agreedAt } }];
}
