import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import type { CourseDay } from './course-days.ts';
import { dayToAskAbout, openWeeks } from './way-back.ts';

const WEEKS = [['a', 'b'], ['c', 'd'], ['e']];
const MONDAY = '2026-11-23' as CalendarDay;
const on = (day: number, ...sessions: string[]): CourseDay => ({ on: addDays(MONDAY, day), sessions });

describe('the weeks', () => {
  test.each([
    ['nothing done', [], MONDAY, 1],
    ['half of the first', [on(0, 'a')], MONDAY, 1],
    ['the first', [on(0, 'a'), on(2, 'b')], MONDAY, 2],
    ['the first in another order', [on(0, 'b'), on(2, 'a')], MONDAY, 2],
    ['the second without the first', [on(0, 'c'), on(1, 'd')], MONDAY, 1],
    ['all', [on(0, 'a'), on(1, 'b'), on(2, 'c'), on(3, 'd'), on(4, 'e')], MONDAY, 3],
    ['all, and jumps closed', [on(0, 'a', 'b', 'c', 'd', 'e')], undefined, 1],
    ['the first before jumps opened', [on(0, 'a'), on(1, 'b')], addDays(MONDAY, 1), 1],
    ['the first on the day on which they opened', [on(1, 'a', 'b')], addDays(MONDAY, 1), 2],
  ])('%s', (_what, days, openedOn, open) => {
    expect(openWeeks({ days, openedOn }, WEEKS)).toBe(open);
  });
});

describe('the question of the next day', () => {
  test.each([
    ['nobody before a session', [], [], undefined],
    ['nobody on the day of one', [on(1, 'a')], [], undefined],
    ['on the next day', [on(0, 'a')], [], MONDAY],
    ['also where another was done since', [on(0, 'a'), on(1, 'b')], [], MONDAY],
    ['nobody twice', [on(0, 'a')], [on(0, 'clear')], undefined],
    ['about the newest only', [on(-3, 'a'), on(0, 'b')], [on(-3, 'clear')], MONDAY],
  ])('%s', (_what, days, answered, asked) => {
    expect(dayToAskAbout(days, answered, addDays(MONDAY, 1))).toBe(asked);
  });
});
