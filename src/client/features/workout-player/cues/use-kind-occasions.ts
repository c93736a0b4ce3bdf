import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { useDashboard } from '#client/member/use-shown.ts';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { moodOf } from '#domain/mood/mood.ts';
import type { Dashboard } from '#domain/progress/dashboard.ts';
import { type KindOccasion, kindOccasions } from '#domain/speech/kind-occasion.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';

const trainedIn = ({ workoutDays, progress }: Dashboard) => ({
  hasTrained: workoutDays.length > 0,
  block: progress.currentBlock,
});

/** None before it is known where the member is. */
export function useKindOccasions(userId: string, workoutId: number): readonly KindOccasion[] {
  const { data } = useDashboard(userId, trainedIn);
  const [history] = useStoredValue(moodHistory);
  const mood = moodOf(history, calendarDayAt(now(), utcOffsetMinutes()))?.mood;
  return data ? kindOccasions({ ...data, mood, workoutId }) : [];
}
