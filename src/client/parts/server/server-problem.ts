import { useSyncExternalStore } from 'react';

const withProblem = new Set<string>();
const listeners = new Set<() => void>();

export function noteServerProblem(name: string, hasProblem: boolean): void {
  if (withProblem.has(name) === hasProblem) return;
  if (hasProblem) withProblem.add(name);
  else withProblem.delete(name);
  for (const listener of listeners) listener();
}

/** Stale: the server was reached and could not answer. */
export function useServerProblem(name: string): boolean {
  return useSyncExternalStore(subscribe, () => withProblem.has(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
