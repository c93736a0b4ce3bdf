import type { WorkoutCode } from '#domain/plan/block.ts';
import { atPlace, type WorkoutSummary } from '#programme/workouts/workout.ts';

/** What the coach has changed of the programme's words (decision 74): by the id of the place, then of the field. */
export type ProgrammeWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

let laid: ProgrammeWords = {};
const listeners = new Set<() => void>();

/** What lies over the programme's words on this device; on a server nothing does, as it may serve several databases. */
export const changedWords = (): ProgrammeWords => laid;

/** Lays these over the shipped words, in place of any that lay there: whatever is read of the programme says them from now on. */
export function layWords(words: ProgrammeWords): void {
  laid = words;
  for (const tell of listeners) tell();
}

/** Called after each {@link layWords}. @returns ends it. */
export function subscribeToWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The words of a workout have this place. */
export const workoutPlaceId = (code: WorkoutCode): string => `workout-${code}`;

/** One of the 24, or its card, in the words that lie over it. */
export function workoutInWords<Shipped extends WorkoutSummary>(
  code: WorkoutCode,
  shipped: Shipped,
  words: ProgrammeWords = laid,
): Shipped {
  const own = words[workoutPlaceId(code)];
  return own ? atPlace(shipped.id, { ...shipped, ...own }) : shipped;
}
