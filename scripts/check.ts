// Lint, types, import rules, dead code, sizes, lockfile and the unit tests, of rules and scripts: what to run before every commit.
// Under a minute; sweeps through all content, and tests that open pages, servers and databases, are left to `npm test`.
//   npm run check
//   npm run check -- --changed   of lint and tests only what the changes since main can break: of pages and the server too
import { changedFiles } from './checks/changed-files.ts';
import { finish, runSteps } from './checks/run-steps.ts';
import { lintStep, staticSteps } from './checks/static-steps.ts';
import { vitestStep } from './checks/test-runners.ts';

const UNIT_TESTS = ['rules', 'scripts'];

const steps = process.argv.includes('--changed') ? stepsOfChange() : [unitTests(), ...staticSteps];
finish(await runSteps(steps, { atOnce: 2 }));

function stepsOfChange() {
  const { files, related } = changedFiles();
  const tests = related ? relatedTests(related) : unitTests();
  return [tests, lintStep(files), ...staticSteps.filter(({ name }) => name !== 'lint')];
}

function unitTests() {
  return vitestStep('unit tests', { projects: UNIT_TESTS });
}

function relatedTests(related: readonly string[]) {
  return vitestStep('tests of what changed', { projects: [...UNIT_TESTS, 'client', 'server'], related });
}
