// Lint, types, import rules, dead code, sizes, lockfile and the unit tests, of rules and scripts: what to run before every commit.
// Under a minute; sweeps through all content, and tests that open pages, servers and databases, are left to `npm test`.
import { finish, runSteps } from './checks/run-steps.ts';
import { staticSteps } from './checks/static-steps.ts';
import { vitestStep } from './checks/test-runners.ts';

const unitTests = vitestStep('unit tests', { projects: ['rules', 'scripts'] });

finish(await runSteps([unitTests, ...staticSteps], { atOnce: 2 }));
