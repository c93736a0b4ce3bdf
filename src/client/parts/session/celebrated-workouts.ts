import { uncelebratedWorkouts } from '#client/parts/stored/browser-storage.ts';

const MOST_KEPT = 5;

/** The praise may come before the completion has been noted. */
const praisedHere = new Set<string>();

/** Praised once, by the player or, if that was closed, by the main app. */
export function noteForCelebration(clientId: string): void {
  if (praisedHere.has(clientId)) return;
  const others = uncelebratedWorkouts.read().filter((other) => other !== clientId);
  uncelebratedWorkouts.write([...others, clientId].slice(-MOST_KEPT));
}

export function markCelebrated(clientId: string): void {
  praisedHere.add(clientId);
  const others = uncelebratedWorkouts.read().filter((other) => other !== clientId);
  if (others.length === 0) uncelebratedWorkouts.clear();
  else uncelebratedWorkouts.write(others);
}

/** True for one that was noted and praised. */
export const isCelebrated = (clientId: string): boolean => !uncelebratedWorkouts.read().includes(clientId);
