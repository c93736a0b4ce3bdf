import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import { pluralise } from '#domain/time/count-text.ts';
import {
  cancelRetry,
  loadOutbox,
  type OutboxState,
  outboxState,
  type SentEntry,
  sendAll,
  subscribeToOutbox,
} from './outbox.ts';
import { settle } from './queries.ts';

export function useOutbox(userId: string): OutboxState {
  useEffect(() => void loadOutbox(userId), [userId]);
  return useSyncExternalStore(subscribe, () => outboxState(userId));
}

const subscribe = (listener: () => void) => subscribeToOutbox(() => listener());

export function useSendOutbox(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void loadOutbox(userId).then(() => sendAll(userId));
    let wasOffline = !navigator.onLine;
    const noteOffline = () => {
      wasOffline = true;
    };
    const sendIfSeen = () => document.visibilityState === 'visible' && send();
    const unsubscribe = subscribeToOutbox(async (changed, sent) => {
      if (changed !== userId || sent.length === 0) return;
      noteUser(sent);
      tellLate(sent.filter(({ isLate }) => isLate).length, wasOffline);
      wasOffline = !navigator.onLine;
      await settle(
        queryClient,
        userId,
        sent.map(({ entry }) => entry),
      );
    });
    send();
    window.addEventListener('online', send);
    window.addEventListener('offline', noteOffline);
    document.addEventListener('visibilitychange', sendIfSeen);
    return () => {
      unsubscribe();
      cancelRetry();
      window.removeEventListener('online', send);
      window.removeEventListener('offline', noteOffline);
      document.removeEventListener('visibilitychange', sendIfSeen);
    };
  }, [queryClient, userId]);
}

function noteUser(sent: readonly SentEntry[]): void {
  for (const { entry, answer } of sent) if (entry.kind === 'profile' && answer) updateUser(answer as User);
}

/** No toast about the connection unless she was offline. */
function tellLate(count: number, wasOffline: boolean): void {
  if (count === 0) return;
  const items = `${count} saved ${pluralise(count, 'item')}`;
  showToast(
    wasOffline ? { title: 'Back online.', text: `${items} sent.` } : { title: 'Sent', text: `${items} went up.` },
  );
}
