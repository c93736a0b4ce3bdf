import { uncelebratedWorkouts } from './browser-storage.ts';

/** More than these nobody has to be reminded of. */
const MOST_KEPT = 5;

/** What this page has praised already: the praise may come before the completion has been noted. */
const praisedHere = new Set<string>();

/** A workout was completed on this device: it is praised once, by the player or, if that was closed, by the main app. */
export function noteForCelebration(clientId: string): void {
  if (praisedHere.has(clientId)) return;
  const others = uncelebrated().filter((other) => other !== clientId);
  uncelebratedWorkouts.write([...others, clientId].slice(-MOST_KEPT));
}

/** The praise for it has been shown. */
export function markCelebrated(clientId: string): void {
  praisedHere.add(clientId);
  const others = uncelebrated().filter((other) => other !== clientId);
  if (others.length === 0) uncelebratedWorkouts.clear();
  else uncelebratedWorkouts.write(others);
}

const uncelebrated = (): string[] => uncelebratedWorkouts.read() ?? [];
