import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 1 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_1_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[1],
    description:
      'A fresh start with new moves: squat, hinge, pull, push and reach. Strong legs and a steady back are the base for the next four weeks.',
    instructions:
      'First circuit three moves and two rounds, second circuit two moves and three rounds, 40 seconds of work and 15 of rest, with 20 seconds between them and 10 to pick up the bag, set it down or change position. Breathe out as you stand, pull or push.',
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
    description:
      'A light, flowing session that keeps you on your feet and gets you warm. No kit, no floor work and no jumping.',
    instructions:
      'One flow of four moves, three rounds, 25 seconds of movement and 10 to change. Keep a pace at which you could still chat.',
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
      'First circuit two moves and three rounds, second circuit two moves and two rounds, 35 seconds of work and 15 of rest, with 10 seconds more to take the chair or get down to the mat. Stay near a wall or a chair and touch it whenever you like.',
    effort: { from: 3, to: 5 },
    format: { workSeconds: 35, restSeconds: 15, breatherSeconds: 0, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Balance', rounds: 3, moves: ['clock_tap', 'gm_knee'] },
      { name: 'Circuit 2: Coordination', rounds: 2, moves: ['cat_bird', 'bird_dog'] },
    ],
    swaps: ['step_up', 'sl_deadlift', 'side_plank', 'thread_needle'],
    shortWarmUp: 'light-feet',
    shortCoolDown: 'long-back',
  },
];
