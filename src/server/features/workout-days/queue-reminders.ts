import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { isReminderTooLate, nextReminder, REMINDER_PATIENCE_MS } from '#domain/plan/workout-calendar.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { StoredWorkoutDays, WorkoutDaysRepository } from './workout-days.repository.ts';

interface QueueRemindersNeeds {
  db: Kysely<Database>;
  workoutDays: WorkoutDaysRepository;
  accounts: AccountsRepository;
  emails: EmailsRepository;
  log: FastifyBaseLogger;
  now: () => number;
}

const BATCH = 100;

/** One transaction, by one process; a reminder missed by hours is only rescheduled. */
export function createQueueReminders(needs: QueueRemindersNeeds) {
  const { workoutDays, now } = needs;
  return async (): Promise<void> => {
    let moved: number;
    do {
      moved = 0;
      for (const kept of await workoutDays.listDue(now(), BATCH)) {
        if (await tryAdvanceReminder(needs, kept)) moved += 1;
      }
    } while (moved > 0);
  };
}

async function tryAdvanceReminder(needs: QueueRemindersNeeds, kept: StoredWorkoutDays): Promise<boolean> {
  try {
    return await advanceReminder(needs, kept);
  } catch (error) {
    needs.log.error({ err: error, userId: kept.userId }, 'reminder could not be queued');
    return false;
  }
}

async function advanceReminder(
  needs: QueueRemindersNeeds,
  { userId, times, nextReminderAt: from }: StoredWorkoutDays,
): Promise<boolean> {
  if (from === undefined) return false;
  const { db, workoutDays, accounts, emails } = needs;
  const now = needs.now();
  const day = timeZone(times.zone).dayAt(from);
  const { at } = nextReminder(times, { notBefore: now - REMINDER_PATIENCE_MS, lastDay: day });
  return inTransaction(db, async (transaction) => {
    const move = { userId, from, nextReminderAt: at, lastReminderDay: day };
    if (!(await workoutDays.rescheduleReminder(transaction, move))) return false;
    const member = isReminderTooLate(from, now) ? undefined : await accounts.findContact(transaction, userId);
    if (!member) return true;
    const email = { kind: 'workout_reminder', userId, day, sendUntil: from + REMINDER_PATIENCE_MS } as const;
    await emails.queue(transaction, { to: member.email, email });
    return true;
  });
}
