// Everything: the checks, every test on every database, and every journey in a real browser against the built product.
import { finish, runSteps } from './checks/run-steps.mjs';
import { staticSteps } from './checks/static-steps.mjs';
import { playwrightStep, vitestStep } from './checks/test-runners.mjs';
import { startTestPostgres } from './test-postgres.mjs';

const testsOnEveryDatabase = {
  name: 'tests',
  async run() {
    const postgres = await startTestPostgres();
    if (!postgres) return withoutPostgres(await vitestStep('tests').run());
    try {
      return await vitestStep('tests', { environment: { TEST_POSTGRES_URL: postgres.url } }).run();
    } finally {
      await postgres.stop();
    }
  },
};

const outcomes = await runSteps(staticSteps, { atOnce: 2 });
// One after the other: both use every core there is, and a starved journey fails on its time limits.
outcomes.push(...(await runSteps([testsOnEveryDatabase, playwrightStep('journeys')], { atOnce: 1 })));
finish(outcomes);

/** Tests that could not run have not passed. */
function withoutPostgres(outcome) {
  const problem = 'There is no PostgreSQL server, so nothing was tested on one.';
  return { ...outcome, failed: outcome.failed + 1, problems: [...outcome.problems, problem] };
}
