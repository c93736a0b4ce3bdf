// Lint, types, walls, dead code, sizes, lockfile and the quick tests: what to run before every commit.
import { finish, runSteps } from './checks/run-steps.mjs';
import { staticSteps } from './checks/static-steps.mjs';
import { vitestStep } from './checks/test-runners.mjs';

const quickTests = vitestStep('quick tests', {
  projects: ['rules', 'scripts', 'client', 'server'],
  environment: { TEST_SQLITE_ONLY: 'yes' },
});

finish(await runSteps([quickTests, ...staticSteps], { atOnce: 2 }));
