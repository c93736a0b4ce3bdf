import { useSyncExternalStore } from 'react';

const troubled = new Set<string>();
const listeners = new Set<() => void>();

export function noteServerTrouble(name: string, isInTrouble: boolean): void {
  if (troubled.has(name) === isInTrouble) return;
  if (isInTrouble) troubled.add(name);
  else troubled.delete(name);
  for (const listener of listeners) listener();
}

/** Stale: the server was reached and could not answer. */
export function useServerTrouble(name: string): boolean {
  return useSyncExternalStore(subscribe, () => troubled.has(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
