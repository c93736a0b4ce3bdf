import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** The moods, in the order of their buttons (product §9). The emoji is what the history keeps. */
export const MOODS = [
  { id: 'energised', label: 'Energised', emoji: '⚡', message: 'Lovely. Let’s use it.' },
  { id: 'tired', label: 'Tired', emoji: '😴', message: 'Thanks for saying. Small is plenty today.' },
  { id: 'stressed', label: 'Stressed', emoji: '😣', message: 'Sounds like a lot. A little may help.' },
  { id: 'peaceful', label: 'Peaceful', emoji: '🍃', message: 'Lovely. Take that with you.' },
] as const;

/** One of {@link MOODS}. */
export type Mood = (typeof MOODS)[number];

/** The id of a mood. */
export type MoodId = Mood['id'];

/** A day's check-in, as the device keeps it (product §9). */
export interface MoodEntry {
  date: CalendarDay;
  mood: MoodId;
  emoji: string;
}

/** The check-in of a day with a mood. */
export function moodEntry(date: CalendarDay, mood: MoodId): MoodEntry {
  return { date, mood, emoji: moodNamed(mood).emoji };
}

/** The mood of an id, with its words. */
export function moodNamed(id: MoodId): Mood {
  return MOODS.find((mood) => mood.id === id) ?? MOODS[0]; // the type admits no other name
}

/** The history with one more check-in, oldest first; a new choice replaces that day's earlier one. */
export function withMood(history: readonly MoodEntry[], entry: MoodEntry): MoodEntry[] {
  return [...history.filter(({ date }) => date !== entry.date), entry].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The check-in of a day, or `undefined` when there was none. */
export function moodOf(history: readonly MoodEntry[], day: CalendarDay): MoodEntry | undefined {
  return history.find(({ date }) => date === day);
}
