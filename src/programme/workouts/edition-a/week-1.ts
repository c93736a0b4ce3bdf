import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 1 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_1_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[1],
    description:
      'Sit, push, hinge, pull and steady: six moves that make lifting children, bags and buggies easier. Take this first week to learn the shapes.',
    instructions:
      'Three circuits of two moves, two rounds each, 40 seconds of work and 15 of rest, and 10 seconds more wherever kit or position changes. Put the chair by the counter and the bag by the mat first. Breathe out on the effort, and stop a round early if your shape goes.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 0, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Sit and push', rounds: 2, moves: ['chair_squat', 'incline_push'] },
      { name: 'Circuit 2: Hinge and pull', rounds: 2, moves: ['deadlift', 'row'] },
      { name: 'Circuit 3: Core', rounds: 2, moves: ['dead_bug', 'bridge'] },
    ],
    swaps: ['squat', 'push_up', 'good_mornings', 'ytw', 'heel_slide'],
    shortWarmUp: 'wake-the-shoulders',
    shortCoolDown: 'upper-back',
  },
  {
    ...OVERVIEW_A[2],
    description:
      'A short, upbeat session for your hips and your heart, all standing and with no jumping in the standard version. It is the shortest of the first four weeks.',
    instructions:
      'One circuit of four moves, three rounds, 25 seconds of work and 10 of rest. You need no kit. Keep a pace at which you could still chat.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 25, restSeconds: 10, breatherSeconds: 0, setUpSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Glutes and cardio', rounds: 3, moves: ['sumo_squat', 'step_jack', 'gm_knee', 'boxer'] },
    ],
    swaps: ['squat', 'kickback', 'march'],
    shortWarmUp: 'light-feet',
    shortCoolDown: 'front-of-hips',
  },
  {
    ...OVERVIEW_A[3],
    description:
      'Slow, careful work for your middle and your back. It looks gentle, and doing it slowly is what makes it work.',
    instructions:
      'First circuit two moves, second circuit three, two rounds each, 35 seconds of work and 15 of rest, with 20 seconds between them and 10 to change position. Breathe out as you move, and choose Easier if your belly domes.',
    effort: { from: 3, to: 5 },
    format: { workSeconds: 35, restSeconds: 15, breatherSeconds: 20, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Hands and knees', rounds: 2, moves: ['bird_dog', 'cat_bird'] },
      { name: 'Circuit 2: Back and sides', rounds: 2, moves: ['heel_slide', 'ytw', 'side_plank'] },
    ],
    swaps: ['dead_bug', 'shoulder_tap', 'rear_fly', 'thread_needle'],
    shortWarmUp: 'down-to-the-mat',
    shortCoolDown: 'long-back',
  },
];
