import { expect, test } from 'vitest';
import { completionOf, type DoneWorkout, type WorkoutFeedback } from './completion.ts';

const DONE: DoneWorkout = {
  clientId: 'one',
  workoutId: 5,
  title: 'Week 2B – Legs',
  block: 2,
  length: 'full',
  completedAt: Date.parse('2026-11-21T23:30:00Z'),
  utcOffsetMinutes: 0,
};
const SAID: WorkoutFeedback = { rating: null, notes: '' };
const PLAYED = [{ moveId: 'squat', level: 'standard' as const, seconds: 40 }];

test('a completion has all that is known of a workout, and says what is not', () => {
  expect(completionOf(DONE, SAID)).toEqual({
    clientId: 'one',
    workoutId: '5',
    workoutName: 'Week 2B – Legs',
    week: 2,
    block: 2,
    rating: null,
    notes: '',
    duration: 30,
    length: 'full',
    activeSeconds: null,
    effort: null,
    preMood: null,
    completedAt: DONE.completedAt,
    completedOn: '2026-11-21',
    utcOffsetMinutes: 0,
  });
});

test.each<{ name: string; done?: Partial<DoneWorkout>; said?: Partial<WorkoutFeedback>; expected: object }>([
  { name: 'the last week', done: { workoutId: 12 }, expected: { workoutId: '12', week: 4 } },
  {
    name: 'what was played of it',
    done: { length: 'partial', activeSeconds: 200, completedExercises: PLAYED },
    expected: { length: 'partial', activeSeconds: 200, completedExercises: PLAYED },
  },
  { name: 'the day where she is', done: { utcOffsetMinutes: 60 }, expected: { completedOn: '2026-11-22' } },
  {
    name: 'what she says',
    said: { rating: 8, notes: ' Baby\0 slept\ud800 ', effort: 'hard', preMood: 'tired' },
    expected: { rating: 8, notes: 'Baby slept', effort: 'hard', preMood: 'tired' },
  },
])('a completion tells $name', ({ done, said, expected }) => {
  expect(completionOf({ ...DONE, ...done }, { ...SAID, ...said })).toMatchObject(expected);
});

test.each([undefined, 0])('of a block %s nothing is told', (block) => {
  expect(completionOf({ ...DONE, block }, SAID)).not.toHaveProperty('block');
});
