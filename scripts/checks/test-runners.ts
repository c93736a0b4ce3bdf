import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest } from './count-tests.ts';
import { type Ended, runProgram } from './run-program.ts';
import type { Outcome, Step } from './run-steps.ts';

interface VitestChoice {
  projects: readonly string[];
  environment?: Readonly<Record<string, string>>;
  isLast?: boolean;
  workers?: number;
  /** Only tests that import one of these files; there may be none. */
  related?: readonly string[];
}

/** Vitest over the named projects; with `isLast` at the lowest priority. */
export function vitestStep(name: string, choice: VitestChoice): Step {
  const { projects, environment = {}, isLast = false, workers, related } = choice;
  const which = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run'];
  const options = projects.flatMap((project) => ['--project', project]);
  if (workers) options.push(`--maxWorkers=${workers}`);
  const run = (report: string) =>
    runProgram(
      'vitest',
      [...which, ...options, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      environment,
      { isLast },
    );
  return runnerStep(name, countVitest, run, { mayBeNone: related !== undefined });
}

/** Playwright over every journey but those of another turn. */
export function playwrightStep(name: string, turn: string): Step {
  return runnerStep(name, countPlaywright, (report) =>
    runProgram('playwright', ['test', '--reporter=dot,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_TURN: turn,
    }),
  );
}

function runnerStep<Report>(
  name: string,
  count: (report: Report) => Counts,
  run: (reportFile: string) => Promise<Ended>,
  { mayBeNone = false } = {},
): Step {
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-report-'));
      try {
        const report = join(folder, 'report.json');
        const { exitCode, output } = await run(report);
        return judge(countsIn(report, count), exitCode, output, { mayBeNone });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function countsIn<Report>(report: string, count: (report: Report) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The runner's report counts and its own words say what failed; one that crashed, wrote none or found no test has failed, too. */
export function judge(
  counts: Partial<Counts> | undefined,
  exitCode: Ended['exitCode'],
  output: string,
  { mayBeNone = false } = {},
): Outcome {
  const outcome = { passed: 0, failed: 0, skipped: 0, ...counts };
  const isBad = !counts || (outcome.passed === 0 && !mayBeNone) || exitCode !== 0;
  if (isBad && outcome.failed === 0) outcome.failed = 1;
  return { ...outcome, problems: outcome.failed > 0 ? [`${output}\nThe runner ended with ${exitCode}.`] : [] };
}
