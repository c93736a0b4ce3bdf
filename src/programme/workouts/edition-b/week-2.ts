import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_B } from './overview.ts';

/** Week 2 of edition B. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_2_B: WeekOfWorkouts = [
  {
    ...OVERVIEW_B[4],
    description:
      'Legs and hips first, then arms and back. You’ll use a backpack, 2 bottles and the bottom stair. Start lighter than you think.',
    instructions:
      'First circuit: 3 moves, 2 rounds. Second: 2 moves, 3 rounds. Work 40 seconds, rest 25. You get 70 more seconds between circuits and 10 to change kit. Put your bag and bottles near the bottom stair. No stairs? Swap that move.',
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
      '12 minutes of steady, cheerful moves in the main part, all on your feet. Keep them low if you like. They still do plenty.',
    instructions:
      '1 circuit of 4 moves, 3 rounds. Work 40 seconds, rest 20. There’s nothing to set up. Can’t say a short sentence? Go Easier for a while.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 40, restSeconds: 20, breatherSeconds: 0, setUpSeconds: 0 },
    circuits: [{ name: 'Circuit 1: Boost', rounds: 3, moves: ['heel_dig', 'boxer', 'step_jack', 'cross_crunch'] }],
    swaps: ['march', 'squat_punch', 'side_reach', 'knee_drive'],
    shortWarmUp: 'all-of-you',
    shortCoolDown: 'head-to-toe',
  },
  {
    ...OVERVIEW_B[6],
    description: 'A slow session for stiff backs, hips and shoulders. It counts just as much as the fast ones.',
    instructions:
      '2 flows of 3 moves, 2 rounds each. Move 45 seconds, then settle for 30. You get 80 more seconds between flows and 10 to change position. Ease into each stretch as you breathe out. Never force it.',
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
