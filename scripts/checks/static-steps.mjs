import { runProgram } from './run-program.mjs';

/** What is checked without running the product; each counts as one in the summary. */
export const staticSteps = [
  step('lint', 'biome', ['ci', '.', '--error-on-warnings', '--colors=off', '--max-diagnostics=50']),
  typesStep('types: client', 'client'),
  typesStep('types: server', 'server'),
  typesStep('types: end to end', 'e2e'),
  typesStep('types: shared', 'shared'),
  typesStep('types: worker', 'worker'),
  step('import rules', 'scripts/checks/import-rules.ts', []),
  step('dead code', 'knip', []),
  step('file sizes', 'scripts/checks/file-sizes.mjs', []),
  step('citations', 'scripts/checks/citations.mjs', []),
  step('lockfile', 'scripts/complete-lockfile.mjs', ['--check']),
];

/** The app as people get it: the journeys need it. */
export const buildStep = step('build', 'scripts/prepare.mjs', ['--build']);

/** By its path: `tsc` among the project's programs is TypeScript 6, whose interface the check of the import rules needs. */
function typesStep(name, part) {
  return step(name, 'node_modules/typescript-7/bin/tsc', ['-p', `tsconfig.${part}.json`, '--pretty', 'false']);
}

function step(name, program, programArguments) {
  return {
    name,
    async run() {
      const { exitCode, output } = await runProgram(program, programArguments);
      const passes = exitCode === 0;
      return { passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: 0, problems: passes ? [] : [output] };
    },
  };
}
