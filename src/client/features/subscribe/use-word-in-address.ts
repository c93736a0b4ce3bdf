import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Null during hydration, as in the pre-rendered markup. */
export function useWordInAddress(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  );
}
