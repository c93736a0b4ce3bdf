import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type CalendarDay,
  calendarDayAt,
  daysBetween,
  firstOfMonth,
  isCalendarDay,
  longDate,
  mondayOf,
  monthAndYear,
  noonOf,
  pastDayText,
  shortDate,
  weekdayDate,
  weekdayIndex,
} from './calendar-day.ts';

const day = (text: string) => text as CalendarDay;

describe('isCalendarDay', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  test.each([
    '',
    'today',
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '12026-01-01',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    ' 2026-01-01',
    '２０２６-01-01',
  ])('%j is not', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

describe('calendarDayAt', () => {
  test.each([
    { at: '2026-11-21T23:59:59.999Z', offset: 0, expected: '2026-11-21' },
    { at: '2026-06-30T23:30:00Z', offset: 60, expected: '2026-07-01' }, // British summer time
    { at: '2026-01-01T04:59:00Z', offset: -300, expected: '2025-12-31' }, // New York
    { at: '2026-11-21T10:00:00Z', offset: 840, expected: '2026-11-22' }, // Kiritimati
    { at: '2026-11-21T11:59:00Z', offset: -720, expected: '2026-11-20' },
    { at: '2026-11-21T18:15:00Z', offset: 345, expected: '2026-11-22' }, // Nepal
  ])('$at, $offset minutes east of UTC, is $expected', ({ at, offset, expected }) => {
    expect(calendarDayAt(Date.parse(at), offset)).toBe(expected);
  });
});

describe('noonOf', () => {
  test.each([
    { on: '2026-11-21', offset: 0, noon: '2026-11-21T12:00:00Z' },
    { on: '2026-07-01', offset: 60, noon: '2026-07-01T11:00:00Z' },
    { on: '2026-01-01', offset: 840, noon: '2025-12-31T22:00:00Z' },
    { on: '2026-12-31', offset: -720, noon: '2027-01-01T00:00:00Z' },
  ])('$on, $offset minutes east of UTC, is $noon and lies on its day', ({ on, offset, noon }) => {
    expect(noonOf(day(on), offset)).toBe(Date.parse(noon));
    expect(calendarDayAt(noonOf(day(on), offset), offset)).toBe(on);
  });
});

describe('counting days', () => {
  test.each([
    { from: '2026-03-28', count: 2, expected: '2026-03-30' }, // British clocks go forward in between
    { from: '2026-10-24', count: 2, expected: '2026-10-26' }, // and back
    { from: '2024-02-28', count: 1, expected: '2024-02-29' },
    { from: '2026-02-28', count: 1, expected: '2026-03-01' },
    { from: '2026-12-31', count: 1, expected: '2027-01-01' },
    { from: '2026-01-01', count: -1, expected: '2025-12-31' },
    { from: '2026-11-21', count: 0, expected: '2026-11-21' },
  ])('$from and $count days is $expected', ({ from, count, expected }) => {
    expect(addDays(day(from), count)).toBe(expected);
    expect(daysBetween(day(from), day(expected))).toBe(count);
  });

  test('adding a count of days and measuring it again agree, and keep calendar order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.integer({ min: -5_000, max: 5_000 }),
        (start, count) => {
          const from = addDays(day('2026-11-21'), start);
          const to = addDays(from, count);
          expect(isCalendarDay(to)).toBe(true);
          expect(daysBetween(from, to)).toBe(count);
          expect(from < to).toBe(count > 0);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('the calendar week', () => {
  test.each([
    { on: '2026-11-16', index: 0, monday: '2026-11-16' },
    { on: '2026-11-21', index: 5, monday: '2026-11-16' },
    { on: '2026-11-22', index: 6, monday: '2026-11-16' },
    { on: '2026-11-23', index: 0, monday: '2026-11-23' },
    { on: '2026-03-01', index: 6, monday: '2026-02-23' },
  ])('$on has place $index in the week of $monday', ({ on, index, monday }) => {
    expect(weekdayIndex(day(on))).toBe(index);
    expect(mondayOf(day(on))).toBe(monday);
  });

  test('a month begins on its first', () => {
    expect(firstOfMonth(day('2026-11-21'))).toBe('2026-11-01');
    expect(firstOfMonth(day('2026-12-01'))).toBe('2026-12-01');
  });
});

describe('days in words', () => {
  test.each([
    { on: '2026-11-19', short: 'Thu 19 Nov', long: '19 November 2026' },
    { on: '2026-01-04', short: 'Sun 4 Jan', long: '4 January 2026' },
    { on: '2026-05-11', short: 'Mon 11 May', long: '11 May 2026' },
  ])('$on is $short', ({ on, short, long }) => {
    expect(shortDate(day(on))).toBe(short);
    expect(longDate(day(on))).toBe(long);
    expect(long.endsWith(` ${monthAndYear(day(on))}`)).toBe(true);
  });

  test('every month and every day of the week has its name', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      monthAndYear(day(`2026-${`${month + 1}`.padStart(2, '0')}-05`)),
    );
    expect(months.join()).toBe(
      'January 2026,February 2026,March 2026,April 2026,May 2026,June 2026,July 2026,August 2026,September 2026,October 2026,November 2026,December 2026',
    );
    const week = Array.from({ length: 7 }, (_, after) => addDays(day('2026-11-23'), after));
    expect(week.map(shortDate)).toEqual([
      'Mon 23 Nov',
      'Tue 24 Nov',
      'Wed 25 Nov',
      'Thu 26 Nov',
      'Fri 27 Nov',
      'Sat 28 Nov',
      'Sun 29 Nov',
    ]);
    expect(weekdayDate(day('2026-11-23'))).toBe('Monday 23 November');
  });
});

test.each([
  { past: '2026-03-02', expected: 'today' },
  { past: '2026-03-01', expected: 'yesterday' },
  { past: '2026-02-28', expected: 'Saturday' },
  { past: '2026-02-24', expected: 'Tuesday' },
  { past: '2026-02-23', expected: '23 February' },
  { past: '2025-12-31', expected: '31 December 2025' },
  { past: '2026-03-03', expected: '3 March' }, // by a wrong clock
])('on 2 March 2026, $past is $expected', ({ past, expected }) =>
  expect(pastDayText(day(past), day('2026-03-02'))).toBe(expected),
);
