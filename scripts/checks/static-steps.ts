import { runProgram } from './run-program.ts';
import type { Step } from './run-steps.ts';

/**
 * One build of all parts, which looks again only at what has changed since the last one. Two TypeScripts: version 7 checks
 * types in a fraction of the time, and has no interface yet for programs, which the check of import rules needs; so `tsc`
 * is version 6 and version 7 is named by its path.
 */
const typesStep = step('types', 'node_modules/typescript-7/bin/tsc', ['-b', 'tsconfig.all.json', '--pretty', 'false']);

/** Of these files, or of all. */
export function lintStep(files: readonly string[] = ['.']): Step {
  const words = ['--error-on-warnings', '--colors=off', '--max-diagnostics=50', '--no-errors-on-unmatched'];
  return step('lint', 'biome', ['ci', ...words, ...files]);
}

/** What is checked without running the product; each counts as one in the summary. */
export const staticSteps = [
  typesStep,
  lintStep(),
  step('import rules', 'scripts/checks/programs/import-rules.ts', []),
  step('dead code', 'knip', []),
  step('file sizes', 'scripts/checks/programs/file-sizes.ts', []),
  step('citations', 'scripts/checks/programs/citations.ts', []),
  step('lockfile', 'scripts/complete-lockfile.ts', ['--check']),
];

/** The app as people get it: the journeys need it. */
export const buildStep = step('build', 'scripts/prepare.mjs', ['--build']);

function step(name: string, program: string, programArguments: readonly string[]): Step {
  return {
    name,
    async run() {
      const { exitCode, output } = await runProgram(program, programArguments);
      const passes = exitCode === 0;
      return { passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: 0, problems: passes ? [] : [output] };
    },
  };
}
