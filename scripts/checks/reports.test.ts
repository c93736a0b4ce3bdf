import { describe, expect, test } from 'vitest';
import { readAudit } from './audit-step.ts';
import { countPlaywright, countVitest } from './count-tests.ts';
import { judge } from './test-runners.ts';

describe('a test run is judged by its own report', () => {
  test('and passes when tests ran and none failed', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 1 }, 0, '')).toEqual({
      passed: 3,
      failed: 0,
      skipped: 1,
      problems: [],
    });
  });

  test.each([
    { name: 'no report was written', counts: undefined, exitCode: 'SIGKILL', failed: 1 },
    { name: 'no test was found', counts: { passed: 0, failed: 0, skipped: 2 }, exitCode: 0, failed: 1 },
    { name: 'it ended badly after tests that passed', counts: { passed: 5, failed: 0 }, exitCode: 1, failed: 1 },
    { name: 'tests failed', counts: { passed: 5, failed: 2 }, exitCode: 1, failed: 2 },
  ])('and fails in its own words when $name', ({ counts, exitCode, failed }) => {
    const verdict = judge(counts, exitCode, 'last words');

    expect(verdict.failed).toBe(failed);
    expect(verdict.problems.join('\n')).toContain('last words');
  });
});

test('Vitest’s report gives passed, failed and skipped tests, and a file that could not be loaded as one failure', () => {
  const counts = countVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'the goal counts', ancestorTitles: [] },
          { status: 'failed', fullName: 'one short does not', ancestorTitles: [] },
          { status: 'skipped', fullName: 'far away later', ancestorTitles: ['far away'] },
          { status: 'skipped', fullName: 'far away too', ancestorTitles: ['far away'] },
        ],
      },
      { status: 'failed', assertionResults: [] },
    ],
  });

  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 2, notes: ['Skipped: far away.'] });
});

test('Playwright’s report counts a flaky journey and an error outside journeys as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 };

  expect(countPlaywright({ stats, errors: [{ message: 'config is broken' }] })).toMatchObject({
    passed: 4,
    failed: 3,
    skipped: 3,
  });
});

describe('npm’s report of known holes', () => {
  test('is read, and its absence is told from its being empty', () => {
    expect(readAudit('{"vulnerabilities": {}}')).toEqual({ report: { vulnerabilities: {} } });
    expect(readAudit('{"message": "405 Method Not Allowed"}').reason).toContain('no registry');
    expect(readAudit('').reason).toContain('no registry');
  });
});
