import { type Logger, pino } from 'pino';

const GATHERED_LENGTH = 12_000;
const FLUSH_INTERVAL_MS = 1_000;

const STANDARD_ERROR = 2;

export interface BufferedLog {
  log: Logger;
  flush: () => void;
}

interface LogDestination {
  write: (line: string) => void;
  flushSync?: () => void;
}

/** Of an error only type, code, message and stack are logged, never the values that it carries. */
export function createBufferedLog(
  level: string,
  onProblem: (line: string) => void = () => {},
  destination: LogDestination = standardError(),
): BufferedLog {
  const log = pino(
    { level, base: null, timestamp: createTimeText(Date.now), serializers: { err: describeError } },
    tellingOfProblem(destination, onProblem),
  );
  return { log, flush: () => destination.flushSync?.() };
}

const WARN = 40;
/** Pino then says of each line how bad it is, which is read more cheaply than the line. */
const WANTS_LEVEL = Symbol.for('pino.metadata');

function tellingOfProblem({ write }: LogDestination, onProblem: (line: string) => void) {
  const telling = {
    [WANTS_LEVEL]: true,
    lastLevel: 0,
    write(line: string) {
      write(line);
      if (telling.lastLevel >= WARN) onProblem(line);
    },
  };
  return telling;
}

/** Own buffer: pino's counts bytes per line, at more than the line's cost. A thread writes: no slow disk blocks us. */
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
