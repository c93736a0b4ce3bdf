import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseDays, courseMarks } from '#client/platform/body-storage.ts';
import { today } from '#client/platform/calendar-now.ts';
import type { CourseMark } from '#domain/course-mark.ts';
import type { Course } from '#programme/courses/course.ts';
import { findCourse } from '#programme/courses/courses.ts';
import { CourseScreen } from './course-screen.tsx';

const MARK: CourseMark = {
  course: 'pelvic-floor',
  name: 'Ada Example',
  register: 'HCPC PH00000',
  checkedOn: '2026-11-20',
  version: 1,
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(cleanup);

const open = (id: string) => render(<CourseScreen course={findCourse(id) as Course} />);
const sessions = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('session='));

test('a course that is not medical is open to everybody, and says what was done', () => {
  courseDays.write({ snacks: [{ on: today(), sessions: ['desk'] }] });
  open('snacks');
  expect(sessions()).toHaveLength(8);
  const desk = screen.getByRole('link', { name: /At a desk/ });
  expect(desk.getAttribute('href')).toBe('/courses/snacks?session=desk');
  expect(within(desk).getByText('Done today')).toBeTruthy();
  expect(screen.getByText('Done on 1 day.')).toBeTruthy();
});

test('a medical course is off without a mark, and still names what to look out for', () => {
  open('pelvic-floor');
  expect(sessions()).toEqual([]);
  expect(screen.getByText('Not yet checked by a clinician.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'When to leave it' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'How you know that it is right' })).toBeNull();
});

test('a mark for its version opens it, without a network too; one for another version does not', () => {
  courseMarks.write([MARK]);
  open('pelvic-floor');
  expect(sessions()).toHaveLength(5);
  expect(document.body.textContent).toContain('Checked by Ada Example (HCPC PH00000) on 20 November 2026.');
  cleanup();
  courseMarks.write([{ ...MARK, version: 2 }]);
  open('pelvic-floor');
  expect(sessions()).toEqual([]);
});
