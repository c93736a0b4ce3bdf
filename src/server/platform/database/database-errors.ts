/** The database cannot be opened: one line for the person who starts the program. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Nothing was stored; trying again later can succeed. Answered 503 with Retry-After. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** PostgreSQL undid the transaction because of another one at the same time; the same again can succeed at once. */
export class TransactionConflictError extends DatabaseUnavailableError {
  override name = 'TransactionConflictError';
}

/** A transaction awaited something other than the database (network, argon2, Stripe): a bug, and it was undone. */
export class TransactionHeldTooLongError extends Error {
  override name = 'TransactionHeldTooLongError';
  constructor() {
    super('A transaction may await nothing but its own database calls');
  }
}

/** A row with the same unique key is stored already. */
export class UniqueViolationError extends Error {
  override name = 'UniqueViolationError';
  readonly table: string | undefined;
  /** The columns of the key, in its order; empty if the engine does not tell. */
  readonly columns: readonly string[];
  constructor(table: string | undefined, columns: readonly string[]) {
    super(`Stored already: ${table ?? 'a row'} with the same ${columns.join(', ') || 'key'}`);
    this.table = table;
    this.columns = columns;
  }
}

/** A row refers to one that is not stored, or one that is still referred to was to be deleted. */
export class ForeignKeyViolationError extends Error {
  override name = 'ForeignKeyViolationError';
  constructor() {
    super('A row refers to one that is not stored');
  }
}

/** True when the write failed on a unique key; with `columns`, only if it is the key over exactly these. */
export function isUniqueViolation(error: unknown, columns?: readonly string[]): error is UniqueViolationError {
  if (!(error instanceof UniqueViolationError)) return false;
  return columns === undefined || columns.join() === error.columns.join();
}
