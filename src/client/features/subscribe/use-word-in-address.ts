import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What stands after the ? of the address under this name; nothing while a page that was rendered ahead comes alive. */
export function useWordInAddress(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  );
}
