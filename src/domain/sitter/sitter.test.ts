import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type SitterAnswer, sessionsToAnswer, shownSitterAnswer, sitterSessions, sitterTimeText } from './sitter.ts';

const TIMES = { weekdays: [0, 2, 4], startMinute: 19 * 60 + 30, zone: 'Europe/London' };
const at = (text: string) => Date.parse(text);
const MONDAY = at('2026-11-23T09:00:00Z');

describe('the sessions of a sitter', () => {
  test('are her days of two weeks', () => {
    const days = sitterSessions(TIMES, 25, MONDAY).map(({ day }) => day.slice(5));
    expect(days).toEqual(['11-23', '11-25', '11-27', '11-30', '12-02', '12-04']);
  });

  test('hold today’s to the end of her day, and can be answered until it is over', () => {
    const late = at('2026-11-23T19:55:00Z');
    const sessions = sitterSessions(TIMES, 25, late);
    expect(sessions[0]).toEqual({
      day: '2026-11-23',
      startsAt: at('2026-11-23T19:30:00Z'),
      endsAt: late,
      minutes: 25,
      from: '19:30',
      until: '19:55',
    });
    const open = (nowMs: number) =>
      sessionsToAnswer(sessions, '2026-11-23' as CalendarDay, nowMs).map(({ day }) => day.slice(5));
    expect(open(late - 1)).toEqual(['11-23', '11-25', '11-27']);
    expect(open(late)).toEqual(['11-25', '11-27']);
  });
});

describe('the answer that Home shows', () => {
  const TODAY = '2026-11-23' as CalendarDay;
  const shown = (answers: [string, SitterAnswer][], isDone = false) =>
    shownSitterAnswer({ name: 'Sam', answers }, TODAY, isDone);

  test.each<[string, [string, SitterAnswer][], boolean, ReturnType<typeof shown>]>([
    ['of today', [['2026-11-23', 'no']], false, { answer: 'no', isToday: true }],
    ['of tomorrow, the day before', [['2026-11-24', 'yes']], false, { answer: 'yes', isToday: false }],
    [
      'of today before that of tomorrow',
      [
        ['2026-11-24', 'yes'],
        ['2026-11-23', 'no'],
      ],
      false,
      { answer: 'no', isToday: true },
    ],
    [
      'of tomorrow once today is done',
      [
        ['2026-11-24', 'yes'],
        ['2026-11-23', 'no'],
      ],
      true,
      { answer: 'yes', isToday: false },
    ],
    ['of nothing once today is done', [['2026-11-23', 'no']], true, undefined],
    [
      'of no day further away',
      [
        ['2026-11-25', 'yes'],
        ['2026-11-22', 'no'],
      ],
      false,
      undefined,
    ],
  ])('is %s', (_what, answers, isDone, expected) => expect(shown(answers, isDone)).toEqual(expected));
});

test('a time is told from its begin to its end, or not at all', () => {
  expect(sitterTimeText({ from: '19:30', until: '19:55' })).toBe('19:30 to 19:55');
  expect(sitterTimeText({ from: null, until: null })).toBeUndefined();
});
