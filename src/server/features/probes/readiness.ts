import type { ServerContext } from '#server/context.ts';
import { findMissingMigration } from '#server/platform/database/migrate-to-latest.ts';
import * as liveness from './liveness.repository.ts';

export type NotReadyReason =
  | 'The database does not answer.'
  | 'The database cannot be written to.'
  | 'The database refused what was written a moment ago.'
  | 'The database is older than the program.'
  | 'The disk is nearly full.'
  | 'The server is stopping.';

/** What the database does not know of the running server. */
export interface ServerState {
  isStopping: () => boolean;
  /** When the database last refused what a request wrote. */
  refusedAt: () => number | undefined;
  freeBytes: () => Promise<number | undefined>;
}

type ReadinessContext = Pick<ServerContext, 'db' | 'now'> & { log: Pick<ServerContext['log'], 'error'> };

/** A full disk still takes writes to allocated pages; members' data and the log need new ones. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Results are cached this long, so that polling costs nothing. */
const HOLDS_MS = 1_000;

/** A request that wrote met what a trial may not. */
const REFUSAL_HOLDS_MS = 10_000;

/** Longer, because a check of a locked database blocks for its timeout. */
const PROBLEM_HOLDS_MS = 5_000;

export function createReadiness(context: ReadinessContext, { isStopping, refusedAt, freeBytes }: ServerState) {
  const { now } = context;
  let checked: { at: number; problem: Promise<NotReadyReason | undefined> } | undefined;
  let holdsMs = HOLDS_MS;

  async function check(): Promise<NotReadyReason | undefined> {
    const problem = await findProblem(context, freeBytes);
    holdsMs = problem ? PROBLEM_HOLDS_MS : HOLDS_MS;
    return problem;
  }

  return function problem(): Promise<NotReadyReason | undefined> {
    if (isStopping()) return Promise.resolve('The server is stopping.');
    const time = now();
    const refused = refusedAt();
    if (refused !== undefined && Math.abs(time - refused) < REFUSAL_HOLDS_MS) {
      return Promise.resolve('The database refused what was written a moment ago.');
    }
    // abs: a clock set back must not extend the cache.
    if (!checked || Math.abs(time - checked.at) >= holdsMs) checked = { at: time, problem: check() };
    return checked.problem;
  };
}

async function findProblem(
  { db, now, log }: ReadinessContext,
  freeBytes: ServerState['freeBytes'],
): Promise<NotReadyReason | undefined> {
  const failed = (problem: NotReadyReason, details: object) => {
    log.error(details, problem);
    return problem;
  };
  let unreachable: NotReadyReason = 'The database does not answer.';
  try {
    const missing = await findMissingMigration(db);
    if (missing) return failed('The database is older than the program.', { missing });
    unreachable = 'The database cannot be written to.';
    await liveness.write(db, now());
    const free = await freeBytes();
    if (free === undefined || free >= LEAST_FREE_BYTES) return undefined;
    return failed('The disk is nearly full.', { free });
  } catch (error) {
    return failed(unreachable, { err: error });
  }
}
