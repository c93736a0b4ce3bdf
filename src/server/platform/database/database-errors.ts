export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Nothing was stored, unless it is an {@link OutcomeUnknownError}; a retry can succeed. Answered 503 with Retry-After. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The connection was lost, or the disk failed, while something was stored: it may be there. */
export class OutcomeUnknownError extends DatabaseUnavailableError {
  override name = 'OutcomeUnknownError';
}

/** PostgreSQL aborted one of two conflicting transactions; a retry can succeed at once. */
export class TransactionConflictError extends DatabaseUnavailableError {
  override name = 'TransactionConflictError';
}

/** A transaction awaited something other than the database: a bug. It was rolled back. */
export class TransactionHeldTooLongError extends Error {
  override name = 'TransactionHeldTooLongError';
  constructor() {
    super('A transaction may await nothing but its own database calls');
  }
}

export class UniqueViolationError extends Error {
  override name = 'UniqueViolationError';
  readonly table: string | undefined;
  /** Empty if the engine does not say. */
  readonly columns: readonly string[];
  constructor(table: string | undefined, columns: readonly string[]) {
    super(`Stored already: ${table ?? 'a row'} with the same ${columns.join(', ') || 'key'}`);
    this.table = table;
    this.columns = columns;
  }
}

export class ForeignKeyViolationError extends Error {
  override name = 'ForeignKeyViolationError';
  constructor() {
    super('A row refers to one that is not stored');
  }
}

/** With `columns`: only for the key over exactly these. */
export function isUniqueViolation(error: unknown, columns?: readonly string[]): error is UniqueViolationError {
  if (!(error instanceof UniqueViolationError)) return false;
  return columns === undefined || columns.join() === error.columns.join();
}
