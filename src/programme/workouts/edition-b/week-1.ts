import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 1 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_1_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[1],
    description:
      'A fresh start with new moves: squat, hinge, pull, push and reach. Strong legs and a steady back carry you through these 4 weeks.',
    instructions:
      'First circuit: 3 moves, 2 rounds. Second: 2 moves, 3 rounds. Work 40 seconds, rest 15. You get 20 more seconds between circuits. You get 10 seconds to pick up the bag, put it down or change position. Breathe out as you stand, pull or push.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 20, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Strength', rounds: 2, moves: ['squat', 'deadlift', 'row'] },
      { name: 'Circuit 2: Push and core', rounds: 3, moves: ['push_up', 'bird_dog'] },
    ],
    swaps: ['chair_squat', 'good_mornings', 'rear_fly', 'incline_push', 'heel_slide'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'upper-back',
  },
  {
    ...OVERVIEW_B[2],
    description: 'Light and flowing. It keeps you on your feet and gets you warm. No kit, no floor, no jumps.',
    instructions:
      '1 flow of 4 moves, 3 rounds. Move 25 seconds, then take 10 seconds to change. Keep a pace you could still chat at.',
    effort: { from: 4, to: 5 },
    format: { workSeconds: 25, restSeconds: 10, breatherSeconds: 0, setUpSeconds: 0 },
    circuits: [
      { name: 'Flow 1: Cardio and movement', rounds: 3, moves: ['side_reach', 'heel_dig', 'gm_knee', 'cross_crunch'] },
    ],
    swaps: ['march', 'boxer', 'side_bend', 'good_mornings'],
    shortWarmUp: 'light-feet',
    shortCoolDown: 'front-of-hips',
  },
  {
    ...OVERVIEW_B[3],
    description:
      'Balance and hinge, then reach on hands and knees, all at a thinking pace. Slower is harder here, and better.',
    instructions:
      'First circuit: 2 moves, 3 rounds. Second: 2 moves, 2 rounds. Work 35 seconds, rest 15. You get 10 more seconds to fetch the chair or get down to the mat. Stay near a wall or chair. Touch it whenever you like.',
    effort: { from: 3, to: 5 },
    format: { workSeconds: 35, restSeconds: 15, breatherSeconds: 0, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Balance', rounds: 3, moves: ['clock_tap', 'gm_knee'] },
      { name: 'Circuit 2: Hands and knees', rounds: 2, moves: ['cat_bird', 'bird_dog'] },
    ],
    swaps: ['step_up', 'sl_deadlift', 'side_plank', 'thread_needle'],
    shortWarmUp: 'light-feet',
    shortCoolDown: 'long-back',
  },
];
