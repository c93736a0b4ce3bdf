import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDay } from './calendar-day.ts';
import { clockText, isZoneName, minuteOfClockText, timeZone } from './zoned-time.ts';

const at = (text: string) => Date.parse(text);
const minute = (text: string) => minuteOfClockText(text) ?? Number.NaN;

describe('names of zones', () => {
  test.each(['Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/New_York', 'UTC', 'Etc/GMT+5'])(
    '%s is one',
    (name) => expect(isZoneName(name)).toBe(true),
  );
  test.each(['', 'Nowhere/Else', '+05:30', 'Europe/London ', 'Europe/London\r\nX:1', '../../etc', 'A'.repeat(65)])(
    '%j is none',
    (name) => expect(isZoneName(name)).toBe(false),
  );
});

describe('the instant of a time on a day', () => {
  test.each([
    ['London in winter', 'Europe/London', '2026-12-01', '18:30', '2026-12-01T18:30:00Z'],
    ['London in summer', 'Europe/London', '2026-07-01', '18:30', '2026-07-01T17:30:00Z'],
    ['London on the day the clocks go forward', 'Europe/London', '2026-03-29', '18:30', '2026-03-29T17:30:00Z'],
    ['London in the hour that is left out', 'Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00Z'],
    ['London in the hour that comes twice', 'Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30:00Z'],
    ['New York in the hour that is left out', 'America/New_York', '2026-03-08', '02:15', '2026-03-08T07:15:00Z'],
    ['New York in the hour that comes twice', 'America/New_York', '2026-11-01', '01:15', '2026-11-01T05:15:00Z'],
    ['Kathmandu, which never changes', 'Asia/Kathmandu', '2026-06-01', '00:00', '2026-05-31T18:15:00Z'],
    ['Lord Howe before its half hour', 'Australia/Lord_Howe', '2026-04-04', '07:00', '2026-04-03T20:00:00Z'],
    ['Lord Howe after its half hour', 'Australia/Lord_Howe', '2026-04-06', '07:00', '2026-04-05T20:30:00Z'],
    ['Lord Howe in the half hour left out', 'Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:40:00Z'],
    ['Apia, far ahead', 'Pacific/Apia', '2026-11-21', '00:00', '2026-11-20T11:00:00Z'],
  ])('%s', (_name, zone, day, time, instant) =>
    expect(new Date(timeZone(zone).instantOf(day as CalendarDay, minute(time)))).toEqual(new Date(at(instant))),
  );

  test('is shown by that place’s clock on that day, in every zone and through both changes of the clocks', () => {
    const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham'];
    const start = at('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 2 * 366 * 48 }).map((halfHours) => start + halfHours * 30 * 60_000),
        (name, instant) => {
          const zone = timeZone(name);
          const shown = new Intl.DateTimeFormat('en-GB', { timeZone: name, timeStyle: 'short' }).format(instant);
          const back = zone.instantOf(zone.dayAt(instant), minute(shown));
          // The same instant, or the earlier of the two at which the clock shows this.
          expect(instant - back).toSatisfy((ms: number) => ms === 0 || ms === 3_600_000 || ms === 1_800_000);
          expect(new Intl.DateTimeFormat('en-GB', { timeZone: name, timeStyle: 'short' }).format(back)).toBe(shown);
          expect(zone.dayAt(back)).toBe(zone.dayAt(instant));
        },
      ),
    );
  });

  test('a later time of a day never comes earlier', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe'),
        fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'),
        fc.integer({ min: 0, max: 1_438 }),
        (name, day, minuteOfDay) => {
          const zone = timeZone(name);
          const gap =
            zone.instantOf(day as CalendarDay, minuteOfDay + 1) - zone.instantOf(day as CalendarDay, minuteOfDay);
          expect(gap).toBeGreaterThan(-3_600_000);
          expect(Math.abs(gap)).toBeLessThanOrEqual(3_660_000);
        },
      ),
    );
  });
});

test.each([
  ['00:00', 0],
  ['07:05', 425],
  ['23:59', 1_439],
])('%s is minute %d of the day, and back', (text, minuteOfDay) => {
  expect(minuteOfClockText(text)).toBe(minuteOfDay);
  expect(clockText(minuteOfDay)).toBe(text);
});

test.each(['24:00', '7:05', '07:60', '', 'noon', '07:05:00'])('%j is no time of day', (text) =>
  expect(minuteOfClockText(text)).toBeUndefined(),
);
