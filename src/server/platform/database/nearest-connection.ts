import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What a dialect offers whose reads need no connection of their own. */
export interface DirectReads {
  connection: DatabaseConnection;
  /** Whether a statement may run there now: the database is open, and it changes nothing. */
  allows: (query: CompiledQuery) => boolean;
}

const ofTransactions = new WeakMap<object, DatabaseConnection>();

/**
 * Runs `work` in the transaction with its connection at hand, so that what is prepared goes straight to it: Kysely's own
 * way there costs more than most statements. Afterwards Kysely alone answers for the transaction, and refuses.
 */
export async function withConnectionAtHand<Result>(
  transaction: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const connection = await transaction.getExecutor().provideConnection(async (own) => own);
  ofTransactions.set(transaction, connection);
  try {
    return await work(transaction);
  } finally {
    ofTransactions.delete(transaction);
  }
}

/** Where a query can run at once; absent where a connection has to be asked for. */
export function nearestConnection(db: Kysely<Database>, query: CompiledQuery): DatabaseConnection | undefined {
  if (db.isTransaction) return ofTransactions.get(db);
  const directReads = directReadsOf(db);
  return directReads?.allows(query) ? directReads.connection : undefined;
}

/** Absent where every statement asks for a connection. */
export function directReadsOf(db: Kysely<Database>): DirectReads | undefined {
  const { adapter } = db.getExecutor();
  return 'directReads' in adapter ? (adapter.directReads as DirectReads) : undefined;
}
