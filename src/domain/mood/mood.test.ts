import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { MOODS, moodEntry, moodNamed, moodOf, withMood } from './mood.ts';

const FRIDAY = '2026-11-20' as CalendarDay;
const SATURDAY = '2026-11-21' as CalendarDay;

test('the four moods stand in the order of their buttons', () => {
  expect(MOODS.map(({ label }) => label)).toEqual(['Energised', 'Tired', 'Stressed', 'Peaceful']);
  expect(moodNamed('stressed').emoji).toBe('😣');
});

describe('the history of check-ins', () => {
  test('a new choice replaces that day’s earlier one and leaves the other days', () => {
    const friday = withMood([], moodEntry(FRIDAY, 'peaceful'));
    const both = withMood(friday, moodEntry(SATURDAY, 'tired'));
    const changed = withMood(both, moodEntry(SATURDAY, 'energised'));

    expect(changed).toEqual([
      { date: FRIDAY, mood: 'peaceful', emoji: '🍃' },
      { date: SATURDAY, mood: 'energised', emoji: '⚡' },
    ]);
    expect(both).toHaveLength(2);
    expect(moodOf(both, SATURDAY)?.mood).toBe('tired');
  });

  test('an earlier day takes its place, and a day without a check-in has none', () => {
    const history = withMood([moodEntry(SATURDAY, 'tired')], moodEntry(FRIDAY, 'stressed'));
    expect(history.map(({ date }) => date)).toEqual([FRIDAY, SATURDAY]);
    expect(moodOf([], FRIDAY)).toBeUndefined();
  });
});
