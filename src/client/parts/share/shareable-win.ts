import type { Member } from '#client/parts/progress/member.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isWorkoutId, letterOfWorkout, weekOfWorkout } from '#domain/plan/block.ts';
import type { Win } from '#domain/progress/share-story.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { titlesOfSession } from '#programme/workouts/workout-summaries.ts';

/** What a finished session lets its member share. */
export function shareableWin(session: ShownSession, { overview, dashboard }: Member): Win {
  const id = Number(session.workoutId);
  const number = isWorkoutId(id) ? id : 1;
  return {
    ...titlesOfSession(session),
    week: weekOfWorkout(number),
    letter: letterOfWorkout(number),
    minutes: minutesOfSession(session),
    workoutNumber: dashboard.stats.totalWorkouts,
    streakDays: overview.streak.currentStreak,
  };
}

export const SHARE_FAILURE = 'The picture didn’t work this time. Your workout is saved.';
