import type { Member } from '#client/parts/progress/member.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isWorkoutId, letterOfWorkout, weekOfWorkout } from '#domain/plan/block.ts';
import type { Win } from '#domain/progress/share-story.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { summaryOfSession } from '#programme/workouts/workout-summaries.ts';

/** What a finished session lets its member share, its workout named in these words. */
export function shareableWin(session: ShownSession, { overview, dashboard }: Member, words: ProgrammeWords): Win {
  const id = Number(session.workoutId);
  const number = isWorkoutId(id) ? id : 1;
  const workout = summaryOfSession(session, words);
  return {
    title: workout?.title ?? session.workoutName,
    shortTitle: workout?.shortTitle ?? session.workoutName,
    week: weekOfWorkout(number),
    letter: letterOfWorkout(number),
    minutes: minutesOfSession(session),
    workoutNumber: dashboard.stats.totalWorkouts,
    streakDays: overview.streak.currentStreak,
  };
}

export const SHARE_FAILURE = 'The picture didn’t work this time. Your workout is saved.';
