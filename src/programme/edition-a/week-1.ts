import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 1 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_1_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[1],
    description:
      'Sit, stand, push and steady: four moves that make lifting children, bags and buggies easier. Take this first week to learn the shapes.',
    instructions:
      'Two circuits of two moves, three rounds each, 40 seconds of work and 20 of rest. Breathe out on the effort, and stop a round early if your shape goes.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Strength', rounds: 3, moves: ['chair_squat', 'incline_push'] },
      { name: 'Circuit 2: Core', rounds: 3, moves: ['dead_bug', 'bridge'] },
    ],
    swaps: ['squat', 'wall_sit', 'heel_slide'],
  },
  {
    ...OVERVIEW_A[2],
    description:
      'A short, upbeat session for your hips and your heart, with no jumping in the standard version. It is the shortest of the first four weeks.',
    instructions:
      'One circuit of four moves, three rounds, 20 seconds of work and 15 of rest. Keep a pace at which you could still chat.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 20, restSeconds: 15, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Glutes and cardio', rounds: 3, moves: ['sumo_squat', 'step_jack', 'kickback', 'boxer'] },
    ],
    swaps: ['squat', 'step_up', 'march'],
  },
  {
    ...OVERVIEW_A[3],
    description:
      'Slow, careful work for your middle and your back. It looks gentle, and doing it slowly is what makes it work.',
    instructions:
      'One circuit of three moves, three rounds, 30 seconds of work and 30 of rest. Breathe out as you move, and choose Easier if your belly domes.',
    effort: { from: 3, to: 5 },
    format: { workSeconds: 30, restSeconds: 30, breatherSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Core control', rounds: 3, moves: ['bird_dog', 'heel_slide', 'side_plank'] }],
    swaps: ['dead_bug', 'clamshell', 'cat_bird'],
  },
];
