import { useSyncExternalStore } from 'react';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { logFailure } from '#client/browser/log-failure.ts';
import { showToast } from '#client/ui/toast-store.ts';

const FAILED_TEXT = 'You are still signed in. Check your connection and try again.';

interface Question {
  waiting: number;
  onLeave: () => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

const LogOutDialog = lazyView(async () => (await import('./log-out-dialog.tsx')).LogOutDialog);

/** If loading fails she stays signed in, with a toast. */
export function askBeforeLogOut(next: Question): void {
  LogOutDialog.preload().then(
    () => show(next),
    (failure) => {
      logFailure(failure);
      showToast({ kind: 'destructive', title: 'Something went wrong', text: FAILED_TEXT });
    },
  );
}

/** Outside the screens: it outlives the button that asked. */
export function LogOutQuestion() {
  const asked = useSyncExternalStore(subscribe, () => question);
  if (!asked) return null;
  return (
    <LogOutDialog
      waiting={asked.waiting}
      onStay={() => show(undefined)}
      onLeave={() => {
        show(undefined);
        asked.onLeave();
      }}
    />
  );
}

function show(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
