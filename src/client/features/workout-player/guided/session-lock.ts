import { useEffect, useEffectEvent, useRef } from 'react';

/** Lock: one tab of a browser runs a user's workout, the one used last. */
export interface SessionLock {
  take: () => void;
  release: () => void;
}

/** @param onTaken another tab took the lock; never called where the browser has no locks. */
export function useSessionLock(userId: string, onTaken: () => void): SessionLock {
  const resolveHeld = useRef<() => void>(undefined);
  const taken = useEffectEvent(onTaken);

  function release() {
    resolveHeld.current?.();
    resolveHeld.current = undefined;
  }
  useEffect(() => () => resolveHeld.current?.(), []);

  return {
    take: () => {
      if (!('locks' in navigator) || resolveHeld.current) return;
      const held = new Promise<void>((resolve) => {
        resolveHeld.current = resolve;
      });
      navigator.locks
        .request(`fit-in-30-workout-${userId}`, { steal: true }, () => held)
        .catch(() => {
          resolveHeld.current = undefined;
          taken();
        });
    },
    release,
  };
}
