import { describe, expect, test } from 'vitest';
import { stepDayProblem, workoutDayProblem } from './activity-day.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';

const NOW = Date.parse('2026-11-21T23:30:00Z');
const TODAY = '2026-11-21' as CalendarDay;

describe('the day that a client sends', () => {
  test.each([
    { ahead: 0, workout: undefined, steps: undefined },
    { ahead: 1, workout: undefined, steps: undefined },
    { ahead: 2, workout: 'day_out_of_range', steps: 'day_out_of_range' },
    { ahead: 4_000, workout: 'day_out_of_range', steps: 'day_out_of_range' },
    { ahead: -1, workout: undefined, steps: undefined },
    { ahead: -365, workout: undefined, steps: undefined },
    { ahead: -366, workout: undefined, steps: 'day_out_of_range' },
    { ahead: -9_000, workout: undefined, steps: 'day_out_of_range' },
  ])('$ahead days from today in UTC: workout $workout, steps $steps', ({ ahead, workout, steps }) => {
    const day = addDays(TODAY, ahead);
    expect(workoutDayProblem(day, NOW)).toBe(workout);
    expect(stepDayProblem(day, NOW)).toBe(steps);
  });
});
