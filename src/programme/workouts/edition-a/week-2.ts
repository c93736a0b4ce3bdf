import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 2 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_2_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[4],
    description:
      'Bag-in-hand strength: hinge, pull and squat, then push and hover on the mat. Pack a backpack that feels light at first; you can always add a book.',
    instructions:
      'First circuit three moves and three rounds, second circuit two moves and two rounds, 40 seconds of work and 20 of rest, with 40 seconds between them and 10 to pick up the bag or change position. Keep the bag close to you and your back long.',
    effort: { from: 5, to: 6 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 40, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Bag in hand', rounds: 3, moves: ['deadlift', 'row', 'bag_squat'] },
      { name: 'Circuit 2: Push and hover', rounds: 2, moves: ['push_up', 'bear'] },
    ],
    swaps: ['good_mornings', 'ytw', 'squat', 'incline_push', 'shoulder_tap'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'upper-back',
  },
  {
    ...OVERVIEW_A[5],
    description:
      'A lower-body session in two halves: standing first, then on the mat. Take the easier version whenever you want it.',
    instructions:
      'Two circuits of two moves, three rounds each, 40 seconds of work and 15 of rest, with 50 seconds between them and 10 to get down to the mat. Lunges and clamshells change sides half way, with 5 seconds to do it.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 50, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Standing', rounds: 3, moves: ['pulse_squat', 'reverse_lunge'] },
      { name: 'Circuit 2: Floor', rounds: 3, moves: ['bridge_march', 'clamshell'] },
    ],
    swaps: ['sumo_squat', 'curtsy_lunge', 'frog_pump', 'fire_hydrant', 'side_leg'],
    shortWarmUp: 'hips-awake',
    shortCoolDown: 'loose-hips',
  },
  {
    ...OVERVIEW_A[6],
    description:
      'Bottles first, for legs, shoulders and upper back, then two brisk moves without them. Your feet need never leave the floor.',
    instructions:
      'Two circuits of two moves, three rounds each, 40 seconds of work and 10 of rest, with 40 seconds between them and 10 more to pick up the bottles or set them down. Let the last round be the steadiest, not the fastest.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 10, breatherSeconds: 40, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Strength at pace', rounds: 3, moves: ['squat_press', 'rear_fly'] },
      { name: 'Circuit 2: Conditioning', rounds: 3, moves: ['skater', 'knee_drive'] },
    ],
    swaps: ['press', 'ytw', 'step_jack', 'squat_punch', 'boxer'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'front-of-hips',
  },
];
