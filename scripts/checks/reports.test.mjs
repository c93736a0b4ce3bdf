import { describe, expect, test } from 'vitest';
import { readAudit } from './audit-step.mjs';
import { readPlaywrightReport } from './playwright-report.mjs';
import { judge } from './test-runners.mjs';
import { readVitestReport } from './vitest-report.mjs';

const counted = (counts) => ({ passed: 0, failed: 0, skipped: 0, problems: [], ...counts });

describe('a test run is judged by its own report', () => {
  test('and passes when tests ran and none failed', () => {
    expect(judge(counted({ passed: 3 }), 0, '')).toEqual(counted({ passed: 3 }));
  });

  test.each([
    { name: 'no report was written', outcome: undefined, exitCode: 'SIGKILL', says: 'no report' },
    { name: 'no test was found', outcome: counted({ skipped: 2 }), exitCode: 0, says: 'No test ran' },
    {
      name: 'the runner ended badly after tests that passed',
      outcome: counted({ passed: 5 }),
      exitCode: 1,
      says: 'ended with 1',
    },
  ])('and fails when $name', ({ outcome, exitCode, says }) => {
    const verdict = judge(outcome, exitCode, 'last words');

    expect(verdict.failed).toBe(1);
    expect(verdict.problems.join('\n')).toContain(says);
    expect(verdict.problems.join('\n')).toContain('last words');
  });
});

describe('Vitest’s report', () => {
  test('gives passed, failed and skipped tests, and a file that could not be loaded as one failure', () => {
    const outcome = readVitestReport({
      testResults: [
        {
          name: '/somewhere/steps.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'the goal counts', failureMessages: [] },
            { status: 'failed', fullName: 'one short does not', failureMessages: ['expected 1 to be 0'] },
            { status: 'skipped', fullName: 'far away later', ancestorTitles: ['far away'], failureMessages: [] },
            { status: 'skipped', fullName: 'far away too', ancestorTitles: ['far away'], failureMessages: [] },
          ],
        },
        { name: '/somewhere/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });

    expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: 2, notes: ['Skipped: far away.'] });
    expect(outcome.problems[0]).toContain('one short does not\nexpected 1 to be 0');
    expect(outcome.problems[1]).toContain('Cannot find module');
  });
});

describe('Playwright’s report', () => {
  const spec = (title, status, errors = []) => ({ title, tests: [{ status, results: [{ errors }] }] });

  test('gives nested journeys their path, counts a flaky one as failed, and keeps errors outside tests', () => {
    const outcome = readPlaywrightReport({
      errors: [{ message: '\u001b[31mconfig is broken\u001b[39m' }],
      suites: [
        {
          title: 'pay.e2e.ts',
          specs: [spec('with a good card', 'expected')],
          suites: [
            {
              title: 'with a bad card',
              specs: [
                spec('is told so', 'unexpected', [{ message: 'no toast' }]),
                spec('pays later', 'flaky'),
                spec('x', 'skipped'),
              ],
            },
          ],
        },
      ],
    });

    expect(outcome).toMatchObject({ passed: 1, failed: 3, skipped: 1 });
    expect(outcome.problems[0]).toBe('pay.e2e.ts › with a bad card › is told so\nno toast');
    expect(outcome.problems.at(-1)).toBe('config is broken');
  });
});

describe('npm’s report of known holes', () => {
  test('is read, and its absence is told from its being empty', () => {
    expect(readAudit('{"vulnerabilities": {}}')).toEqual({ report: { vulnerabilities: {} } });
    expect(readAudit('{"message": "405 Method Not Allowed"}').reason).toContain('no registry');
    expect(readAudit('').reason).toContain('no registry');
  });
});
