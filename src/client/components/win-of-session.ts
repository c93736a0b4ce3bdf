import type { ShownSession } from '#contract/workout-sessions.ts';
import { isWorkoutId, letterOfWorkout, weekOfWorkout } from '#domain/block.ts';
import type { Win } from '#domain/share-story.ts';
import { sessionMinutes } from '#domain/workout-history.ts';
import { findWorkoutSummary } from '#programme/workout-summaries.ts';
import type { Member } from './member.ts';

/** A finished session as a picture for friends may tell of it. */
export function winOf(session: ShownSession, { overview, dashboard }: Member): Win {
  const id = Number(session.workoutId);
  const number = isWorkoutId(id) ? id : 1;
  const workout = findWorkoutSummary(session.edition, number);
  const isTimeKnown = session.activeSeconds !== null || session.length !== 'full';
  return {
    title: workout?.title ?? session.workoutName,
    shortTitle: workout?.shortTitle ?? session.workoutName,
    week: weekOfWorkout(number),
    letter: letterOfWorkout(number),
    minutes: workout && !isTimeKnown ? workout.durationMinutes : sessionMinutes(session),
    workoutNumber: dashboard.stats.totalWorkouts,
    streakDays: overview.streak.currentStreak,
  };
}
