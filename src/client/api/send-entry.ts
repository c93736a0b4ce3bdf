import { ApiError, callApi, messageOf } from '#client/platform/api-client.ts';
import { dayAt } from '#client/platform/calendar-now.ts';
import { now } from '#client/platform/clock.ts';
import type { OutboxEntry } from '#client/platform/outbox-store.ts';
import type { SendOutcome } from '#client/platform/send-in-order.ts';
import { currentSession } from '#client/platform/session.ts';
import type { ProfileChangeInput } from '#contract/auth.ts';
import {
  AUTH_SETTINGS_PATH,
  progressPath,
  statsPath,
  stepsPath,
  workoutDaysPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import type { ProgressChange } from '#contract/progress.ts';
import type { StepEntry } from '#contract/steps.ts';
import type { WorkoutDaysChange } from '#contract/workout-days.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { addDays, calendarDayAt, daysBetween } from '#domain/calendar-day.ts';
import type { StepGoalChange } from '#domain/step-goal.ts';

/** What waits in the outbox, by its kind. */
export interface OutboxBodies {
  workout: NewWorkoutSessionInput;
  steps: StepEntry;
  stepGoal: StepGoalChange | Pick<StepGoalChange, 'stepGoal'>;
  block: ProgressChange;
  /** Names, with the address she has: a new one needs the password, which is kept nowhere. */
  profile: Omit<ProfileChangeInput, 'currentPassword'>;
  workoutDays: Pick<WorkoutDaysChange, 'weekdays'>;
}

export type OutboxKind = keyof OutboxBodies;

/** What waits, and what it is about. */
export type Waiting = { [Kind in OutboxKind]: { kind: Kind; body: OutboxBodies[Kind] } }[OutboxKind];

/** A server that does not answer at all must not hold back what comes after. */
const PATIENCE_MS = 20_000;

/** The server has read the entry; asking again would change nothing. */
const FINAL_STATUSES: readonly number[] = [400, 409, 413, 422];

const CALLS: Record<OutboxKind, { method: 'POST' | 'PATCH'; pathOf: (userId: string) => string }> = {
  workout: { method: 'POST', pathOf: workoutSessionsPath },
  steps: { method: 'POST', pathOf: stepsPath },
  stepGoal: { method: 'PATCH', pathOf: statsPath },
  block: { method: 'PATCH', pathOf: progressPath },
  profile: { method: 'PATCH', pathOf: () => AUTH_SETTINGS_PATH },
  workoutDays: { method: 'PATCH', pathOf: workoutDaysPath },
};

/** What an entry is: the one place where stored entries get their types back. */
export const waitingIn = ({ kind, body }: OutboxEntry): Waiting => ({ kind, body }) as Waiting;

/** What an entry is about: a newer one about the same thing takes its place. */
export function idOf({ kind, body }: Waiting): string {
  if (kind === 'workout') return body.clientId;
  if (kind === 'steps') return `steps:${body.date}`;
  return kind;
}

/** Sends one entry as the person who is signed in; another's waits until she is. Never throws. */
export async function sendEntry(entry: OutboxEntry): Promise<SendOutcome> {
  if (currentSession()?.user.id !== entry.userId) return { kind: 'later', error: new Error('Not signed in.') };
  const { method, pathOf } = CALLS[waitingIn(entry).kind];
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return { kind: 'sent', answer: await callApi(pathOf(entry.userId), { method, body: entry.body, signal }) };
  } catch (error) {
    return outcomeOf(error as Error, entry);
  }
}

/** The server has read what was sent and does not want it. Any other failure only makes it wait. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && FINAL_STATUSES.includes(error.status);

function outcomeOf(error: Error, entry: OutboxEntry): SendOutcome {
  if (!isRefusal(error)) return { kind: 'later', error };
  const waiting = redatedBy(error, entry);
  if (waiting) return { kind: 'changed', entry: { ...entry, ...waiting, id: idOf(waiting) } };
  return { kind: 'refused', error, reason: messageOf(error, 'The server did not take it.') };
}

/** A device whose clock is wrong: the difference between the two clocks puts the entry right, once (decision 0006). */
function redatedBy({ code, serverTime }: ApiError, entry: OutboxEntry): Waiting | undefined {
  if (code !== 'day_out_of_range' || entry.isRedated) return undefined;
  const { kind, body } = waitingIn(entry);
  // The goal then holds from the server's own day.
  if (kind === 'stepGoal') return { kind, body: { stepGoal: body.stepGoal } };
  if (serverTime === undefined) return undefined;
  if (kind === 'steps') {
    const daysOff = daysBetween(dayAt(now()), dayAt(serverTime));
    return daysOff === 0 ? undefined : { kind, body: { ...body, date: addDays(body.date, daysOff) } };
  }
  if (kind !== 'workout') return undefined;
  const completedAt = body.completedAt + serverTime - now();
  return { kind, body: { ...body, completedAt, completedOn: calendarDayAt(completedAt, body.utcOffsetMinutes) } };
}
