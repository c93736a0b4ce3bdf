import { expect, test } from 'vitest';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { type MoodEntry, moodEntry } from './mood.ts';
import { moodLookBack } from './mood-look-back.ts';

const TODAY = '2028-03-06' as CalendarDay; // six days after a leap day

test('fourteen days end today, and days without a check-in are there too', () => {
  const history = [moodEntry(addDays(TODAY, -6), 'peaceful'), moodEntry(TODAY, 'tired')];
  const days = moodLookBack(history, TODAY);
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ day: '2028-02-22', mood: undefined });
  expect(days[7]).toEqual({ day: '2028-02-29', mood: 'peaceful' });
  expect(days[13]).toEqual({ day: TODAY, mood: 'tired' });
});

test('older check-ins, later ones and moods that nobody knows are left out', () => {
  const strange = { date: TODAY, mood: 'cheerful', emoji: '?' } as unknown as MoodEntry;
  const history = [moodEntry(addDays(TODAY, -14), 'tired'), strange, moodEntry(addDays(TODAY, 1), 'tired')];
  expect(moodLookBack(history, TODAY).every(({ mood }) => mood === undefined)).toBe(true);
});
