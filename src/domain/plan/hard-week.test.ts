import { describe, expect, test } from 'vitest';
import { type MoodId, moodEntry } from '#domain/mood/mood.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { isHardWeek, showsHardWeekLine } from './hard-week.ts';

const TODAY = '2027-01-03' as CalendarDay; // a week across the new year
const daysAgo = (count: number) => addDays(TODAY, -count);
const moods = (...list: [number, MoodId][]) => list.map(([ago, mood]) => moodEntry(daysAgo(ago), mood));

const FIVE_OF_SEVEN = moods([6, 'tired'], [5, 'stressed'], [3, 'tired'], [1, 'tired'], [0, 'stressed']);

describe('a hard week', () => {
  test.each([
    { name: 'five tired or stressed days of seven', history: FIVE_OF_SEVEN, hard: true },
    { name: 'four of seven', history: FIVE_OF_SEVEN.slice(1), hard: false },
    {
      name: 'the fifth one eight days ago',
      history: moods([7, 'tired'], [5, 'tired'], [3, 'tired'], [1, 'tired'], [0, 'tired']),
      hard: false,
    },
    {
      name: 'five days of which one was peaceful',
      history: [...FIVE_OF_SEVEN.slice(1), ...moods([2, 'peaceful'])],
      hard: false,
    },
    { name: 'a day to come', history: [...FIVE_OF_SEVEN.slice(1), ...moods([-1, 'tired'])], hard: false },
    { name: 'nothing recorded', history: [], hard: false },
  ])('$name: $hard', ({ history, hard }) => expect(isHardWeek(history, TODAY)).toBe(hard));
});

describe('the kind line', () => {
  test.each([
    { name: 'never shown before', shown: undefined, shows: true },
    { name: 'first shown today', shown: { day: TODAY, closed: false }, shows: true },
    { name: 'closed today', shown: { day: TODAY, closed: true }, shows: false },
    { name: 'shown yesterday, not closed', shown: { day: daysAgo(1), closed: false }, shows: false },
    { name: 'shown six days ago', shown: { day: daysAgo(6), closed: true }, shows: false },
    { name: 'shown a week ago', shown: { day: daysAgo(7), closed: true }, shows: true },
    { name: 'shown on a day that has not come yet', shown: { day: daysAgo(-30), closed: true }, shows: true },
  ])('$name: $shows', ({ shown, shows }) => expect(showsHardWeekLine(FIVE_OF_SEVEN, TODAY, shown)).toBe(shows));

  test('is not shown after an ordinary week', () => {
    expect(showsHardWeekLine([], TODAY, undefined)).toBe(false);
  });
});
