import { useEffect, useEffectEvent, useRef } from 'react';

/** Lock: one tab of a browser runs a user's workout, the one used last. */
export interface SessionLock {
  take: () => void;
  letGo: () => void;
}

/** @param onTaken another tab took the lock; never called where the browser has no locks. */
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
