import type { FastifyBaseLogger } from 'fastify';
import type { HealthRepository } from './health.repository.ts';

/** Why the server cannot serve now; absent when it can. */
export type Trouble =
  | 'The database does not answer.'
  | 'The database cannot be written to.'
  | 'The database is older than the program.'
  | 'The disk is nearly full.'
  | 'The server is stopping.';

interface ReadinessNeeds {
  health: HealthRepository;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Room on the database's disk; absent where it is on another machine. */
  freeBytes: () => Promise<number | undefined>;
  /** From then on nobody new shall be sent here, while whoever comes is still answered. */
  isStopping: () => boolean;
}

/** A page that is stored already can be written on a full disk; what members do needs new ones, and the log room to grow. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** What was found holds for so long: whoever asks often costs no more than whoever asks once. */
const HOLDS_MS = 1_000;

/** A locked database costs everybody the time of the attempt, so a trouble is looked at less often. */
const TROUBLE_HOLDS_MS = 5_000;

/** Tells whether the server can serve, by reading and writing. */
export function createReadiness(needs: ReadinessNeeds) {
  const { now, isStopping } = needs;
  let checked: { at: number; trouble: Promise<Trouble | undefined> } | undefined;
  let holdsMs = HOLDS_MS;

  async function check(): Promise<Trouble | undefined> {
    const trouble = await findTrouble(needs);
    holdsMs = trouble ? TROUBLE_HOLDS_MS : HOLDS_MS;
    return trouble;
  }

  return function trouble(): Promise<Trouble | undefined> {
    if (isStopping()) return Promise.resolve('The server is stopping.');
    const time = now();
    // A clock that was set back would hold what was found until it has caught up.
    if (!checked || Math.abs(time - checked.at) >= holdsMs) checked = { at: time, trouble: check() };
    return checked.trouble;
  };
}

async function findTrouble({ health, now, log, freeBytes }: ReadinessNeeds): Promise<Trouble | undefined> {
  const failed = (trouble: Trouble, details: object) => {
    log.error(details, trouble);
    return trouble;
  };
  let unreachable: Trouble = 'The database does not answer.';
  try {
    const missing = await health.findMissingMigration();
    if (missing) return failed('The database is older than the program.', { missing });
    unreachable = 'The database cannot be written to.';
    await health.write(now());
    const free = await freeBytes();
    if (free === undefined || free >= LEAST_FREE_BYTES) return undefined;
    return failed('The disk is nearly full.', { free });
  } catch (error) {
    return failed(unreachable, { err: error });
  }
}
