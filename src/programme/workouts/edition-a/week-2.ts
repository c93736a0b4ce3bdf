import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 2 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_2_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[4],
    description:
      'Grab a backpack. You’ll hinge, pull and squat with it, then push and hover on the mat. Pack it light. You can always add a book.',
    instructions:
      'First circuit: 3 moves, 3 rounds. Second: 2 moves, 2 rounds. Work 40 seconds, rest 20. You get 40 more seconds between circuits and 10 to pick up the bag or change position. Keep the bag close and your back long.',
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
      'Glutes, thighs and hips in 2 halves: first on your feet, then on the mat. Go Easier whenever you like.',
    instructions:
      '2 circuits of 2 moves, 3 rounds each. Work 40 seconds, rest 15. You get 50 more seconds between circuits and 10 to get down to the mat. Lunges and clamshells change sides halfway. You have 5 seconds to swap.',
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
      'Bottles first, for legs, shoulders and upper back. Then put them down for 2 brisk moves. Your feet never have to leave the floor.',
    instructions:
      '2 circuits of 2 moves, 3 rounds each. Work 40 seconds, rest 10. You get 40 more seconds between circuits and 10 to pick up the bottles or put them down. Make the last round the steadiest, not the fastest.',
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
