import { isReminderTooLate, nextReminder, REMINDER_PATIENCE_MS } from '#domain/plan/workout-calendar.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { StoredWorkoutDays } from './workout-days.repository.ts';
import * as workoutDays from './workout-days.repository.ts';

type ReminderContext = Pick<ServerContext, 'db' | 'now' | 'createId' | 'log'>;

const BATCH = 100;

/** One transaction, by one process; a reminder missed by hours is only rescheduled. */
export async function queueReminders(context: ReminderContext): Promise<void> {
  let moved: number;
  do {
    moved = 0;
    for (const kept of await workoutDays.listDue(context.db, context.now(), BATCH)) {
      if (await tryAdvanceReminder(context, kept)) moved += 1;
    }
  } while (moved > 0);
}

async function tryAdvanceReminder(context: ReminderContext, kept: StoredWorkoutDays): Promise<boolean> {
  try {
    return await advanceReminder(context, kept);
  } catch (error) {
    context.log.error({ err: error, userId: kept.userId }, 'reminder could not be queued');
    return false;
  }
}

async function advanceReminder(
  context: ReminderContext,
  { userId, times, nextReminderAt: from }: StoredWorkoutDays,
): Promise<boolean> {
  if (from === undefined) return false;
  const now = context.now();
  const day = timeZone(times.zone).dayAt(from);
  const { at } = nextReminder(times, { notBefore: now - REMINDER_PATIENCE_MS, lastDay: day });
  return inTransaction(context.db, async (transaction) => {
    const move = { userId, from, nextReminderAt: at, lastReminderDay: day };
    if (!(await workoutDays.rescheduleReminder(transaction, move))) return false;
    const member = isReminderTooLate(from, now) ? undefined : await accounts.findContact(transaction, userId);
    if (!member) return true;
    const email = { kind: 'workout_reminder', userId, day, sendUntil: from + REMINDER_PATIENCE_MS } as const;
    await emails.queue(transaction, context, { to: member.email, email });
    return true;
  });
}
