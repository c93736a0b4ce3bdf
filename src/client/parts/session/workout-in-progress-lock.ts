import { useEffect } from 'react';
import { SESSION_LOCK } from '#client/service-worker/messages.ts';

let runningHere = 0;
const listeners = new Set<() => void>();

/** Holds back new versions of the app while it is shown. */
export function useBlockUpdatesDuringWorkout(): void {
  useEffect(() => blockUpdates(), []);
}

/** Shared lock, seen by every window; @returns its release. */
export function blockUpdates(): () => void {
  runningHere += 1;
  tell();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Without the Locks API other windows do not notice.
  navigator.locks?.request(SESSION_LOCK, { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => {
    runningHere -= 1;
    end();
    tell();
  };
}

export async function areUpdatesBlocked(): Promise<boolean> {
  if (runningHere > 0) return true;
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === SESSION_LOCK) ?? false;
}

export function subscribeToUpdateBlocks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
