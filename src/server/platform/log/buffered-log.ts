import { type Logger, pino } from 'pino';

/** Lines are written together once there are this many bytes, or after a second; below pino's limit of 16,384. */
const BUFFER_BYTES = 8_192;
const FLUSH_INTERVAL_MS = 1_000;

const STANDARD_ERROR = 2;

export interface BufferedLog {
  log: Logger;
  /** Writes what is still in memory. */
  flush: () => void;
}

/** Where log lines end: standard error, or whatever a test reads. */
interface LogDestination {
  write: (line: string) => void;
  flushSync?: () => void;
}

/** JSON lines on standard error. An error is told by its kind, code, words and stack: never by the values it carries. */
export function createBufferedLog(level: string, destination: LogDestination = standardError()): BufferedLog {
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
  return { log, flush: () => destination.flushSync?.() };
}

function standardError(): LogDestination {
  return pino.destination({
    fd: STANDARD_ERROR,
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: error.message,
    stack: error.stack,
  };
}
