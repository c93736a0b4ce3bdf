import { setImmediate as nextEvents } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface SiteCounts {
  members: number;
  workouts: number;
}

/** SQLite blocks while it counts, so in batches. */
const ACCOUNTS_AT_ONCE = 500;

/** As far as `atMost`. */
export async function members(db: Kysely<Database>, atMost: number): Promise<number> {
  const rows = await db
    .selectFrom('purchase')
    .select('user_id')
    .distinct()
    .where('status', '=', 'paid')
    .where('user_id', 'is not', null)
    .limit(atMost)
    .execute();
  return rows.length;
}

export async function count(db: Kysely<Database>): Promise<SiteCounts> {
  const sum = { members: 0, workouts: 0 };
  let after = '';
  for (;;) {
    const upTo = await lastOfNext(db, after);
    if (upTo === undefined) return sum;
    sum.members += await countMembers(db, after, upTo);
    sum.workouts += await countWorkouts(db, after, upTo);
    after = upTo;
    await nextEvents();
  }
}

async function lastOfNext(db: Kysely<Database>, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(ACCOUNTS_AT_ONCE)
    .execute();
  return rows.at(-1)?.id;
}

async function countMembers(db: Kysely<Database>, after: string, upTo: string): Promise<number> {
  const row = await db
    .selectFrom('purchase')
    .select((expression) => expression.fn.count<number>('user_id').distinct().as('count'))
    .where('user_id', '>', after)
    .where('user_id', '<=', upTo)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  return row.count;
}

async function countWorkouts(db: Kysely<Database>, after: string, upTo: string): Promise<number> {
  const row = await db
    .selectFrom('workout_session')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '>', after)
    .where('user_id', '<=', upTo)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
