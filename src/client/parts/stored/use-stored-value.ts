import { useMemo, useSyncExternalStore } from 'react';
import { readText, type StoredValue } from '#client/browser/stored-value.ts';
import { subscribeToSignIn } from '#client/parts/account/current-sign-in.ts';

const listeners = new Set<() => void>();
const nothing = () => undefined;

/** Renders again when it changes here, in another tab, or because somebody else signed in. */
export function useStoredValue<Value, Read>(
  stored: StoredValue<Value, Read>,
): [value: Read, save: (value: Value) => void, forget: () => void] {
  const text = useSyncExternalStore(subscribe, () => readText(stored.key), nothing);
  const value = useMemo(() => stored.meaning(text), [stored, text]);
  function save(next: Value) {
    stored.write(next);
    for (const listener of listeners) listener();
  }
  function forget() {
    stored.clear();
    for (const listener of listeners) listener();
  }
  return [value, save, forget];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToSignIn(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
