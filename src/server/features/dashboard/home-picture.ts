import { isWorkoutId, nextWorkout } from '#domain/plan/block.ts';
import { planOfBlock } from '#domain/plan/follow-on.ts';
import type { Dashboard } from '#domain/progress/dashboard.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { summaryAt } from '#programme/workouts/workout-summaries.ts';

/** The picture of the coach on Home's first card. A guess where the member's own day is another than `today`. */
export function homePicture({ progress, workoutSessions, followOn }: Dashboard, today: CalendarDay): ClipName {
  const next = nextWorkout(new Set(progress.completedWorkouts.map(Number).filter(isWorkoutId)));
  const isDone = workoutSessions.some(({ completedOn, length }) => completedOn === today && countsForWorkout(length));
  if (next === undefined || isDone) return 'scene-celebration';
  return `${summaryAt(planOfBlock(progress.currentBlock, followOn), next, SHIPPED_WORDS).heroMove}-standard`;
}
