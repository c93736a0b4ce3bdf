export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  notes: readonly string[];
}

export interface VitestReport {
  testResults: readonly {
    status: string;
    assertionResults: readonly { status: string; ancestorTitles: readonly string[]; fullName: string }[];
  }[];
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}

/** Counts of Vitest's JSON report. A file that could not be loaded is one failure; what was left out together is one note. */
export function countVitest({ testResults, numPassedTests, numFailedTests, numPendingTests }: VitestReport): Counts {
  const lost = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const leftOut = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped')
      .map(({ ancestorTitles: [title], fullName }) => title ?? fullName),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + lost.length,
    skipped: numPendingTests,
    notes: [...new Set(leftOut)].map((title) => `Skipped: ${title}.`),
  };
}

/** Counts of Playwright's JSON report. A journey that passed only when it was tried again ("flaky") has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    notes: [],
  };
}
