export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  problems: readonly string[];
  /** What is said even where all passed. */
  notes?: readonly string[];
}

export interface Step {
  name: string;
  run(): Promise<Outcome>;
}

type NamedOutcome = Outcome & Pick<Step, 'name'>;

/** Runs the steps in order, `atOnce` of them side by side, and says how each ended as it ends. */
export async function runSteps(steps: readonly Step[], { atOnce }: { atOnce: number }): Promise<NamedOutcome[]> {
  const waiting = [...steps];
  const outcomes: NamedOutcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

async function runStep(step: Step): Promise<NamedOutcome> {
  const startedAt = performance.now();
  const outcome: Outcome = await step.run().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    problems: [`${step.name} could not run: ${error.stack ?? error}`],
  }));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const counts = outcome.passed + outcome.failed > 1 ? `: ${countsLine(outcome)}` : '';
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${step.name}${counts} (${seconds} s)`);
  return { name: step.name, ...outcome };
}

/** Prints every problem under its step's name, then the one line that counts; the process ends with that verdict. */
export function finish(outcomes: readonly NamedOutcome[]): void {
  for (const { name, problems } of outcomes) {
    for (const problem of problems) console.log(`\n──── ${name}\n${problem}`);
  }
  for (const note of outcomes.flatMap(({ notes = [] }) => notes)) console.log(`\n${note}`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped;
  }
  console.log(`\n${countsLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function countsLine({ passed, failed, skipped }: Pick<Outcome, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
