import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#client/platform/api-client.ts';
import { now } from '#client/platform/clock.ts';
import { createOutbox, type OutboxState, type SentLater } from '#client/platform/outbox.ts';
import { deviceOutboxStore } from '#client/platform/outbox-store.ts';
import { randomId } from '#client/platform/random-id.ts';
import { updateUser } from '#client/platform/session.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import { refreshMember } from './dashboard.ts';
import { idOf, isRefusal, sendEntry, type Waiting, waitingIn } from './send-entry.ts';

const LOCK = 'fit-in-30-outbox';
const NOTHING: OutboxState = { waiting: [], refused: [], isStuck: false };

let lastTurn: Promise<unknown> = Promise.resolve();

/** The outbox of this browser. */
export const outbox = createOutbox({
  store: deviceOutboxStore,
  send: sendEntry,
  alone: (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : inTurn(work)),
  later(work, delayMs) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
  now,
  randomId,
});

/** Where the browser has no locks, each window sends for itself: what arrives twice is stored once. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/**
 * Keeps something she did on the device, then sends it. Throws why it was refused, or why it still waits: tell the two
 * apart with {@link isRefusal}. Whoever is still there hears of a refusal and need not be told of it a second time; only
 * a finished workout waits in any case until she lets it go. Calls `onKept` once it is on the device.
 */
export async function keepAndSend(userId: string, waiting: Waiting, onKept?: () => void): Promise<unknown> {
  const id = idOf(waiting);
  try {
    return await outbox.keepAndSend({ userId, id, ...waiting }, onKept);
  } catch (error) {
    if (isRefusal(error) && waiting.kind !== 'workout') await letGo(userId, id);
    // She is told that her names were not saved, and has them before her to send again.
    if (waiting.kind === 'profile' && error instanceof ApiError) await letGo(userId, id);
    throw error;
  }
}

async function letGo(userId: string, id: string): Promise<void> {
  const { waiting, refused } = await outbox.stateOf(userId);
  const entry = [...waiting, ...refused].find((other) => other.id === id);
  if (entry) await outbox.discard(entry);
}

/** What waits on this device, and what the server does not want; up to date. */
export function useOutbox(userId: string): OutboxState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const next = await outbox.stateOf(userId);
      if (!isOver) setState(next);
    };
    const unsubscribe = outbox.subscribe((changed) => {
      if (changed === userId) void look();
    });
    void look();
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [userId]);
  return state;
}

/** Sends what waits: at the start of the app, when it is online again, and when she comes back to it. */
export function useSendOutbox(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void outbox.sendAll(userId);
    let wasOffline = !navigator.onLine;
    const noteOffline = () => {
      wasOffline = true;
    };
    const sendIfSeen = () => document.visibilityState === 'visible' && send();
    const unsubscribe = outbox.subscribe((changed, sentLater) => {
      if (changed !== userId || sentLater.length === 0) return;
      tellSent(sentLater, wasOffline);
      wasOffline = !navigator.onLine;
      refreshMember(queryClient, userId);
    });
    send();
    window.addEventListener('online', send);
    window.addEventListener('offline', noteOffline);
    document.addEventListener('visibilitychange', sendIfSeen);
    return () => {
      unsubscribe();
      outbox.rest();
      window.removeEventListener('online', send);
      window.removeEventListener('offline', noteOffline);
      document.removeEventListener('visibilitychange', sendIfSeen);
    };
  }, [queryClient, userId]);
}

/** Whoever was never offline waited for the server, and is not told of a connection. */
function tellSent(sentLater: readonly SentLater[], wasOffline: boolean): void {
  for (const { entry, answer } of sentLater) {
    if (waitingIn(entry).kind === 'profile') updateUser(answer as User);
  }
  const count = sentLater.length;
  const items = `${count} saved ${count === 1 ? 'item' : 'items'}`;
  showToast(
    wasOffline ? { title: 'Back online.', text: `${items} sent.` } : { title: 'Sent', text: `${items} went up.` },
  );
}
