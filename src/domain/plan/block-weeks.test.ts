import { expect, test } from 'vitest';
import { firstAndLastWeek } from './block-weeks.ts';

const done = (workoutId: string, minutes: number) => ({ workoutId, minutes });

test.each([
  { name: 'nothing', sessions: [], weeks: undefined },
  { name: 'the first week alone', sessions: [done('1', 25), done('3', 22)], weeks: undefined },
  { name: 'the last week alone', sessions: [done('12', 35)], weeks: undefined },
  {
    name: 'both, a repeat counted and the weeks between left out',
    sessions: [done('1', 25), done('1', 10), done('5', 25), done('10', 35), done('12', 15)],
    weeks: { first: 35, last: 50 },
  },
  { name: 'a workout that there is not', sessions: [done('1', 25), done('13', 35)], weeks: undefined },
])('of $name: $weeks', ({ sessions, weeks }) => expect(firstAndLastWeek(sessions)).toEqual(weeks));
