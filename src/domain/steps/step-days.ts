import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { goalOn, type StepGoalChange } from './step-goal.ts';
import { DEFAULT_STEP_GOAL } from './steps.ts';

/** How many days the picture of steps shows, today included (product §7). */
export const PICTURE_DAYS = 30;

/** A day of the picture: the steps that were walked, and the goal that held. */
export interface StepDay {
  day: CalendarDay;
  /** 0 where no steps were entered. */
  steps: number;
  goal: number;
  reached: boolean;
}

/**
 * The last 30 days with the goal that held on each, oldest first and today last (product §7).
 *
 * @param changes the changes of goal, oldest first.
 * @param fallback the goal of the days before the first change, in steps.
 */
export function stepDays(
  stepsByDay: ReadonlyMap<CalendarDay, number>,
  changes: readonly StepGoalChange[],
  today: CalendarDay,
  fallback = DEFAULT_STEP_GOAL,
): StepDay[] {
  return Array.from({ length: PICTURE_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - PICTURE_DAYS);
    const steps = stepsByDay.get(day) ?? 0;
    const goal = goalOn(day, changes, fallback);
    return { day, steps, goal, reached: steps >= goal };
  });
}
