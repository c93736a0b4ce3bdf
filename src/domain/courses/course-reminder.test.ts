import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { reminderCalendar, reminderWeekdays } from './course-reminder.ts';

const REMINDER = {
  uid: 'abc@fit-in-30',
  weekdays: [1, 3],
  from: '2026-11-23' as CalendarDay,
  minute: 7 * 60 + 5,
  url: 'https://fit.example/dashboard-full?tab=workouts',
};

describe('the days', () => {
  test.each([
    ['every', [0, 2], [0, 1, 2, 3, 4, 5, 6]],
    ['workout', [0, 2], [0, 2]],
    ['other', [0, 2], [1, 3, 4, 5, 6]],
    ['workout', [], [0, 1, 2, 3, 4, 5, 6]],
    ['other', [], [0, 1, 2, 3, 4, 5, 6]],
  ] as const)('%s beside workouts on %j', (days, workoutDays, expected) => {
    expect(reminderWeekdays(days, workoutDays)).toEqual(expected);
  });
});

test('it repeats by the clock on the wall from the first of its days on, and rings as it begins', () => {
  const lines = reminderCalendar(REMINDER).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fit in 30//Five minutes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@fit-in-30',
    'DTSTAMP:20261124T000000Z',
    'DTSTART:20261124T070500',
    'DURATION:PT5M',
    'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
    'SUMMARY:Five minutes for you',
    'URL:https://fit.example/dashboard-full?tab=workouts',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Five minutes for you',
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
});

test('a member who trains every day gets a text for the other days too, from the first day on', () => {
  const weekdays = reminderWeekdays('other', [0, 1, 2, 3, 4, 5, 6]);
  expect(reminderCalendar({ ...REMINDER, weekdays })).toContain('DTSTART:20261123T070500');
});

test('it names no course and nothing of a body', () => {
  expect(reminderCalendar(REMINDER)).not.toMatch(/pelvic|floor|weeks|impact|snack|course|belly|scar/i);
});
