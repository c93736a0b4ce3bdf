import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 4 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_4_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[10],
    description:
      'The hardest session of this block: legs, upper body and a finisher. You choose the version of every move, and standard stays low impact.',
    instructions:
      'Three circuits of two moves, 45 seconds of work and 15 of rest, with a minute between circuits. Work hard enough that you can say only a few words, and stop while your shape is still good.',
    effort: { from: 7, to: 9 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: Legs', rounds: 3, moves: ['squat_jump', 'skater'] },
      { name: 'Circuit 2: Upper body', rounds: 3, moves: ['push_up', 'press'] },
      { name: 'Circuit 3: Finisher', rounds: 4, moves: ['step_burpee', 'climber'] },
    ],
    swaps: ['calf_squat', 'boxer', 'cross_crunch'],
  },
  {
    ...OVERVIEW_A[11],
    description:
      'Two pairs of moves, four rounds each, to finish your strength work. You have met most of them before; notice how they feel now.',
    instructions:
      '50 seconds of work and 10 of rest, with a minute between the circuits. Change sides half way where you are told, and let your breath out on every effort.',
    effort: { from: 7, to: 8 },
    format: { workSeconds: 50, restSeconds: 10, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: Glutes', rounds: 4, moves: ['sl_bridge', 'curtsy_lunge'] },
      { name: 'Circuit 2: Core', rounds: 4, moves: ['bear', 'dead_bug'] },
    ],
    swaps: ['hip_thrust', 'side_leg', 'bird_dog'],
  },
  {
    ...OVERVIEW_A[12],
    description: 'A last session that goes back to where you began and then has some fun. Put on music you like.',
    instructions:
      'Two circuits, three rounds each, 40 seconds of work and 20 of rest, with a minute between them. Keep it comfortable; today is for enjoying what you can do.',
    effort: { from: 4, to: 6 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: Where you started', rounds: 3, moves: ['squat', 'incline_push', 'bridge'] },
      { name: 'Circuit 2: Celebrate', rounds: 3, moves: ['step_jack', 'squat_punch', 'lunge_rotate', 'skater'] },
    ],
    swaps: ['boxer', 'cross_crunch', 'sumo_squat'],
  },
];
