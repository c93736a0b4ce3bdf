import type { Kysely, Transaction } from 'kysely';
import { TransactionConflictError } from './database-errors.ts';
import type { Database } from './schema.ts';

/** PostgreSQL may abort one of two conflicting transactions. */
const ATTEMPTS = 4;

/** Retried after a conflict (PostgreSQL): await only calls on `transaction`, change nothing outside. */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof TransactionConflictError) || attempt === ATTEMPTS) throw error;
    }
  }
}
