import { hash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { WorkoutTimes } from '#domain/workout-calendar.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** What is kept of a member's workout days. Instants in epoch milliseconds. */
export interface KeptWorkoutDays {
  userId: string;
  times: WorkoutTimes;
  addressMadeAt: number | undefined;
  remindersSince: number | undefined;
  nextReminderAt: number | undefined;
  lastReminderDay: CalendarDay | undefined;
}

/** What a change of hers says; the address and what was reminded of stay. */
export interface SavedWorkoutDays
  extends Pick<KeptWorkoutDays, 'userId' | 'times' | 'remindersSince' | 'nextReminderAt'> {
  now: number;
}

interface ReminderMove {
  userId: string;
  /** When the reminder that is being looked after was due. */
  from: number;
  nextReminderAt: number;
  lastReminderDay: CalendarDay;
}

export type WorkoutDaysRepository = ReturnType<typeof createWorkoutDaysRepository>;

/** When members mean to work out, the addresses that their calendars follow, and when reminders are due. */
export function createWorkoutDaysRepository(db: Kysely<Database>) {
  return {
    async find(userId: string): Promise<KeptWorkoutDays | undefined> {
      const row = await ofUser(db, userId).executeTakeFirst();
      return row && toKept(row);
    },

    /** Locked until the transaction ends. */
    async findForChange(transaction: Kysely<Database>, userId: string): Promise<KeptWorkoutDays | undefined> {
      const row = await ofUser(transaction, userId).$call(forUpdate(transaction)).executeTakeFirst();
      return row && toKept(row);
    },

    /** Absent for a token that is nobody's, or no longer. */
    async findByAddress(token: string): Promise<KeptWorkoutDays | undefined> {
      const row = await db
        .selectFrom('workout_days')
        .selectAll()
        .where('address_hash', '=', hashOf(token))
        .executeTakeFirst();
      return row && toKept(row);
    },

    async save(transaction: Kysely<Database>, { userId, times, now, ...reminders }: SavedWorkoutDays): Promise<void> {
      const values = {
        weekdays: times.weekdays.join(''),
        start_minute: times.startMinute,
        zone: times.zone,
        reminders_since: reminders.remindersSince ?? null,
        next_reminder_at: reminders.nextReminderAt ?? null,
        updated_at: now,
      };
      await transaction
        .insertInto('workout_days')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /** The address with this token is hers from now on, and no other; false while she has chosen no days. */
    async saveAddress(userId: string, token: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('workout_days')
        .set({ address_hash: hashOf(token), address_made_at: now, updated_at: now })
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Her calendar's address leads nowhere any more; false if there was none. */
    async deleteAddress(transaction: Kysely<Database>, userId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('workout_days')
        .set({ address_hash: null, address_made_at: null, updated_at: now })
        .where('user_id', '=', userId)
        .where('address_hash', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    ...reminders(db),
  };
}

function reminders(db: Kysely<Database>) {
  return {
    /** No more reminders, on whichever device she said so. */
    async stopReminders(userId: string, now: number): Promise<void> {
      await db
        .updateTable('workout_days')
        .set({ reminders_since: null, next_reminder_at: null, updated_at: now })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Whose reminder's time has come, the longest waiting first. */
    async listDue(now: number, limit: number): Promise<KeptWorkoutDays[]> {
      const rows = await db
        .selectFrom('workout_days')
        .selectAll()
        .where('next_reminder_at', '<=', now)
        .orderBy('next_reminder_at')
        .limit(limit)
        .execute();
      return rows.map(toKept);
    },

    /** True for the one process that looks after this reminder: of several, the database lets one move it on. */
    async moveReminderOn(
      transaction: Kysely<Database>,
      { userId, from, nextReminderAt, lastReminderDay }: ReminderMove,
    ): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('workout_days')
        .set({ next_reminder_at: nextReminderAt, last_reminder_day: lastReminderDay })
        .where('user_id', '=', userId)
        .where('next_reminder_at', '=', from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

const ofUser = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('workout_days').selectAll().where('user_id', '=', userId);

const hashOf = (token: string) => hash('sha256', token, 'base64url');

function toKept(row: Selectable<Database['workout_days']>): KeptWorkoutDays {
  return {
    userId: row.user_id,
    times: { weekdays: [...row.weekdays].map(Number), startMinute: row.start_minute, zone: row.zone },
    addressMadeAt: row.address_made_at ?? undefined,
    remindersSince: row.reminders_since ?? undefined,
    nextReminderAt: row.next_reminder_at ?? undefined,
    lastReminderDay: (row.last_reminder_day ?? undefined) as CalendarDay | undefined,
  };
}
