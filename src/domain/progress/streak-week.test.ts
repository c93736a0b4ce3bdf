import { expect, test } from 'vitest';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { weekOf } from './streak-week.ts';

const day = (text: string) => text as CalendarDay;
const ACTIVITY = {
  workoutDays: new Set([day('2026-11-17'), day('2026-11-19')]),
  stepGoalDays: new Set([day('2026-11-16'), day('2026-11-19')]),
};

test('the seven circles of the week show what each day held, Monday first', () => {
  expect(weekOf(ACTIVITY, day('2026-11-21'), [day('2026-11-18')])).toEqual([
    { day: '2026-11-16', state: 'steps' },
    { day: '2026-11-17', state: 'workout' },
    { day: '2026-11-18', state: 'pass' },
    { day: '2026-11-19', state: 'workout' },
    { day: '2026-11-20', state: 'missed' },
    { day: '2026-11-21', state: 'today-open' },
    { day: '2026-11-22', state: 'ahead' },
  ]);
});

test.each([
  { today: '2026-11-16', states: ['steps', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] },
  { today: '2026-11-17', states: ['steps', 'workout', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] },
  { today: '2026-11-22', states: ['steps', 'workout', 'missed', 'workout', 'missed', 'missed', 'today-open'] },
])('on $today: $states', ({ today, states }) => {
  expect(weekOf(ACTIVITY, day(today), []).map(({ state }) => state)).toEqual(states);
});
