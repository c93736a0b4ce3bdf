import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 2 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_2_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[4],
    description:
      'Legs and hips first, then arms and back, with a backpack, two bottles and the bottom stair. Start with less weight than you think.',
    instructions:
      'Two circuits, three rounds each, 40 seconds of work and 20 of rest. Set out your bag and bottles near the bottom stair; with no stairs, swap that move.',
    effort: { from: 5, to: 6 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Legs and hips', rounds: 3, moves: ['bag_squat', 'step_up', 'deadlift'] },
      { name: 'Circuit 2: Arms and back', rounds: 3, moves: ['curl_press', 'rear_fly'] },
    ],
    swaps: ['split_squat', 'hip_thrust', 'incline_push'],
  },
  {
    ...OVERVIEW_B[5],
    description:
      'Twelve minutes of steady, cheerful movement in the main part, all standing. Your feet can stay low and still do plenty.',
    instructions:
      'One circuit of four moves, three rounds, 45 seconds of work and 15 of rest. If you cannot say a short sentence, take the easier version for a while.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Boost', rounds: 3, moves: ['heel_dig', 'boxer', 'step_jack', 'side_reach'] }],
    swaps: ['march', 'squat_punch', 'cross_crunch'],
  },
  {
    ...OVERVIEW_B[6],
    description: 'A slow session for stiff backs, hips and shoulders. It counts just as much as the fast ones.',
    instructions:
      'First flow three moves and three rounds, second flow two moves and four rounds, 50 seconds of movement and 10 to change. Ease into each stretch as you breathe out, and never force it.',
    effort: { from: 2, to: 4 },
    format: { workSeconds: 50, restSeconds: 10, breatherSeconds: 0 },
    circuits: [
      { name: 'Flow 1: Standing and kneeling', rounds: 3, moves: ['side_bend', 'squat_reach', 'lunge_rotate'] },
      { name: 'Flow 2: Floor', rounds: 4, moves: ['thread_needle', 'hip_switch'] },
    ],
    swaps: ['hip_circles', 'cat_bird', 'bridge_reach'],
  },
];
