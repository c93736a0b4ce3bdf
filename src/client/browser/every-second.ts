import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Reads again every second: one clock for all that asks, which stands still while the page is hidden. */
export const useEverySecond = <Value extends string | number | undefined>(read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', setOff);
  listeners.add(listener);
  if (timer === undefined) setOff();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', setOff);
    stop();
  };
}

function setOff(): void {
  stop();
  if (document.visibilityState === 'hidden') return;
  timer = setInterval(tell, 1000);
  tell();
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}

function tell(): void {
  for (const listener of listeners) listener();
}
