import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';

/** The goal on the workout screen and in the streak until the member chooses one, in steps a day (product §7). */
export const DEFAULT_STEP_GOAL = 5_000;

/** The goal on the main dashboard and for the administrator until one is chosen, in steps a day (product §7). */
export const DASHBOARD_STEP_GOAL = 8_000;

/** Lowest goal that the inline editor takes, in steps. */
export const INLINE_STEP_GOAL_MIN = 1_000;

/** Highest goal that the inline editor takes, in steps. */
export const INLINE_STEP_GOAL_MAX = 50_000;

/** Lowest goal that step onboarding takes, and that the server stores, in steps. */
export const STEP_GOAL_MIN = 100;

/** Highest goal that step onboarding takes, and that the server stores, in steps. */
export const STEP_GOAL_MAX = 100_000;

/** The most steps that may be entered for one day (product §7). */
export const MAX_STEPS_PER_DAY = 100_000;

/** The badges of a day's steps, from the easiest on; the words are on the screen. */
export type StepBadge = 'Goal Achieved!' | '150% Goal!' | 'Double Goal!';

/** How step onboarding reads its number field. */
export type StepGoalAnswer = { ok: true; goal: number } | { ok: false; reason: 'too_small' | 'too_large' };

/**
 * The goal typed into the inline editor, in steps: `previous` when it lies outside of 1,000 to 50,000, and `undefined`
 * when it cannot be read as a whole number (product §7).
 */
export function inlineStepGoal(text: string, previous: number): number | undefined {
  const goal = wholeNumber(text);
  if (goal === undefined) return undefined;
  return goal >= INLINE_STEP_GOAL_MIN && goal <= INLINE_STEP_GOAL_MAX ? goal : previous;
}

/**
 * The goal typed into step onboarding, in whole steps; "7,000" is read as 7000.
 *
 * @returns `too_small` below 100 or when it is no number, `too_large` above 100,000: each has its own toast (product §7).
 */
export function onboardingStepGoal(text: string): StepGoalAnswer {
  const goal = wholeNumber(text) ?? Number(text);
  if (Number.isNaN(goal) || goal < STEP_GOAL_MIN) return { ok: false, reason: 'too_small' };
  if (goal > STEP_GOAL_MAX) return { ok: false, reason: 'too_large' };
  return { ok: true, goal: Math.round(goal) };
}

/**
 * The day's steps as they were typed, also "10,000"; `undefined` for a text that is no whole number from 0 to 100,000
 * (product §7).
 */
export function stepsEntered(text: string): number | undefined {
  const steps = wholeNumber(text);
  return steps !== undefined && steps <= MAX_STEPS_PER_DAY ? steps : undefined;
}

/** The highest badge that `steps` in one day earn: at 100, 150 and 200 per cent of the goal; `undefined` below it. */
export function stepBadge(steps: number, goal: number): StepBadge | undefined {
  if (steps >= goal * 2) return 'Double Goal!';
  if (steps * 2 >= goal * 3) return '150% Goal!';
  return steps >= goal ? 'Goal Achieved!' : undefined;
}

/**
 * True when a new entry takes the day from under its goal to the goal or beyond: the moment for "Step goal achieved!".
 */
export function crossesGoal(stepsBefore: number, stepsAfter: number, goal: number): boolean {
  return stepsBefore < goal && stepsAfter >= goal;
}

/** The average of the seven days that end today, in whole steps; a day without an entry counts as 0 (product §7). */
export function sevenDayAverage(stepsByDay: ReadonlyMap<CalendarDay, number>, today: CalendarDay): number {
  let sum = 0;
  for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) sum += stepsByDay.get(addDays(today, -daysAgo)) ?? 0;
  return Math.round(sum / 7);
}

/**
 * The number of a text of digits, with or without commas or spaces between thousands: a comma elsewhere may be meant as
 * a decimal point.
 */
function wholeNumber(text: string): number | undefined {
  const isWhole = /^(\d+|\d{1,3}([,\s]\d{3})+)$/.test(text.trim());
  return isWhole ? Number(text.replace(/[,\s]/g, '')) : undefined;
}
