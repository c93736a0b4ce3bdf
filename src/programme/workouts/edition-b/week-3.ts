import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 3 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_3_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[7],
    description:
      'Quick on the way up, steady on the way down, then a second half that asks you to keep going with a bag. Have a wall, two bottles and a bag to hand.',
    instructions:
      'Two circuits of three moves, three rounds each, 40 seconds of work and 15 of rest, with 80 seconds between them and 10 more to pick up the bottles or set them down. Rise with some speed, and slow down if your shape slips.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 80, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Power', rounds: 3, moves: ['press', 'calf_squat', 'skater'] },
      { name: 'Circuit 2: Endurance', rounds: 3, moves: ['deadlift', 'row', 'bag_march'] },
    ],
    swaps: ['curl_press', 'squat', 'lateral_lunge', 'good_mornings', 'rear_fly'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'front-of-hips',
  },
  {
    ...OVERVIEW_B[8],
    description:
      'Half a minute strong, half a minute easy: that is the whole idea. The challenge is yours to set, and every move has an easier version.',
    instructions:
      'One circuit of three moves, four rounds, 30 seconds of work and 30 of rest. Walk slowly through each rest and start the next move only when you are ready.',
    effort: { from: 7, to: 8 },
    format: { workSeconds: 30, restSeconds: 30, breatherSeconds: 0, setUpSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Challenge', rounds: 4, moves: ['squat_punch', 'cross_crunch', 'walkout'] }],
    swaps: ['boxer', 'step_jack', 'knee_drive'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'front-of-hips',
  },
  {
    ...OVERVIEW_B[9],
    description:
      'Legs and back standing, then arms, hips and middle on the mat, in one longer session. It is strength work, so choose the weight with care.',
    instructions:
      'First circuit three moves, second circuit four, three rounds each, 40 seconds of work and 15 of rest, with 25 seconds more between them and 10 wherever kit or position changes. Choose a weight that leaves you two good repeats to spare.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 25, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Standing', rounds: 3, moves: ['sl_deadlift', 'row', 'bag_squat'] },
      { name: 'Circuit 2: Sofa and mat', rounds: 3, moves: ['push_up', 'hip_thrust', 'dead_bug', 'side_plank'] },
    ],
    swaps: ['good_mornings', 'wall_sit', 'rear_fly', 'incline_push', 'frog_pump', 'bear'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'upper-back',
  },
];
