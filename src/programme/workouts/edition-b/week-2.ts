import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 2 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_2_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[4],
    description:
      'Legs and hips first, then arms and back, with a backpack, two bottles and the bottom stair. Start with less weight than you think.',
    instructions:
      'First circuit three moves and two rounds, second circuit two moves and three rounds, 40 seconds of work and 25 of rest, with 70 seconds between them and 10 more to change kit. Set out your bag and bottles near the bottom stair; with no stairs, swap that move.',
    effort: { from: 5, to: 6 },
    format: { workSeconds: 40, restSeconds: 25, breatherSeconds: 70, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Legs and hips', rounds: 2, moves: ['step_up', 'bag_squat', 'deadlift'] },
      { name: 'Circuit 2: Arms and back', rounds: 3, moves: ['curl_press', 'rear_fly'] },
    ],
    swaps: ['split_squat', 'squat', 'good_mornings', 'press', 'ytw'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'upper-back',
  },
  {
    ...OVERVIEW_B[5],
    description:
      'Twelve minutes of steady, cheerful movement in the main part, all standing. Your feet can stay low and still do plenty.',
    instructions:
      'One circuit of four moves, three rounds, 40 seconds of work and 20 of rest, with nothing to set up. If you cannot say a short sentence, take the easier version for a while.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0, setUpSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Boost', rounds: 3, moves: ['heel_dig', 'boxer', 'step_jack', 'cross_crunch'] }],
    swaps: ['march', 'squat_punch', 'side_reach', 'knee_drive'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'head-to-toe',
  },
  {
    ...OVERVIEW_B[6],
    description: 'A slow session for stiff backs, hips and shoulders. It counts as much as the fast ones.',
    instructions:
      'Two flows of three moves, two rounds each, 45 seconds of movement and 30 to settle, with 80 seconds between them and 10 more to change position. Ease into each stretch as you breathe out, and never force it.',
    effort: { from: 2, to: 4 },
    format: { workSeconds: 45, restSeconds: 30, breatherSeconds: 80, setUpSeconds: 10 },
    circuits: [
      { name: 'Flow 1: Standing', rounds: 2, moves: ['side_bend', 'squat_reach', 'lunge_rotate'] },
      { name: 'Flow 2: Floor', rounds: 2, moves: ['thread_needle', 'bridge_reach', 'hip_switch'] },
    ],
    swaps: ['hip_circles', 'cat_bird', 'bridge', 'reverse_lunge'],
    shortWarmUp: 'wake-the-shoulders',
    shortCoolDown: 'quiet',
  },
];
