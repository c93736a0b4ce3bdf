import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { LogOutDialog } from './log-out-dialog.tsx';

const FAILED_TEXT = 'You are still signed in. Check your connection and try again.';

interface Question {
  waiting: number;
  onLeave: () => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

export function askBeforeLogOut(next: Question): void {
  show(next);
}

/** Outside the screens: it outlives the button that asked. */
export function LogOutQuestion() {
  const asked = useSyncExternalStore(subscribe, () => question);
  const Dialog = useDialog(asked !== undefined);
  if (!asked || !Dialog) return null;
  return (
    <Dialog
      waiting={asked.waiting}
      onStay={() => show(undefined)}
      onLeave={() => {
        show(undefined);
        asked.onLeave();
      }}
    />
  );
}

/** If loading fails nobody is signed out, and a toast says so. */
function useDialog(isAsked: boolean): typeof LogOutDialog | undefined {
  const [Dialog, setDialog] = useState<typeof LogOutDialog>();
  useEffect(() => {
    if (!isAsked || Dialog) return;
    import('./log-out-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.LogOutDialog),
      (failure) => {
        logFailure(failure);
        show(undefined);
        showToast({ kind: 'destructive', title: 'Something went wrong', text: FAILED_TEXT });
      },
    );
  }, [isAsked, Dialog]);
  return Dialog;
}

function show(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
