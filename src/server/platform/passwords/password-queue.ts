/** More people are signing in at once than this machine can check; trying again in some seconds can succeed. */
export class PasswordQueueFullError extends Error {
  override name = 'PasswordQueueFullError';
  constructor() {
    super('Too many passwords wait to be checked');
  }
}

/** Checks at work at the same time: each holds 19 MiB and a core. */
const MAX_AT_WORK = 2;

/** Checks that may wait; the next one is refused. */
const MAX_WAITING = 32;

/** How many checks are at work, and how many wait. */
export interface PasswordQueueFigures {
  atWork: number;
  waiting: number;
}

/** Lets two pieces of work run at a time and 32 wait, in order, so that a flood of sign-ins leaves room for everybody else. */
export function createPasswordQueue() {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= MAX_AT_WORK) {
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

  return {
    inTurn,
    figures: (): PasswordQueueFigures => ({ atWork, waiting: waiting.length }),
    /** Throws {@link PasswordQueueFullError} where one more check would be refused: before anything is done for it. */
    assertRoom(): void {
      if (atWork >= MAX_AT_WORK && waiting.length >= MAX_WAITING) throw new PasswordQueueFullError();
    },
  };
}
