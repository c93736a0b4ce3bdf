import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 2 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_2_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[4],
    description:
      'Bag-in-hand strength: hinge, pull, push and hover. Pack a backpack that feels light at first; you can always add a book.',
    instructions:
      'First circuit four rounds, second circuit three, 40 seconds of work and 20 of rest. Keep the bag close to you and your back long.',
    effort: { from: 5, to: 6 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Hinge and pull', rounds: 4, moves: ['deadlift', 'row'] },
      { name: 'Circuit 2: Push and core', rounds: 3, moves: ['push_up', 'bear'] },
    ],
    swaps: ['squat_press', 'ytw', 'step_up'],
  },
  {
    ...OVERVIEW_A[5],
    description:
      'A lower-body session in two halves: standing first, then on the mat. The work is longer this week, so take the easier version whenever you want it.',
    instructions:
      'Two circuits of two moves, three rounds each, 45 seconds of work and 15 of rest. Lunges and hydrants change sides half way; the coach tells you when.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Standing', rounds: 3, moves: ['pulse_squat', 'reverse_lunge'] },
      { name: 'Circuit 2: Floor', rounds: 3, moves: ['bridge_march', 'fire_hydrant'] },
    ],
    swaps: ['sumo_squat', 'frog_pump', 'clamshell', 'side_leg'],
  },
  {
    ...OVERVIEW_A[6],
    description:
      'Everything in one circuit: legs, shoulders, middle and heart. It is brisk, and your feet need never leave the floor.',
    instructions:
      'Four moves, three rounds, 40 seconds of work and 15 of rest. Keep two small bottles within reach and let the last round be the steadiest, not the fastest.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Conditioning', rounds: 3, moves: ['squat_press', 'skater', 'walkout', 'knee_drive'] },
    ],
    swaps: ['step_jack', 'squat_punch', 'boxer'],
  },
];
