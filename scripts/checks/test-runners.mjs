import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywrightReport } from './playwright-report.mjs';
import { runProgram } from './run-program.mjs';
import { readVitestReport } from './vitest-report.mjs';

const LAST_LINES = 60;

/** Vitest over the named projects, or all of them. */
export function vitestStep(name, { projects = [], environment = {} } = {}) {
  const choice = projects.flatMap((project) => ['--project', project]);
  return runnerStep(name, readVitestReport, (report) =>
    runProgram(
      'vitest',
      ['run', ...choice, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      environment,
    ),
  );
}

/** Playwright over every journey. */
export function playwrightStep(name) {
  return runnerStep(name, readPlaywrightReport, (report) =>
    runProgram('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
}

/** Counts come from the runner's own report; a runner that crashed, wrote none or found no test has failed, whatever it says. */
function runnerStep(name, readReport, runRunner) {
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-report-'));
      try {
        const report = join(folder, 'report.json');
        const { exitCode, output } = await runRunner(report);
        return judge(await readOutcome(report, readReport), exitCode, output);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function readOutcome(report, readReport) {
  try {
    return readReport(JSON.parse(await readFile(report, 'utf8')));
  } catch {
    return undefined;
  }
}

export function judge(outcome, exitCode, output) {
  const lastLines = output.split('\n').slice(-LAST_LINES).join('\n');
  if (!outcome) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      problems: [`The runner wrote no report (ended with ${exitCode}).\n${lastLines}`],
    };
  }
  if (outcome.passed + outcome.failed === 0) {
    return { ...outcome, failed: 1, problems: [...outcome.problems, `No test ran.\n${lastLines}`] };
  }
  if (exitCode !== 0 && outcome.failed === 0) {
    const problem = `Every test passed, yet the runner ended with ${exitCode}.\n${lastLines}`;
    return { ...outcome, failed: 1, problems: [...outcome.problems, problem] };
  }
  return outcome;
}
