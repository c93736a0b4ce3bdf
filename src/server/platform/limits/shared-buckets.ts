import type { Kysely } from 'kysely';
import { DatabaseUnavailableError } from '#server/platform/database/database-errors.ts';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { fillingOf, type Rate } from './bucket.ts';
import * as rateBuckets from './rate-buckets.repository.ts';
import { createTokenBuckets, type TokenBuckets } from './token-bucket.ts';

export type CreateBuckets = (limit: string, rate: Rate) => TokenBuckets;

/** In memory on SQLite: one process. Shared on PostgreSQL, behind local buckets that spare the database. */
export function createSharedBuckets({ db, now }: { db: Kysely<Database>; now: () => number }): CreateBuckets {
  if (engineOf(db) === 'sqlite') return (_limit, rate) => createTokenBuckets(rate, now);

  return (limit, rate) => {
    const own = createTokenBuckets(rate, now);
    const filling = fillingOf(rate);

    async function secondsForAll(caller: string): Promise<number> {
      const owner = { limit, caller };
      const taken = await rateBuckets.take(db, owner, now(), filling);
      const bucket = taken ?? (await rateBuckets.find(db, owner));
      if (bucket) own.learn(caller, bucket);
      return taken ? 0 : own.secondsToWait(caller);
    }

    return {
      secondsUntilAllowed(caller) {
        const seconds = own.secondsUntilAllowed(caller);
        return seconds > 0 ? seconds : secondsForAll(caller).catch(allowedIfUnavailable);
      },
    };
  };
}

/** Fails open: the process's own bucket has decided. */
function allowedIfUnavailable(error: unknown): number {
  if (error instanceof DatabaseUnavailableError) return 0;
  throw error;
}
