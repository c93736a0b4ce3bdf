// Everything: the checks, every test on every database, and every journey in a real browser against the built product.
import { finish, runSteps } from './checks/run-steps.mjs';
import { staticSteps } from './checks/static-steps.mjs';
import { playwrightStep, vitestStep } from './checks/test-runners.mjs';
import { startTestPostgres } from './test-postgres.mjs';

const testsOnEveryDatabase = {
  name: 'tests',
  async run() {
    const postgres = await startTestPostgres();
    try {
      return await vitestStep('tests', { environment: { TEST_POSTGRES_URL: postgres.url } }).run();
    } finally {
      await postgres.stop();
    }
  },
};

const outcomes = await runSteps(staticSteps, { atOnce: 2 });
outcomes.push(...(await runSteps([testsOnEveryDatabase, playwrightStep('journeys')], { atOnce: 1 })));
finish(outcomes);
