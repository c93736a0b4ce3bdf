import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 4 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_4_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[10],
    description:
      'The hardest session of the block. Legs and lungs, pull and press, then a finish on the floor. You pick the level of every move. Standard has no jumps.',
    instructions:
      'First circuit: 3 moves, 3 rounds. Second: 2 moves, 3 rounds. Third: 2 moves, 2 rounds. Work 45 seconds, rest 15. You get 80 more seconds between circuits and 10 to fetch the bottles or get to the mat. Work hard enough that you can only say a few words. Stop while it still feels tidy.',
    effort: { from: 7, to: 9 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 80, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Legs and lungs', rounds: 3, moves: ['squat_jump', 'skater', 'step_burpee'] },
      { name: 'Circuit 2: Pull and press', rounds: 3, moves: ['rear_fly', 'press'] },
      { name: 'Circuit 3: Floor finish', rounds: 2, moves: ['push_up', 'bear'] },
    ],
    swaps: ['calf_squat', 'boxer', 'incline_push', 'ytw', 'cross_crunch'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'head-to-toe',
  },
  {
    ...OVERVIEW_A[11],
    description:
      'This one finishes your hip and core work with 2 pairs of moves. You start on your feet, then move to the mat. You’ve met most of them. Notice how they feel now.',
    instructions:
      '2 circuits of 2 moves, 4 rounds each. Work 45 seconds, rest 15. You get 50 more seconds between circuits and 10 to get down to the mat. 3 of the moves change sides halfway, with 5 seconds to swap. Breathe out on every effort.',
    effort: { from: 7, to: 8 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 50, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Standing', rounds: 4, moves: ['curtsy_lunge', 'sl_deadlift'] },
      { name: 'Circuit 2: Floor', rounds: 4, moves: ['sl_bridge', 'dead_bug'] },
    ],
    swaps: ['reverse_lunge', 'hip_thrust', 'side_leg', 'bear', 'bird_dog'],
    shortWarmUp: 'hips-awake',
    shortCoolDown: 'loose-hips',
  },
  {
    ...OVERVIEW_A[12],
    description: 'The last one. It goes back to where you began, then has some fun. Put on music you love.',
    instructions:
      'First circuit 3 moves, second 4, with 3 rounds each. Work 40 seconds, rest 15. You get 75 more seconds between circuits. You get 10 seconds to reach the worktop or pick up the bag. Keep it comfy. Today’s for enjoying what you can do.',
    effort: { from: 4, to: 6 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 75, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Where you started', rounds: 3, moves: ['incline_push', 'row', 'squat'] },
      { name: 'Circuit 2: Celebrate', rounds: 3, moves: ['step_jack', 'squat_punch', 'lunge_rotate', 'skater'] },
    ],
    swaps: ['chair_squat', 'push_up', 'rear_fly', 'boxer', 'split_squat'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'head-to-toe',
  },
];
