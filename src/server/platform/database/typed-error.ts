import {
  DatabaseUnavailableError,
  ForeignKeyViolationError,
  TransactionConflictError,
  UniqueViolationError,
} from './database-errors.ts';

interface DriverError extends Error {
  code?: string;
  /** node:sqlite: SQLite's extended result code. */
  errcode?: number;
  /** pg: the table and a sentence such as `Key (email)=(…) already exists.` */
  table?: string;
  detail?: string;
}

const SQLITE_UNIQUE = new Set([2067, 1555]);
const SQLITE_FOREIGN_KEY = 787;
const SQLITE_IO_ERROR = 10;
/** Busy, locked, read-only, I/O error, full, cannot open, protocol: the low byte of the result code. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, SQLITE_IO_ERROR, 13, 14, 15]);

const POSTGRES_UNIQUE = '23505';
const POSTGRES_FOREIGN_KEY = '23503';
/** Serialisation failure and deadlock. */
const POSTGRES_CONFLICT = new Set(['40001', '40P01']);
/** Connection, shutdown. */
const POSTGRES_LOST = /^(08...|57P0[1-5])$/;
/** Resources, its disk, time-outs of statement, lock and transaction, a server that has become read-only: what ran was undone. */
const POSTGRES_UNAVAILABLE = /^(53...|58030|57014|55P03|25006|25P03|25P04)$/;
const NETWORK_UNAVAILABLE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT)/;
/** pg reports a broken connection in words only. */
const PG_CONNECTION_WORDS =
  /connection terminated|timeout exceeded when trying to connect|not queryable|query read timeout/i;

export function toTypedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const driverError = error as DriverError;
  return driverError.errcode === undefined ? fromPostgres(driverError) : fromSqlite(driverError, driverError.errcode);
}

function fromSqlite(error: DriverError, errcode: number): Error {
  if (SQLITE_UNIQUE.has(errcode)) return uniqueViolationOfSqlite(error.message);
  if (errcode === SQLITE_FOREIGN_KEY) return new ForeignKeyViolationError();
  if (SQLITE_UNAVAILABLE.has(errcode & 0xff)) return unavailable(error);
  return error;
}

/** From `UNIQUE constraint failed: user.email`; several columns are separated by commas. */
function uniqueViolationOfSqlite(message: string): UniqueViolationError {
  const names = (message.split('failed: ')[1] ?? '').split(', ').map((name) => name.split('.'));
  return new UniqueViolationError(
    names[0]?.[0],
    names.flatMap(([, column]) => column ?? []),
  );
}

function fromPostgres(error: DriverError): Error {
  const { code = '' } = error;
  if (code === POSTGRES_UNIQUE) return uniqueViolationOfPostgres(error);
  if (code === POSTGRES_FOREIGN_KEY) return new ForeignKeyViolationError();
  if (POSTGRES_CONFLICT.has(code))
    return new TransactionConflictError('Undone for another transaction', { cause: error });
  return POSTGRES_UNAVAILABLE.test(code) || isConnectionLost(error) ? unavailable(error) : error;
}

/** Of SQLite, once typed: what a COMMIT wrote may be whole on the disk all the same, where a crash before the next one finds it. */
export function isIoError(error: unknown): boolean {
  const { errcode = 0 } = ((error as Error).cause ?? {}) as DriverError;
  return (errcode & 0xff) === SQLITE_IO_ERROR;
}

/** Of PostgreSQL's driver: what was sent last may have been done, or not. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message } = error as DriverError;
  return POSTGRES_LOST.test(code) || NETWORK_UNAVAILABLE.test(code) || PG_CONNECTION_WORDS.test(message);
}

/** The detail holds the row's values, which must not reach a log. */
function uniqueViolationOfPostgres({ table, detail = '' }: DriverError): UniqueViolationError {
  const names = /^Key \(([^)]*)\)=/.exec(detail)?.[1] ?? '';
  return new UniqueViolationError(table, names === '' ? [] : names.split(', '));
}

function unavailable(cause: Error): DatabaseUnavailableError {
  return new DatabaseUnavailableError('The database cannot be used now', { cause });
}
