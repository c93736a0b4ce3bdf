import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 3 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_3_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[7],
    description:
      'Quick on the way up, steady on the way down, then a second half that asks you to keep going. Have a wall, two bottles and a bag to hand.',
    instructions:
      'Two circuits of three moves, three rounds each, 45 seconds of work and 15 of rest, with a minute between them. Rise with some speed, and slow down if your shape slips.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: Power', rounds: 3, moves: ['calf_squat', 'press', 'skater'] },
      { name: 'Circuit 2: Endurance', rounds: 3, moves: ['reverse_lunge', 'row', 'bag_march'] },
    ],
    swaps: ['squat_press', 'step_up', 'rear_fly'],
  },
  {
    ...OVERVIEW_B[8],
    description:
      'Half a minute strong, half a minute easy: that is the whole idea. The challenge is yours to set, and every move has an easier version.',
    instructions:
      'One circuit of three moves, four rounds, 30 seconds of work and 30 of rest. Walk slowly through each rest and start the next move only when you are ready.',
    effort: { from: 7, to: 8 },
    format: { workSeconds: 30, restSeconds: 30, breatherSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Challenge', rounds: 4, moves: ['squat_punch', 'knee_drive', 'walkout'] }],
    swaps: ['boxer', 'step_jack', 'skater'],
  },
  {
    ...OVERVIEW_B[9],
    description:
      'Legs, back, arms and middle in one longer session. It is strength work, so take your time and rest in full.',
    instructions:
      'First circuit three moves, second circuit four moves, three rounds each, 40 seconds of work and 20 of rest, with a minute between them. Choose a weight that leaves you two good repeats to spare.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 60 },
    circuits: [
      { name: 'Circuit 1: Lower body', rounds: 3, moves: ['bag_squat', 'sl_deadlift', 'hip_thrust'] },
      { name: 'Circuit 2: Upper body and core', rounds: 3, moves: ['rear_fly', 'push_up', 'dead_bug', 'side_plank'] },
    ],
    swaps: ['split_squat', 'row', 'bird_dog'],
  },
];
