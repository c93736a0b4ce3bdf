import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { dayAt, today } from '#client/parts/plan/calendar-now.ts';
import type { Progress } from '#contract/progress.ts';
import { blockOnDay, type WorkoutCode } from '#domain/plan/block.ts';
import type { DoneWorkout } from '#domain/session/completion.ts';
import { addDays, type CalendarDay, isCalendarDay, noonOf } from '#domain/time/calendar-day.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';

/** As far back as the longest streak is looked for. */
const EARLIEST_DAYS_AGO = 365;

export const earliestDay = (present: CalendarDay): CalendarDay => addDays(present, -EARLIEST_DAYS_AGO);

export function pastDayProblem(day: string, present: CalendarDay): string | undefined {
  if (!isCalendarDay(day)) return 'Choose the day of the workout.';
  if (day > present) return 'That day is still to come. Choose today or an earlier day.';
  return day < earliestDay(present) ? 'That is more than a year ago. Choose a later day.' : undefined;
}

export function blockOfDay(day: CalendarDay, { currentBlock, blockProgress }: Progress): number {
  const finished = Object.entries(blockProgress).flatMap(([key, { completedAt }]) =>
    completedAt === null ? [] : [{ block: Number(key.replace('block_', '')), lastDay: dayAt(completedAt) }],
  );
  return blockOnDay(day, currentBlock, finished);
}

export interface PastWorkout {
  clientId: string;
  day: CalendarDay;
  block: number;
  workout: WorkoutSummary;
  /** Where the block is on the road. */
  played: WorkoutCode | undefined;
}

/** At noon of its day, because the time is unknown. */
export function pastWorkout({ clientId, day, block, workout, played }: PastWorkout): DoneWorkout {
  const noon = noonOf(day, utcOffsetMinutes(noonOf(day, 0)));
  const completedAt = day === today() ? Math.min(noon, now()) : noon;
  return {
    clientId,
    workoutId: workout.id,
    title: workout.title,
    played,
    block,
    length: 'full',
    completedAt,
    utcOffsetMinutes: utcOffsetMinutes(completedAt),
  };
}
