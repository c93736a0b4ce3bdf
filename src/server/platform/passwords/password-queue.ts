/** More people are signing in at once than this machine can check; trying again in some seconds can succeed. */
export class PasswordQueueFullError extends Error {
  override name = 'PasswordQueueFullError';
  constructor() {
    super('Too many passwords wait to be checked');
  }
}

/** Checks that may wait; the next one is refused. */
const MAX_WAITING = 32;

/** How many checks are at work, and how many wait. */
export interface PasswordQueueFigures {
  atWork: number;
  waiting: number;
}

/**
 * Lets so many pieces of work run at a time and 32 wait, in order, so that a flood of sign-ins leaves room for everybody
 * else: each that runs holds 19 MiB and a core.
 */
export function createPasswordQueue(maxAtWork: number) {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  let admitted = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= maxAtWork) {
      if (waiting.length >= MAX_WAITING) throw new PasswordQueueFullError();
      // The one that finishes hands its place over, so nobody who comes later can take it first.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      atWork += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  }

  const isFull = () => Math.max(admitted, atWork + waiting.length) >= maxAtWork + MAX_WAITING;

  return {
    inTurn,
    /** True where {@link admit} would refuse. */
    isFull,
    figures: (): PasswordQueueFigures => ({ atWork, waiting: waiting.length }),
    /**
     * Does what comes before and after a check, which has its place in the queue from the beginning. Throws
     * {@link PasswordQueueFullError} where there is none left: before anything is done.
     */
    async admit<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isFull()) throw new PasswordQueueFullError();
      admitted += 1;
      try {
        return await work();
      } finally {
        admitted -= 1;
      }
    },
  };
}
