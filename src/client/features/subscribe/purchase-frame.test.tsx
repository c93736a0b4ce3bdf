import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseMarks } from '#client/parts/body/body-storage.ts';
import type { CourseMark } from '#domain/courses/course-mark.ts';
import { BABY_IN_ARMS, courseSummary } from '#programme/courses/course-summaries.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { SafetyFirst } from './purchase-frame.tsx';

const { version } = courseSummary('early-weeks');
const MARK: CourseMark = {
  course: 'early-weeks',
  name: 'Ada Example',
  register: 'HCPC PH00000',
  checkedOn: '2026-11-20',
  version,
};
const AGAINST = /not for pregnancy or the first six weeks after a birth, eight after a caesarean\./;
const EXCEPTION = /The course “Early weeks”, which comes along, is made for those weeks\./;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const unreachable = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

test.each<[name: string, marks: CourseMark[], isTold: boolean]>([
  ['the mark for its version', [MARK], true],
  ['no mark', [], false],
  ['a mark for another version', [{ ...MARK, version: version - 1 }], false],
  ['a mark for something else', [{ ...MARK, course: BABY_IN_ARMS.id, version: BABY_IN_ARMS.version }], false],
])('with %s the page of payment names the exception only where it holds', (_name, marks, isTold) => {
  unreachable();
  courseMarks.write(marks);
  render(<SafetyFirst />);
  expect(screen.getByText(AGAINST)).toBeTruthy();
  expect(screen.queryByText(EXCEPTION) !== null).toBe(isTold);
  expect(screen.getByRole('link', { name: 'Read the safety questions' }).getAttribute('href')).toBe('/help#safety');
});

test('a mark that the operator took back holds no more, whatever was kept', async () => {
  courseMarks.write([MARK]);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(SITE_ANSWER)));
  render(<SafetyFirst />);
  expect(screen.getByText(EXCEPTION)).toBeTruthy();
  await waitFor(() => expect(courseMarks.read()).toEqual([]));
  expect(screen.queryByText(EXCEPTION)).toBeNull();
});
