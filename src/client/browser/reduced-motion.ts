import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True when the device asks for less motion; false on the server, where nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}

const mediaQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.(QUERY);
const isReduced = (): boolean => mediaQuery()?.matches ?? false;

function subscribe(listener: () => void): () => void {
  const query = mediaQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
