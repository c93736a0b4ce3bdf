import type { FastifyBaseLogger } from 'fastify';
import type { HealthRepository } from './health.repository.ts';

/** Why the server cannot serve now; absent when it can. */
export type Trouble =
  | 'The database does not answer.'
  | 'The database cannot be written to.'
  | 'The database is older than the program.';

interface ReadinessNeeds {
  health: HealthRepository;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What was found holds for so long: whoever asks often costs no more than whoever asks once. */
const HOLDS_MS = 1_000;

/** A locked database costs everybody the time of the attempt, so a trouble is looked at less often. */
const TROUBLE_HOLDS_MS = 5_000;

/** Tells whether the server can serve, by reading and writing. */
export function createReadiness({ health, now, log }: ReadinessNeeds) {
  let checked: { at: number; trouble: Promise<Trouble | undefined> } | undefined;
  let holdsMs = HOLDS_MS;

  async function check(): Promise<Trouble | undefined> {
    const trouble = await findTrouble(health, now(), log);
    holdsMs = trouble ? TROUBLE_HOLDS_MS : HOLDS_MS;
    return trouble;
  }

  return function trouble(): Promise<Trouble | undefined> {
    const time = now();
    if (!checked || time - checked.at >= holdsMs) checked = { at: time, trouble: check() };
    return checked.trouble;
  };
}

async function findTrouble(
  health: HealthRepository,
  now: number,
  log: ReadinessNeeds['log'],
): Promise<Trouble | undefined> {
  let trouble: Trouble = 'The database does not answer.';
  try {
    const missing = await health.findMissingMigration();
    if (missing) {
      log.error({ missing }, 'the database is older than the program');
      return 'The database is older than the program.';
    }
    trouble = 'The database cannot be written to.';
    await health.write(now);
    return undefined;
  } catch (error) {
    log.error({ err: error }, trouble);
    return trouble;
  }
}
