import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { MOODS, type MoodId, moodEntry, moodOf, withMood } from '#domain/mood/mood.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

export function useMoods(today: CalendarDay) {
  const [history, save] = useStoredValue(moodHistory);

  function choose(mood: MoodId) {
    // Another tab may have written since this render.
    save(withMood(moodHistory.read(), moodEntry(today, mood)));
  }
  const ofToday = moodOf(history, today)?.mood;
  // Stored values may be unknown.
  return { history, chosen: MOODS.find(({ id }) => id === ofToday)?.id, choose };
}
