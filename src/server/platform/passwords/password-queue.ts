export class PasswordQueueFullError extends Error {
  override name = 'PasswordQueueFullError';
  constructor() {
    super('Too many passwords wait to be checked');
  }
}

const MAX_WAITING = 32;

export interface PasswordQueueFigures {
  atWork: number;
  waiting: number;
}

/** Each check holds 19 MiB and a core. */
export function createPasswordQueue(maxAtWork: number) {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  let admitted = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= maxAtWork) {
      if (waiting.length >= MAX_WAITING) throw new PasswordQueueFullError();
      // FIFO: a finished check hands its slot to the first in the queue.
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
    isFull,
    figures: (): PasswordQueueFigures => ({ atWork, waiting: waiting.length }),
    /** Admission for the whole sign-in: a rejected one writes nothing. Throws {@link PasswordQueueFullError}. */
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
