import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Bucket, Filling } from './bucket.ts';

/** Somebody's bucket of one limit. */
interface BucketOwner {
  /** The name of the limit. */
  limit: string;
  /** Whom it counts: an address, or somebody's id. */
  caller: string;
}

/** Buckets that all processes on one PostgreSQL take their permits from; whose they are is kept as a hash only. */
export function createRateBucketsRepository(db: Kysely<Database>) {
  const takePermit = prepareQuery(permitQuery);

  return {
    /** The bucket after one permit more, in one statement; undefined if there is none in it now. */
    async take(owner: BucketOwner, now: number, { permitMs, wholeMs }: Filling): Promise<Bucket | undefined> {
      const [row] = await takePermit(db, {
        key: keyOf(owner),
        now,
        permitMs,
        newFullAt: now + permitMs,
        mostMissingMs: wholeMs - permitMs,
        latest: now + wholeMs,
      });
      return row && toBucket(row);
    },

    async find(owner: BucketOwner): Promise<Bucket | undefined> {
      const row = await db
        .selectFrom('rate_bucket')
        .select(['counted_at', 'full_at'])
        .where('key', '=', keyOf(owner))
        .executeTakeFirst();
      return row && toBucket(row);
    },

    /** A full bucket is as good as none. */
    async forgetFull(now: number): Promise<void> {
      await db.deleteFrom('rate_bucket').where('full_at', '<', now).execute();
    },
  };
}

interface PermitValues {
  key: string;
  now: number;
  permitMs: number;
  newFullAt: number;
  mostMissingMs: number;
  latest: number;
}

/** `withoutPermit` in the words of PostgreSQL. */
function permitQuery(db: Kysely<Database>, { key, now, permitMs, newFullAt, mostMissingMs, latest }: PermitValues) {
  const countedAt = sql.ref<number>('rate_bucket.counted_at');
  const isFromNowhere = sql<boolean>`${countedAt} > ${latest}`;
  const begunAt = sql<number>`case when ${isFromNowhere} then ${now} else greatest(${countedAt}, ${now}) end`;
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
        .where(sql<boolean>`(${missingMs} <= ${mostMissingMs} or ${isFromNowhere})`),
    )
    .returning(['counted_at', 'full_at']);
}

const toBucket = (row: { counted_at: number; full_at: number }): Bucket => ({
  countedAt: row.counted_at,
  fullAt: row.full_at,
});

const keyOf = ({ limit, caller }: BucketOwner) => hash('sha256', `${limit}\n${caller}`, 'base64url');
