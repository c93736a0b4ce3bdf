import { type Logger, pino } from 'pino';

/** Lines are written together once there are so many letters of them, or after a second. */
const GATHERED_LENGTH = 12_000;
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
    { level, base: null, timestamp: createTimeText(Date.now), serializers: { err: describeError } },
    destination,
  );
  return { log, flush: () => destination.flushSync?.() };
}

/**
 * Gathers lines itself: pino's own buffer counts its bytes anew with each line, which costs more than to make the line.
 * What is handed over is written by another thread, so that a slow disk or pipe holds nobody up.
 */
function standardError(): Required<LogDestination> {
  const target = pino.destination({ fd: STANDARD_ERROR, sync: false });
  let gathered = '';

  function handOver(): void {
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    target.write(lines);
  }

  function flushSync(): void {
    handOver();
    target.flushSync();
  }

  setInterval(handOver, FLUSH_INTERVAL_MS).unref();
  process.once('exit', flushSync);
  return {
    write(line) {
      gathered += line;
      if (gathered.length >= GATHERED_LENGTH) handOver();
    },
    flushSync,
  };
}

/** The time of a line as JSON. Of the same millisecond there are many on a busy server, and its words cost most. */
function createTimeText(now: () => number): () => string {
  let time = Number.NaN;
  let text = '';
  return () => {
    const current = now();
    if (current !== time) {
      time = current;
      text = `,"time":"${new Date(current).toISOString()}"`;
    }
    return text;
  };
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
