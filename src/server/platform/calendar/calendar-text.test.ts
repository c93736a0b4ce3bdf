import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type Calendar, calendarText } from './calendar-text.ts';

const EVENT = {
  uid: 'abc-1-4@fit-in-30',
  when: { startsAt: Date.UTC(2026, 10, 23, 19), durationMinutes: 25 },
  title: 'Fit in 30, 2A: Squats, bridges; “and” more',
  text: '25 minutes, or ten.\nhttps://fit.example/workout/4',
  url: 'https://fit.example/workout/4',
  alarmMinutesBefore: 15,
};
const CALENDAR: Calendar = {
  name: 'Fit in 30',
  zone: 'Europe/London',
  writtenAt: Date.UTC(2026, 10, 20, 9, 30, 15, 250),
  refreshHours: 6,
  events: [EVENT],
};

test('an event with its alarm is written out line by line', () => {
  expect(calendarText(CALENDAR).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fit in 30//Workout days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Fit in 30',
    'X-WR-CALNAME:Fit in 30',
    'X-WR-TIMEZONE:Europe/London',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:abc-1-4@fit-in-30',
    'DTSTAMP:20261120T093015Z',
    'DTSTART:20261123T190000Z',
    'DURATION:PT25M',
    'SUMMARY:Fit in 30\\, 2A: Squats\\, bridges\\; “and” more',
    'DESCRIPTION:25 minutes\\, or ten.\\nhttps://fit.example/workout/4',
    'URL:https://fit.example/workout/4',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Fit in 30\\, 2A: Squats\\, bridges\\; “and” more',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a whole day, with nothing beside its title, and no zone', () => {
  const { zone: _zone, ...calendar } = CALENDAR;
  const when = { day: '2026-11-23' as CalendarDay };
  const lines = calendarText({ ...calendar, events: [{ uid: 'x', when, title: 'On' }] }).split('\r\n');
  expect(lines.slice(7, -1)).toEqual([
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:x',
    'DTSTAMP:20261120T093015Z',
    'DTSTART;VALUE=DATE:20261123',
    'DURATION:P1D',
    'SUMMARY:On',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('without an event it is a calendar all the same', () => {
  const text = calendarText({ ...CALENDAR, events: [] });
  expect(text).not.toContain('VEVENT');
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Etc/UTC\r\n');
  expect(text).toMatch(/END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
});

describe('whatever is in a text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 300 });

  test('every line has at most 75 octets and ends as it must', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, text) => {
        const written = calendarText({ ...CALENDAR, events: [{ ...EVENT, title, text }] });
        expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
    );
  });

  test('it comes back whole, and adds no line of its own', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const lines = calendarText({ ...CALENDAR, events: [{ ...EVENT, title }] })
          .replaceAll('\r\n ', '')
          .split('\r\n');
        const value = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
        const read = value.replace(/\\([\\;,n])/g, (_all, mark: string) => (mark === 'n' ? '\n' : mark));
        expect(read).toBe(title.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''));
        expect(lines).toHaveLength(27);
      }),
    );
  });
});
