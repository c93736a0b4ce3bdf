import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 4 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_4_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[10],
    description:
      'The hardest session of this block: one-leg strength, whole-body lifts and a steady finish. Pick the version that fits the night you had.',
    instructions:
      'First circuit three moves and four rounds, second circuit three moves and three rounds, 45 seconds of work and 15 of rest, with a minute between them. Work hard, keep breathing, and stop while your shape is still good.',
    effort: { from: 7, to: 9 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: Legs and lungs', rounds: 4, moves: ['split_squat', 'squat_press', 'skater'] },
      { name: 'Circuit 2: Core and arms', rounds: 3, moves: ['walkout', 'curl_press', 'climber'] },
    ],
    swaps: ['squat_jump', 'step_burpee', 'boxer'],
  },
  {
    ...OVERVIEW_B[11],
    description: 'A session about lasting, not racing: hold, carry, step and punch. There is no score to beat.',
    instructions:
      'First circuit three moves and three rounds, second circuit two moves and four rounds, 50 seconds of work and 10 of rest. Begin slower than you want to, so you finish the way you started.',
    effort: { from: 7, to: 8 },
    format: { workSeconds: 50, restSeconds: 10, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Hold and carry', rounds: 3, moves: ['wall_sit', 'rear_fly', 'bag_march'] },
      { name: 'Circuit 2: Keep moving', rounds: 4, moves: ['step_jack', 'squat_punch'] },
    ],
    swaps: ['step_up', 'heel_dig', 'boxer'],
  },
  {
    ...OVERVIEW_B[12],
    description:
      'The longest session and one of the friendliest: a pair of moves from each of the four weeks. Enjoy meeting them again.',
    instructions:
      'Four circuits of two moves, three rounds each, 40 seconds of work and 20 of rest, with a minute between circuits. Keep it comfortable and use the breathers for water.',
    effort: { from: 4, to: 6 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: From week 1', rounds: 3, moves: ['row', 'side_reach'] },
      { name: 'Circuit 2: From week 2', rounds: 3, moves: ['heel_dig', 'curl_press'] },
      { name: 'Circuit 3: From week 3', rounds: 3, moves: ['calf_squat', 'push_up'] },
      { name: 'Circuit 4: From week 4', rounds: 3, moves: ['step_jack', 'squat_punch'] },
    ],
    swaps: ['boxer', 'squat', 'thread_needle'],
  },
];
