// Everything: the checks, every test on every database, and the journeys of this turn in real browsers against the built product.
import { randomInt } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { TURNS } from '#tests/e2e/in-turn.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { auditStep } from './checks/audit-step.ts';
import { finish, type Outcome, runSteps, type Step } from './checks/run-steps.ts';
import { buildStep, staticSteps } from './checks/static-steps.ts';
import { playwrightStep, vitestStep } from './checks/test-runners.ts';
import { adviceOn } from './prepare/debian-programs.mjs';
import { startTestPostgres } from './test-postgres.ts';

/** Nothing has to survive a loss of power here: where memory holds files and has room, no database waits for a disk. */
const FILES_IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;
if (hasRoom(FILES_IN_MEMORY)) process.env.TMPDIR ??= FILES_IN_MEMORY;

/** Vitest's projects of rules and of what follows from them in all content: nothing in them waits, or is timed. */
const OF_CONTENT = ['rules', 'sweeps'];
/** Vitest's projects of journeys, each in its engine. */
const OTHER_ENGINES = ['webkit', 'firefox'];

/** One more than processors: they wait for databases and programs for a fifth of their time. */
const WORKERS = 3;

const testsOnEveryDatabase = {
  name: 'tests',
  async run() {
    const projects = [...OF_CONTENT, ...OTHER_ENGINES].map((project) => `!${project}`);
    const run = (environment = {}) => vitestStep('tests', { projects, environment, workers: WORKERS }).run();
    const postgres = await startTestPostgres();
    if (!postgres) return withoutPostgres(await run());
    try {
      return await run({ TEST_POSTGRES_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  },
};

/** They take what all others leave of the processors, until the end. */
const testsOfContent = vitestStep('tests of content', { projects: OF_CONTENT, isLast: true, workers: 1 });

/** Another one in each run; one that has failed runs again with its number. */
const turn = process.env.JOURNEYS_TURN ?? String(randomInt(TURNS));

const inTurn = (name: string) => (IS_FULL ? name : `${name}, JOURNEYS_TURN=${turn}`);

const NOTHING = { passed: 0, failed: 0, skipped: 0, problems: [] };

/** Side by side, each in a browser or two that serve all of its journeys. */
function journeysInOtherEngines(): Step[] {
  const advice = adviceOn('engines');
  const outcome = { ...NOTHING, skipped: 1, notes: [`Skipped: journeys in WebKit and Firefox. ${advice}`] };
  if (advice) return [{ name: 'journeys in WebKit and Firefox', run: async () => outcome }];
  return OTHER_ENGINES.map((project) =>
    vitestStep(inTurn(`journeys in ${project}`), {
      projects: [project],
      environment: { JOURNEYS_TURN: turn },
      workers: 1,
    }),
  );
}

const journeysWithoutBuild = {
  name: 'journeys',
  run: async () => ({ ...NOTHING, failed: 1, problems: ['Not run: the app could not be built.'] }),
};

const outcomes = await runSteps([buildStep, ...staticSteps, auditStep], { atOnce: 2 });
const isBuilt = outcomes.every(({ name, failed }) => name !== buildStep.name || failed === 0);
const ofContent = runSteps([testsOfContent], { atOnce: 1 });
outcomes.push(...(await runSteps([testsOnEveryDatabase], { atOnce: 1 })));
// Journeys after all others: they use every core there is, and a starved one fails on its time limits.
if (isBuilt) outcomes.push(...(await runSteps(journeysInOtherEngines(), { atOnce: 2 })));
const journeys = isBuilt ? playwrightStep(inTurn('journeys'), turn) : journeysWithoutBuild;
outcomes.push(...(await runSteps([journeys], { atOnce: 1 })));
outcomes.push(...(await ofContent));
finish(outcomes);

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}

/** Tests that could not run have not passed. */
function withoutPostgres(outcome: Outcome): Outcome {
  const problem = 'There is no PostgreSQL server, so nothing was tested on one.';
  return { ...outcome, failed: outcome.failed + 1, problems: [...outcome.problems, problem] };
}
