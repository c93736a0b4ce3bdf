import type { Kysely } from 'kysely';
import { TransactionConflictError } from './database-errors.ts';
import type { Database } from './schema.ts';

/** PostgreSQL may undo one of two transactions that met; once more is nearly always enough. */
const ATTEMPTS = 4;

/**
 * Runs `work` whole or not at all. Inside, await only calls on the given `transaction`, and change nothing outside:
 * after a conflict with another transaction (PostgreSQL only) it runs again from its beginning.
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
