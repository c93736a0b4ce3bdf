import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { courseChecks } from '#client/parts/body/body-storage.ts';
import type { CourseCheck } from '#domain/courses/course-check.ts';
import { BABY_IN_ARMS, courseSummary } from '#programme/courses/course-summaries.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { SafetyFirst } from './safety-first.tsx';

const { version } = courseSummary('early-weeks');
const CHECK: CourseCheck = {
  course: 'early-weeks',
  name: 'Ada Example',
  register: 'HCPC PH00000',
  checkedOn: '2026-11-20',
  version,
};
const AGAINST = /this isn’t for pregnancy, or the first 6 weeks after a birth\. After a caesarean it’s 8\./;
const EXCEPTION = /It comes with “Early weeks”, a course for just that time\./;

const unreachable = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

test.each<[name: string, checks: CourseCheck[], isTold: boolean]>([
  ['the check for its version', [CHECK], true],
  ['no check', [], false],
  ['a check for another version', [{ ...CHECK, version: version - 1 }], false],
  ['a check for something else', [{ ...CHECK, course: BABY_IN_ARMS.id, version: BABY_IN_ARMS.version }], false],
])('with %s the page of payment names the exception only where it holds', (_name, checks, isTold) => {
  unreachable();
  courseChecks.write(checks);
  render(<SafetyFirst />);
  expect(screen.getByText(AGAINST)).toBeTruthy();
  expect(screen.queryByText(EXCEPTION) !== null).toBe(isTold);
  expect(screen.getByRole('link', { name: 'Read the safety questions' }).getAttribute('href')).toBe('/help#safety');
});

test('a check that the operator took back holds no more, whatever was kept', async () => {
  courseChecks.write([CHECK]);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(SITE_ANSWER)));
  render(<SafetyFirst />);
  expect(screen.getByText(EXCEPTION)).toBeTruthy();
  await waitFor(() => expect(courseChecks.read()).toEqual([]));
  expect(screen.queryByText(EXCEPTION)).toBeNull();
});
