/** Runs the steps in order, `atOnce` of them side by side, and says how each ended as it ends. */
export async function runSteps(steps, { atOnce }) {
  const waiting = [...steps];
  const outcomes = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

async function runStep(step) {
  const startedAt = performance.now();
  const outcome = await step.run().catch((error) => ({
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
export function finish(outcomes) {
  for (const { name, problems } of outcomes) {
    for (const problem of problems) console.log(`\n──── ${name}\n${problem}`);
  }
  for (const note of outcomes.flatMap(({ notes = [] }) => notes)) console.log(`\n${note}`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    for (const kind of Object.keys(total)) total[kind] += outcome[kind];
  }
  console.log(`\n${countsLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
