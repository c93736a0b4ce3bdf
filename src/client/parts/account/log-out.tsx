import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { logFailure } from '#client/browser/promises.ts';
import { loadOutbox } from '#client/member/outbox.ts';
import { signOut } from '#client/member/sign-out.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { currentSignIn } from './current-sign-in.ts';

const FAILED_TEXT = 'You’re still signed in. Check your connection and try again.';

interface Question {
  waiting: number;
  onLeave: () => void;
}

let question: Question | undefined;
const listeners = new Set<() => void>();

const LogOutDialog = lazyView(async () => (await import('./log-out-dialog.tsx')).LogOutDialog);

/** If loading fails the member stays signed in, with a toast. */
function askBeforeLogOut(next: Question): void {
  LogOutDialog.preload().then(
    () => show(next),
    (failure) => {
      logFailure(failure);
      showToast({ kind: 'destructive', title: 'That didn’t work', text: FAILED_TEXT });
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

export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();

  function leave() {
    signOut(navigate);
    queryClient.clear();
  }

  async function leaveOrAsk() {
    const userId = currentSignIn()?.user.id;
    const waiting = userId === undefined ? [] : (await loadOutbox(userId)).waiting;
    if (waiting.length > 0) askBeforeLogOut({ waiting: waiting.length, onLeave: leave });
    else leave();
  }

  return () => void leaveOrAsk();
}
