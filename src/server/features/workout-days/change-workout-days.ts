import type { Transaction } from 'kysely';
import type { WorkoutDays, WorkoutDaysChange } from '#contract/workout-days.ts';
import { areSameTimes, nextReminder, type WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import * as sitters from '#server/features/sitter/sitters.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { StoredWorkoutDays } from './workout-days.repository.ts';
import * as workoutDays from './workout-days.repository.ts';

export type WorkoutDaysOutcome = { ok: true; days: WorkoutDays } | { ok: false; missing: keyof WorkoutTimes };

/** Reschedules the next reminder; a day that had one gets no second. */
export function changeWorkoutDays(
  { db, now }: ServerContext,
  userId: string,
  change: WorkoutDaysChange,
): Promise<WorkoutDaysOutcome> {
  return inTransaction(db, async (transaction): Promise<WorkoutDaysOutcome> => {
    const kept = await workoutDays.findForChange(transaction, userId);
    const { weekdays = kept?.times.weekdays, startMinute = kept?.times.startMinute, zone = kept?.times.zone } = change;
    if (weekdays === undefined) return { ok: false, missing: 'weekdays' };
    if (startMinute === undefined) return { ok: false, missing: 'startMinute' };
    if (zone === undefined) return { ok: false, missing: 'zone' };
    const times = { weekdays, startMinute, zone };
    if (kept && !areSameTimes(kept.times, times)) await forgetSitterAnswers(transaction, userId);
    const reminders = remindersAfter(change, kept, times, now());
    await workoutDays.save(transaction, { userId, times, ...reminders, now: now() });
    return { ok: true, days: toWorkoutDays({ addressMadeAt: kept?.addressMadeAt, ...reminders, times }) };
  });
}

/** They were about other days, or another time of them. */
async function forgetSitterAnswers(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sitters.forgetAnswers(transaction, userId);
  await memberVersions.raise(transaction, userId);
}

function remindersAfter(
  { emailReminders }: WorkoutDaysChange,
  kept: StoredWorkoutDays | undefined,
  times: WorkoutTimes,
  now: number,
) {
  const isWanted = emailReminders ?? kept?.remindersSince !== undefined;
  if (!isWanted) return { remindersSince: undefined, nextReminderAt: undefined };
  const { at } = nextReminder(times, { notBefore: now, lastDay: kept?.lastReminderDay });
  return { remindersSince: kept?.remindersSince ?? now, nextReminderAt: at };
}

export function toWorkoutDays(
  kept: Pick<StoredWorkoutDays, 'times' | 'remindersSince' | 'addressMadeAt'> | undefined,
): WorkoutDays {
  return {
    times: kept ? { ...kept.times, weekdays: [...kept.times.weekdays] } : null,
    emailReminders: kept?.remindersSince !== undefined,
    calendarAddressMadeAt: kept?.addressMadeAt ?? null,
  };
}
