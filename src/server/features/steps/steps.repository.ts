import type { Kysely, Transaction } from 'kysely';
import type { StepEntry } from '#contract/steps.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

interface OfUserBetween {
  userId: string;
  from: CalendarDay;
  to: CalendarDay;
}

interface SavedDay extends StepEntry {
  userId: string;
  now: number;
}

export async function listBetween(
  db: Kysely<Database>,
  userId: string,
  from: CalendarDay,
  to: CalendarDay,
): Promise<StepEntry[]> {
  return (await between(db, { userId, from, to })).map(toStepEntry);
}

export async function saveDay(transaction: Transaction<Database>, day: SavedDay): Promise<void> {
  await preparedSaveDay(transaction, day);
}

export function toStepEntry({ day, steps }: { day: string; steps: number }): StepEntry {
  return { date: day as CalendarDay, steps };
}

function betweenQuery(db: Kysely<Database>, { userId, from, to }: OfUserBetween) {
  return db
    .selectFrom('step_entry')
    .select(['day', 'steps'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day');
}

function saveDayQuery(db: Kysely<Database>, { userId, date, steps, now }: SavedDay) {
  return db
    .insertInto('step_entry')
    .values({ user_id: userId, day: date, steps, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet({ steps, updated_at: now }));
}

const between = prepareQuery(betweenQuery);
const preparedSaveDay = prepareQuery(saveDayQuery);
