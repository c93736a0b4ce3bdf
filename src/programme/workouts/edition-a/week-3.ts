import type { WeekOfWorkouts } from '#programme/workouts/workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 3 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_3_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[7],
    description:
      'Pull and carry, then one leg at a time, then push and hold still. A wobble is part of it. Keep a wall or chair close.',
    instructions:
      '3 circuits of 2 moves, 3 rounds each. Work 35 seconds, rest 15. You get 30 more seconds between circuits, and 12 when the kit or position changes. You have 5 seconds to change sides.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 35, restSeconds: 15, breatherSeconds: 30, setUpSeconds: 12 },
    circuits: [
      { name: 'Circuit 1: Strength', rounds: 3, moves: ['row', 'bag_march'] },
      { name: 'Circuit 2: One leg at a time', rounds: 3, moves: ['split_squat', 'sl_deadlift'] },
      { name: 'Circuit 3: Push and stay still', rounds: 3, moves: ['push_up', 'shoulder_tap'] },
    ],
    swaps: ['rear_fly', 'step_up', 'good_mornings', 'incline_push', 'bear'],
    shortWarmUp: 'ready-to-lift',
    shortCoolDown: 'upper-back',
  },
  {
    ...OVERVIEW_A[8],
    description:
      'Hips and middle: first on your feet, then with the sofa as your bench. Push the sofa against a wall so it can’t slide.',
    instructions:
      'First circuit 2 moves, second 3, with 3 rounds each. Work 40 seconds, rest 15. You get 15 more seconds between circuits and 10 to move to the sofa or mat. If your belly domes in the second circuit, choose Easier and carry on.',
    effort: { from: 6, to: 8 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 15, setUpSeconds: 10 },
    circuits: [
      { name: 'Circuit 1: Standing', rounds: 3, moves: ['lateral_lunge', 'gm_knee'] },
      { name: 'Circuit 2: Sofa and mat', rounds: 3, moves: ['hip_thrust', 'dead_bug', 'side_plank'] },
    ],
    swaps: ['curtsy_lunge', 'bridge', 'donkey_kick', 'heel_slide', 'cross_crunch'],
    shortWarmUp: 'hips-awake',
    shortCoolDown: 'loose-hips',
  },
  {
    ...OVERVIEW_A[9],
    description: 'One long, flowing session. It moves every joint and keeps you warm. Let your breath set the pace.',
    instructions:
      '2 flows of 3 moves, 3 rounds each. Move 40 seconds, then take 15 seconds to change. You get 90 more seconds between flows and 10 to change position. Go as far as feels good today.',
    effort: { from: 4, to: 6 },
    format: { workSeconds: 40, restSeconds: 15, breatherSeconds: 90, setUpSeconds: 10 },
    circuits: [
      { name: 'Flow 1: Standing', rounds: 3, moves: ['squat_reach', 'lunge_rotate', 'gm_knee'] },
      { name: 'Flow 2: Floor', rounds: 3, moves: ['dog_plank', 'cat_bird', 'bridge_reach'] },
    ],
    swaps: ['squat', 'bird_dog', 'bridge', 'thread_needle', 'ham_fold'],
    shortWarmUp: 'hips-awake',
    shortCoolDown: 'quiet',
  },
];
