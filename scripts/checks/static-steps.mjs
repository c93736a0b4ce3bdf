import { runProgram } from './run-program.mjs';

/** What is checked without running the product; each counts as one in the summary. */
export const staticSteps = [
  step('lint', 'biome', ['ci', '.', '--error-on-warnings', '--colors=off', '--max-diagnostics=50']),
  step('types: client', 'tsc', ['-p', 'tsconfig.client.json', '--pretty', 'false']),
  step('types: server', 'tsc', ['-p', 'tsconfig.server.json', '--pretty', 'false']),
  step('types: end to end', 'tsc', ['-p', 'tsconfig.e2e.json', '--pretty', 'false']),
  step('types: shared', 'tsc', ['-p', 'tsconfig.shared.json', '--pretty', 'false']),
  step('walls', 'depcruise', ['src', 'tests', '--config', '.dependency-cruiser.mjs', '--output-type', 'err']),
  step('dead code', 'knip', []),
  step('file sizes', 'scripts/checks/file-sizes.mjs', []),
  step('lockfile', 'scripts/complete-lockfile.mjs', ['--check']),
];

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
