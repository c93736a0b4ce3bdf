import { memberOf } from '#client/components/member.ts';
import { moodHistory, moodSharing } from '#client/platform/browser-storage.ts';
import { dayAt } from '#client/platform/calendar-now.ts';
import { now, utcOffsetMinutes } from '#client/platform/clock.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { moodOf } from '#domain/mood.ts';
import type { PlannedLength } from '#domain/session-plan.ts';
import { type Effort, RECORDED_DURATION_MINUTES } from '#domain/workout-session.ts';
import { moveFacts } from '#programme/move-facts.ts';
import type { Workout } from '#programme/workout.ts';

/** What she says of the workout in the rating dialog. */
export interface WorkoutRating {
  rating: number;
  notes: string;
  effort: Effort | undefined;
}

/** What was done, as the guide or the clock on the wall knows it. */
export interface DoneWork {
  /** Names the session: made when it was begun, so that it is completed once, whoever sends it how often. */
  clientId: string;
  block: number | undefined;
  length: PlannedLength;
  activeSeconds: number | null;
  /** Known only with the guide. */
  completedExercises?: NonNullable<NewWorkoutSessionInput['completedExercises']>;
}

/** A finished workout, ready to be sent. */
export function completionOf(
  workout: Workout,
  { rating, notes, effort }: WorkoutRating,
  { block, ...work }: DoneWork,
): NewWorkoutSessionInput {
  const completedAt = now();
  return {
    ...work,
    workoutId: String(workout.id),
    workoutName: workout.title,
    week: workout.week,
    ...(block !== undefined && { block }),
    rating,
    notes: storable(notes),
    duration: RECORDED_DURATION_MINUTES,
    effort: effort ?? null,
    preMood: moodToShare(dayAt(completedAt)),
    completedAt,
    completedOn: dayAt(completedAt),
    utcOffsetMinutes: utcOffsetMinutes(completedAt),
  };
}

/**
 * The time since the player was opened, as far as it can be the workout's: unknown when the player was only opened to
 * tick it off, and never more than twice the stated minutes, however long the phone lay about.
 */
export function activeSeconds(openMs: number, statedMinutes: number): number | null {
  const seconds = Math.round(openMs / 1000);
  const stated = statedMinutes * 60;
  return seconds < stated / 4 ? null : Math.min(seconds, stated * 2);
}

/** She played a version that leaves the floor. */
export const hasImpact = ({ completedExercises = [] }: DoneWork): boolean =>
  completedExercises.some(({ moveId, level }) => moveFacts(moveId).strains[level].includes('impact'));

/** What the success dialog says. */
export interface CompletionFigures {
  doneInBlock: number;
  streakDays: number;
  totalWorkouts: number;
}

/** The member's figures with this workout counted in. */
export function figuresWith(dashboard: Dashboard, workout: Workout, today: CalendarDay): CompletionFigures {
  const { progress, workoutDays, stats } = dashboard;
  const { overview } = memberOf(
    {
      ...dashboard,
      progress: { ...progress, completedWorkouts: [...progress.completedWorkouts, String(workout.id)] },
      workoutDays: [...workoutDays, today],
    },
    today,
  );
  return {
    doneInBlock: overview.completed.size,
    streakDays: overview.streak.currentStreak,
    totalWorkouts: stats.totalWorkouts + 1,
  };
}

/** The server stores neither; without them the text means the same. */
const storable = (notes: string): string => notes.replace(/\0|\p{Surrogate}/gu, '').trim();

/** The mood of the day goes along only if she said yes (product §9). */
function moodToShare(day: CalendarDay): NewWorkoutSessionInput['preMood'] {
  if (moodSharing.read() !== 'yes') return null;
  return moodOf(moodHistory.read() ?? [], day)?.mood ?? null;
}
