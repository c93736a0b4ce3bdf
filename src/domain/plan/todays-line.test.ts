import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type TodaysFacts, todaysLine } from './todays-line.ts';

const SATURDAY = '2026-11-21' as CalendarDay;
const PLAN = { weekdays: [5], after: 'the school run', otherwise: '' };
const SAM = { name: 'Sam', answer: 'yes', isToday: true } as const;

const ANY_DAY: TodaysFacts = {
  today: SATURDAY,
  isFirstDay: false,
  isBlockDone: false,
  comeback: undefined,
  sitter: undefined,
  mood: undefined,
  workedOutYesterday: false,
  plan: undefined,
  isOnline: true,
};

const lineOf = (facts: Partial<TodaysFacts>) => todaysLine({ ...ANY_DAY, ...facts });

describe('the sentence of today’s card', () => {
  test.each<[string, Partial<TodaysFacts>, string | undefined]>([
    ['any day', {}, undefined],
    ['the first day', { isFirstDay: true }, 'Here’s your first one. No rush.'],
    ['three days away', { comeback: 'days' }, 'A few days off is nothing. Pick up here.'],
    [
      'the day after a workout',
      { workedOutYesterday: true },
      'Rest today if you like. It’s part of the plan. A walk counts too.',
    ],
    ['a planned day', { plan: PLAN }, 'It’s one of your days, after the school run.'],
    [
      'a planned day without a network',
      { plan: PLAN, isOnline: false },
      'It’s one of your days, after the school run.',
    ],
    ['no network', { isOnline: false }, 'Works without signal.'],
    [
      'a mood on a planned day after a workout',
      { mood: 'tired', plan: PLAN, workedOutYesterday: true },
      '10 minutes will do nicely.',
    ],
    [
      'a mood after days away',
      { mood: 'tired', comeback: 'weeks' },
      'You’re back. Try a short one or Easier. Your body remembers more than you think.',
    ],
    ['a sitter, whatever the mood', { mood: 'tired', sitter: SAM }, 'Sam is on today. The time is yours.'],
    ['all twelve done', { isBlockDone: true, mood: 'tired' }, 'Your next block is new: 12 different workouts.'],
    ['all twelve done, days ago', { isBlockDone: true, comeback: 'days' }, 'Everything you did is still here.'],
  ])('%s', (_, facts, text) => expect(lineOf(facts)?.text).toBe(text));

  test('after two months away the safety questions come before anything else', () => {
    for (const more of [{}, { sitter: SAM }, { isBlockDone: true }, { mood: 'peaceful' as const }]) {
      expect(lineOf({ comeback: 'months', ...more })?.leadsTo).toBe('safety questions');
    }
  });

  test.each([
    [{ ...SAM, isToday: false }, 'Sam is on tomorrow. The time is yours.'],
    [{ ...SAM, name: '' }, 'You’re covered today.'],
    [{ ...SAM, answer: 'no' as const }, 'Sam can’t today. It happens. 10 minutes still counts.'],
    [
      { name: '', answer: 'no' as const, isToday: false },
      'No one can cover tomorrow. It happens. 10 minutes still counts.',
    ],
  ])('of a sitter who said $answer', (sitter, text) => {
    expect(lineOf({ sitter })).toEqual({ text, ...(sitter.answer === 'no' && { leadsTo: 'another day' }) });
  });
});
