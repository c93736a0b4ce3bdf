import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 4 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_4_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[10],
    description:
      'The hardest session of this block: legs and lungs, pull and press, and a floor finish. You choose the version of every move, and standard stays low impact.',
    instructions:
      'First circuit three moves and three rounds, second two moves and three rounds, third two moves and two rounds, 45 seconds of work and 15 of rest. Between circuits you have 80 seconds, and 10 more to fetch the bottles or get down to the mat. Work hard enough that you can say only a few words, and stop while your shape is still good.',
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
      'Two pairs of moves, four rounds each, to finish your hip and core work: standing first, then on the mat. You have met most of them before; notice how they feel now.',
    instructions:
      '45 seconds of work and 15 of rest, with 50 seconds between the circuits and 10 to get down to the mat. Three of the four moves change sides half way, with 5 seconds to do it; let your breath out on every effort.',
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
    description: 'A last session that goes back to where you began and then has some fun. Put on music you like.',
    instructions:
      'First circuit three moves, second circuit four, three rounds each, 40 seconds of work and 15 of rest, with 75 seconds between them and 10 more to move to the counter or pick up the bag. Keep it comfortable; today is for enjoying what you can do.',
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
