import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseStorage } from '#client/browser/refused-storage.fixture.ts';
import { readText } from '#client/browser/stored-value.ts';
import { bodyRecord, courseChecks, courseDays } from '#client/parts/body/body-storage.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { impactRecord, safetySettings, weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { NOTHING_TOLD } from '#domain/body/body-care.ts';
import { SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import type { CourseCheck } from '#domain/courses/course-check.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import type { Course } from '#programme/courses/course.ts';
import { BABY_IN_ARMS, courseSummary } from '#programme/courses/course-summaries.ts';
import { findCourse } from '#programme/courses/courses.ts';
import { CourseScreen } from './course-screen.tsx';

const CHECK: CourseCheck = {
  course: 'pelvic-floor',
  name: 'Ada Example',
  register: 'HCPC PH00000',
  checkedOn: '2026-11-20',
  version: courseSummary('pelvic-floor').version,
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

const open = (id: string) => render(<CourseScreen course={findCourse(id) as Course} />);
const sessions = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('session='));

test('a course that is not medical is open to everybody, and says what was done', () => {
  courseDays.write({ snacks: [{ on: today(), sessions: ['desk'] }] });
  open('snacks');
  expect(sessions()).toHaveLength(9);
  expect(document.body.textContent).not.toContain('With your baby in your arms');
  expect(screen.getByText('More is coming')).toBeTruthy();
  const desk = screen.getByRole('link', { name: /At a desk/ });
  expect(desk.getAttribute('href')).toBe('/courses/snacks?session=desk');
  expect(within(desk).getByText('Done today')).toBeTruthy();
  expect(screen.getByText('Done on 1 day.')).toBeTruthy();
});

test('where the browser refuses all storage, it does not say that its days are kept', () => {
  open('snacks');
  expect(document.body.textContent).toContain('We keep the days on this device only.');
  expect(readText(courseDays.key)).toBeUndefined();
  cleanup();
  refuseStorage();
  open('snacks');
  expect(document.body.textContent).toContain('We send these days nowhere. Kept only while this page stays open.');
});

test('a medical course names who has checked it', () => {
  courseChecks.write([CHECK]);
  open('pelvic-floor');
  expect(sessions()).toHaveLength(5);
  expect(document.body.textContent).toContain('Checked by Ada Example (HCPC PH00000) on 20 November 2026.');
});

test('a session with a check of its own is off until its version is checked', () => {
  courseChecks.write([{ ...CHECK, course: BABY_IN_ARMS.id, version: BABY_IN_ARMS.version }]);
  open('snacks');
  expect(sessions()).toHaveLength(10);
  expect(screen.queryByText('More is coming')).toBeNull();
});

test('the early weeks stand under their weeks, with what to stop at first', () => {
  courseChecks.write([{ ...CHECK, course: 'early-weeks', version: courseSummary('early-weeks').version }]);
  open('early-weeks');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Stop, and get help first',
    'First 2 weeks',
    '2 to 6 weeks',
    'After a caesarean: first 2 weeks',
    'After a caesarean: 2 to 6 weeks',
    'After a caesarean: 6 to 8 weeks',
    'Every day',
  ]);
  expect(sessions()).toHaveLength(11);
});

describe('the way back to impact', () => {
  const FREE = { block: 1, version: SAFETY_VERSION, hold: null, startingLevel: 'standard', pelvicSafe: false } as const;
  const week1 = ['i1a', 'i1b', 'i1c'];
  const hrefs = () => sessions().map((link) => link.getAttribute('href')?.slice(-3));
  beforeEach(() => {
    courseChecks.write([{ ...CHECK, course: 'way-back', version: courseSummary('way-back').version }]);
    safetySettings.write({ ...FREE, girdle: false, pregnant: false });
  });

  test('has its first week open, and says what opens the others', () => {
    open('way-back');
    expect(hrefs()).toEqual(week1);
    expect(screen.getAllByText('Opens once your jump check is clear.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See the jump check' })).toBeTruthy();
  });

  test('opens the next week once the three before it are done with jumps open', () => {
    impactRecord.write({ openedOn: today() });
    courseDays.write({ 'way-back': [{ on: today(), sessions: week1 }] });
    open('way-back');
    expect(hrefs()).toEqual([...week1, 'i2a', 'i2b', 'i2c']);
  });

  test('asks on the next day, goes on with a clear answer, and closes with a sign', () => {
    const yesterday = addDays(today(), -1);
    const done = { 'way-back': [{ on: yesterday, sessions: week1 }] };
    for (const [answer, left] of [
      ['No, all fine', 6],
      ['Yes, something did', 3],
    ] as const) {
      impactRecord.write({ openedOn: yesterday });
      courseDays.write(done);
      open('way-back');
      expect(sessions()).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: answer }));
      expect(sessions()).toHaveLength(left);
      cleanup();
    }
    expect(impactRecord.read()).toEqual({ symptomOn: today(), closedAgain: true });
  });
});

describe('the next stage', () => {
  const offer = () => screen.queryByRole('link', { name: 'Try “2. Hold a little longer”' });
  const doneFor = (count: number) => {
    const days = Array.from({ length: count }, (_, day) => ({
      on: addDays(today(), day - count),
      sessions: ['stage-1'],
    }));
    courseDays.write({ 'pelvic-floor': days });
  };
  beforeEach(() => courseChecks.write([CHECK]));

  test('is offered after 14 days at one, and nothing else changes', () => {
    doneFor(13);
    open('pelvic-floor');
    expect(offer()).toBeNull();
    cleanup();
    doneFor(14);
    open('pelvic-floor');
    expect(offer()?.getAttribute('href')).toBe('/courses/pelvic-floor?session=stage-2');
    expect(sessions().filter((link) => link !== offer())).toHaveLength(5);
  });

  test('waits after a session with a sign', () => {
    doneFor(14);
    bodyRecord.write({ ...NOTHING_TOLD, sessions: [{ on: today(), signs: ['pain'] }] });
    open('pelvic-floor');
    expect(offer()).toBeNull();
  });
});

describe('a reminder', () => {
  const files: Blob[] = [];
  beforeEach(() => {
    files.length = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
  });

  test('is a file for her own calendar on the days that she picks, which names no course', async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    weekdayPlan.write({ weekdays: [0, 3], after: '', otherwise: '' });
    open('snacks');
    vi.stubGlobal('fetch', asked);
    fireEvent.change(screen.getByLabelText('Days'), { target: { value: 'other' } });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '06:45' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    const text = (await files[0]?.text()) ?? '';
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,WE,FR,SA,SU\r\n');
    expect(text).toContain('T064500\r\n');
    expect(text).not.toMatch(/snack|course/i);
    expect(asked).not.toHaveBeenCalled();
  });
});
