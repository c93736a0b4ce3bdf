import { hash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Instants in epoch milliseconds. */
export interface StoredWorkoutDays {
  userId: string;
  times: WorkoutTimes;
  addressMadeAt: number | undefined;
  remindersSince: number | undefined;
  nextReminderAt: number | undefined;
  lastReminderDay: CalendarDay | undefined;
}

export interface SavedWorkoutDays
  extends Pick<StoredWorkoutDays, 'userId' | 'times' | 'remindersSince' | 'nextReminderAt'> {
  now: number;
}

interface ReminderMove {
  userId: string;
  from: number;
  nextReminderAt: number;
  lastReminderDay: CalendarDay;
}

export async function find(connection: Kysely<Database>, userId: string): Promise<StoredWorkoutDays | undefined> {
  const row = await ofUser(connection, userId).executeTakeFirst();
  return row && toKept(row);
}

/** Locked until the transaction ends. */
export async function findForChange(
  transaction: Transaction<Database>,
  userId: string,
): Promise<StoredWorkoutDays | undefined> {
  const row = await ofUser(transaction, userId).$call(forUpdate(transaction)).executeTakeFirst();
  return row && toKept(row);
}

export async function findByAddress(db: Kysely<Database>, token: string): Promise<StoredWorkoutDays | undefined> {
  const row = await db
    .selectFrom('workout_days')
    .selectAll()
    .where('address_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && toKept(row);
}

export async function save(
  transaction: Transaction<Database>,
  { userId, times, now, ...reminders }: SavedWorkoutDays,
): Promise<void> {
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
}

/** Replaces the previous address; false while no days are chosen. */
export async function saveAddress(
  transaction: Transaction<Database>,
  userId: string,
  { token, now }: { token: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('workout_days')
    .set({ address_hash: hashOf(token), address_made_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if there was none. */
export async function deleteAddress(transaction: Transaction<Database>, userId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('workout_days')
    .set({ address_hash: null, address_made_at: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('address_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function stopReminders(db: Kysely<Database>, userId: string, now: number): Promise<void> {
  await db
    .updateTable('workout_days')
    .set({ reminders_since: null, next_reminder_at: null, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function listDue(db: Kysely<Database>, now: number, limit: number): Promise<StoredWorkoutDays[]> {
  const rows = await db
    .selectFrom('workout_days')
    .selectAll()
    .where('next_reminder_at', '<=', now)
    .orderBy('next_reminder_at')
    .limit(limit)
    .execute();
  return rows.map(toKept);
}

/** True for one process only, by compare-and-set. */
export async function rescheduleReminder(
  transaction: Transaction<Database>,
  { userId, from, nextReminderAt, lastReminderDay }: ReminderMove,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('workout_days')
    .set({ next_reminder_at: nextReminderAt, last_reminder_day: lastReminderDay })
    .where('user_id', '=', userId)
    .where('next_reminder_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const ofUser = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('workout_days').selectAll().where('user_id', '=', userId);

const hashOf = (token: string) => hash('sha256', token, 'base64url');

function toKept(row: Selectable<Database['workout_days']>): StoredWorkoutDays {
  return {
    userId: row.user_id,
    times: { weekdays: [...row.weekdays].map(Number), startMinute: row.start_minute, zone: row.zone },
    addressMadeAt: row.address_made_at ?? undefined,
    remindersSince: row.reminders_since ?? undefined,
    nextReminderAt: row.next_reminder_at ?? undefined,
    lastReminderDay: (row.last_reminder_day ?? undefined) as CalendarDay | undefined,
  };
}
