import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 1 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_1_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[1],
    description:
      'A fresh start with new moves: squat, pull, slide and reach. Strong legs and a steady back are the base for the next four weeks.',
    instructions:
      'Two circuits of two moves, three rounds each, 40 seconds of work and 20 of rest. Breathe out as you stand, pull or slide.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Strength', rounds: 3, moves: ['squat', 'row'] },
      { name: 'Circuit 2: Core', rounds: 3, moves: ['heel_slide', 'bird_dog'] },
    ],
    swaps: ['chair_squat', 'rear_fly', 'bridge'],
  },
  {
    ...OVERVIEW_B[2],
    description:
      'A light, flowing session that keeps you on your feet and gets you warm. No kit, no floor work and no jumping.',
    instructions:
      'One flow of four moves, three rounds, 25 seconds of movement and 10 to change. Keep a pace at which you could still chat.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 25, restSeconds: 10, breatherSeconds: 0 },
    circuits: [
      {
        name: 'Flow 1: Cardio and movement',
        rounds: 3,
        moves: ['side_reach', 'heel_dig', 'squat_reach', 'cross_crunch'],
      },
    ],
    swaps: ['march', 'boxer', 'side_bend'],
  },
  {
    ...OVERVIEW_B[3],
    description: 'Balance, hinge and reach, all at a thinking pace. Slower is harder here, and better.',
    instructions:
      'One circuit of three moves, three rounds, 40 seconds of work and 20 of rest. Stay near a wall or a chair and touch it whenever you like.',
    effort: { from: 3, to: 5 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Balance and coordination', rounds: 3, moves: ['clock_tap', 'gm_knee', 'cat_bird'] }],
    swaps: ['bird_dog', 'sl_deadlift', 'hip_circles'],
  },
];
