import { useState } from 'react';
import { currentSignIn, updateUser } from '#client/parts/account/current-sign-in.ts';
import { stepGoal } from '#client/parts/account/first-page-storage.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { noteForCelebration } from '#client/parts/session/celebrated-workouts.ts';
import type { User } from '#contract/auth.ts';
import type { SentCompletion } from '#domain/progress/sent-completion.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import { type Change, enqueue, type SaveOutcome, sendEntryInTurn } from './outbox.ts';

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
  if (outcome.kind === 'waiting' && change.kind === 'profile' && user)
    updateUser({ ...user, ...change.body, lastName: change.body.lastName ?? user.lastName });
  return outcome;
}

function noteWorkout({ clientId, completedOn, length = 'full' }: SentCompletion): void {
  if (completedOn === today() && countsForWorkout(length)) noteForCelebration(clientId);
}
