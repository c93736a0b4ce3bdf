import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSignIn, updateUser } from '#client/parts/account/current-sign-in.ts';
import { stepGoal } from '#client/parts/account/first-page-storage.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { noteForCelebration } from '#client/parts/session/celebrated-workouts.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import type { SentCompletion } from '#domain/progress/sent-completion.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import {
  type Change,
  cancelRetry,
  enqueue,
  loadOutbox,
  type OutboxState,
  outboxState,
  type SaveOutcome,
  type SentEntry,
  sendAll,
  sendEntryInTurn,
  subscribeToOutbox,
} from './outbox.ts';
import { settle } from './queries.ts';
import { shownUser } from './shown.ts';

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
      // The state is that of before the sending: what the page told of it.
      if (sent.some(({ isLate }) => isLate)) tellLate(wasOffline, outboxState(userId).isStuck);
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

/** Whoever was never told that something waits hears nothing of it. */
function tellLate(wasOffline: boolean, wasStuck: boolean): void {
  if (wasOffline) showToast({ title: 'Back online.', text: 'What was waiting is saved.' });
  else if (wasStuck) showToast({ title: 'Saved', text: 'What was waiting has gone through.' });
}

/** Durable before it is sent; `onEnqueued` is called once it cannot be lost. */
export function useChange(userId: string) {
  const [underWay, setUnderWay] = useState(0);

  async function save(change: Change, onEnqueued = () => {}): Promise<SaveOutcome> {
    setUnderWay((count) => count + 1);
    try {
      return await saveChange(userId, change, onEnqueued);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  return { save, isPending: underWay > 0 };
}

async function saveChange(userId: string, change: Change, onEnqueued: () => void): Promise<SaveOutcome> {
  if (change.kind === 'workout') noteWorkout(change.body);
  const goalBefore = stepGoal.read();
  if (change.kind === 'stepGoal') stepGoal.write(change.body.stepGoal);
  const entry = await enqueue(userId, change);
  onEnqueued();
  const outcome = await sendEntryInTurn(entry);
  if (outcome.kind === 'rejected' && change.kind === 'stepGoal') {
    if (goalBefore === undefined) stepGoal.clear();
    else stepGoal.write(goalBefore);
  }
  if (outcome.kind === 'sent' && outcome.answer && change.kind === 'profile') updateUser(outcome.answer as User);
  const user = currentSignIn()?.user;
  if (outcome.kind === 'waiting' && change.kind === 'profile' && user) updateUser(shownUser(user, [entry]));
  return outcome;
}

function noteWorkout({ clientId, completedOn, length = 'full' }: SentCompletion): void {
  if (completedOn === today() && countsForWorkout(length)) noteForCelebration(clientId);
}
