import { useEffect, useEffectEvent, useRef } from 'react';

/** One tab of a browser runs a user's workout: the one where she pressed last. */
export interface SessionLock {
  /** Takes it from whichever tab has it. */
  take: () => void;
  letGo: () => void;
}

/** @param onTaken another tab took it over. Where the browser has no locks, nothing ever happens. */
export function useSessionLock(userId: string, onTaken: () => void): SessionLock {
  const release = useRef<() => void>(undefined);
  const taken = useEffectEvent(onTaken);

  function letGo() {
    release.current?.();
    release.current = undefined;
  }
  useEffect(() => () => release.current?.(), []);

  return {
    take: () => {
      if (!('locks' in navigator) || release.current) return;
      const held = new Promise<void>((resolve) => {
        release.current = resolve;
      });
      navigator.locks
        .request(`fit-in-30-workout-${userId}`, { steal: true }, () => held)
        .catch(() => {
          release.current = undefined;
          taken();
        });
    },
    letGo,
  };
}
