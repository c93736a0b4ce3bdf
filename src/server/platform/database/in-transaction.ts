import type { Kysely } from 'kysely';
import { TransactionConflictError } from './database-errors.ts';
import type { Database } from './schema.ts';

/** PostgreSQL may abort one of two conflicting transactions. */
const ATTEMPTS = 4;

/**
 * Await only calls on the given `transaction` and change nothing outside: after a conflict (PostgreSQL) `work` runs
 * again.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof TransactionConflictError) || attempt === ATTEMPTS) throw error;
    }
  }
}
