import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Bucket, Filling } from './bucket.ts';

interface BucketOwner {
  limit: string;
  /** An address, or a user's id. */
  caller: string;
}

/** Shared by all processes on one PostgreSQL; keys are hashed. */
/** In one statement; undefined if it is empty. */
export async function take(
  db: Kysely<Database>,
  owner: BucketOwner,
  now: number,
  { permitMs, wholeMs }: Filling,
): Promise<Bucket | undefined> {
  const [row] = await takePermit(db, {
    key: keyOf(owner),
    now,
    permitMs,
    newFullAt: now + permitMs,
    mostMissingMs: wholeMs - permitMs,
    latest: now + wholeMs,
  });
  return row && toBucket(row);
}

export async function find(db: Kysely<Database>, owner: BucketOwner): Promise<Bucket | undefined> {
  const row = await db
    .selectFrom('rate_bucket')
    .select(['counted_at', 'full_at'])
    .where('key', '=', keyOf(owner))
    .executeTakeFirst();
  return row && toBucket(row);
}

/** A full bucket equals none. */
export async function forgetFull(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('rate_bucket').where('full_at', '<', now).execute();
}

interface PermitValues {
  key: string;
  now: number;
  permitMs: number;
  newFullAt: number;
  mostMissingMs: number;
  latest: number;
}

/** `withoutPermit` in SQL. */
function permitQuery(db: Kysely<Database>, { key, now, permitMs, newFullAt, mostMissingMs, latest }: PermitValues) {
  const countedAt = sql.ref<number>('rate_bucket.counted_at');
  const isClockSkewed = sql<boolean>`${countedAt} > ${latest}`;
  const begunAt = sql<number>`case when ${isClockSkewed} then ${now} else greatest(${countedAt}, ${now}) end`;
  const missingMs = sql<number>`greatest(rate_bucket.full_at - greatest(${countedAt}, ${now}), 0)`;
  return db
    .insertInto('rate_bucket')
    .values({ key, counted_at: now, full_at: newFullAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          counted_at: begunAt,
          full_at: sql<number>`${begunAt} + least(${missingMs}, ${mostMissingMs}) + ${permitMs}`,
        })
        .where(sql<boolean>`(${missingMs} <= ${mostMissingMs} or ${isClockSkewed})`),
    )
    .returning(['counted_at', 'full_at']);
}

const toBucket = (row: { counted_at: number; full_at: number }): Bucket => ({
  countedAt: row.counted_at,
  fullAt: row.full_at,
});

const keyOf = ({ limit, caller }: BucketOwner) => hash('sha256', `${limit}\n${caller}`, 'base64url');

const takePermit = prepareQuery(permitQuery);
