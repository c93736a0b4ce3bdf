import { useEffect } from 'react';
import { SESSION_LOCK } from '#client/service-worker/messages.ts';

let runningHere = 0;
const listeners = new Set<() => void>();

/** While a component that calls this is shown, a session runs: nothing takes the app's version away from under it. */
export function useRunningSession(): void {
  useEffect(() => holdSession(), []);
}

/** Says that a session runs, in every window of this browser; call the answer when it has ended. */
export function holdSession(): () => void {
  runningHere += 1;
  tell();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Where the browser has no locks, other windows do not hear of it.
  navigator.locks?.request(SESSION_LOCK, { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => {
    runningHere -= 1;
    end();
    tell();
  };
}

/** Whether a session runs in any window of this browser. */
export async function isSessionRunning(): Promise<boolean> {
  if (runningHere > 0) return true;
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === SESSION_LOCK) ?? false;
}

/** Calls back when a session begins or ends in this window. */
export function subscribeToSessions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
