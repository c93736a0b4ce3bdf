// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes start with the escape character.
const COLOUR_CODES = /\u001b\[[0-9;]*m/g;

/** Counts and failures out of Playwright's JSON report; an error outside any test counts as one failure. */
export function readPlaywrightReport(report) {
  const outcome = { passed: 0, failed: 0, skipped: 0, problems: [] };
  for (const suite of report.suites) countSuite(outcome, suite, []);
  for (const error of report.errors) {
    outcome.failed += 1;
    outcome.problems.push(plain(error.stack ?? error.message ?? ''));
  }
  return outcome;
}

function countSuite(outcome, suite, titles) {
  const path = [...titles, suite.title];
  for (const inner of suite.suites ?? []) countSuite(outcome, inner, path);
  for (const spec of suite.specs) {
    for (const test of spec.tests) countTest(outcome, [...path, spec.title].join(' › '), test);
  }
}

/** A test that passed only when it was tried again ("flaky") has failed. */
function countTest(outcome, name, test) {
  if (test.status === 'expected') outcome.passed += 1;
  else if (test.status === 'skipped') outcome.skipped += 1;
  else {
    outcome.failed += 1;
    const errors = test.results.flatMap((result) =>
      result.errors.map((error) => plain(error.message ?? error.stack ?? '')),
    );
    outcome.problems.push(`${name}\n${errors.join('\n')}`);
  }
}

function plain(text) {
  return text.replaceAll(COLOUR_CODES, '');
}
