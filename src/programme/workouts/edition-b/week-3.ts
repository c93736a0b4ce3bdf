import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 3 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_3_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[7],
    description:
      'Quick on the way up, steady on the way down. Then a second half that keeps going, with a bag. You’ll want a wall, 2 bottles and the bag.',
    instructions:
      '2 circuits of 3 moves, 3 rounds each. Work 40 seconds, rest 15. You get 80 more seconds between circuits and 10 to pick up the bottles or put them down. Come up with some speed. If it gets scrappy, slow down.',
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
      'Half a minute strong, half a minute easy. That’s the whole idea. You set the challenge, and every move has an Easier version.',
    instructions:
      '1 circuit of 3 moves, 4 rounds. Work 30 seconds, rest 30. Walk slowly through each rest. Start the next move only when you’re ready.',
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
      'Legs and back on your feet, then arms, hips and middle on the mat. It’s a longer one, and it’s strength work. Choose your weight with care.',
    instructions:
      'First circuit 3 moves, second 4, with 3 rounds each. Work 40 seconds, rest 15. You get 25 more seconds between circuits, and 10 when the kit or position changes. Pick a weight that leaves you 2 more good ones.',
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
