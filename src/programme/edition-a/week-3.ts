import type { WeekOfWorkouts } from '../workout.ts';
import { OVERVIEW_A } from './overview.ts';

/** Week 3 of edition A. What cards show of it, such as title, minutes and kit, stands in `overview.ts`; a test holds the two together. */
export const WEEK_3_A: WeekOfWorkouts = [
  {
    ...OVERVIEW_A[7],
    description:
      'Strength first, then balance, one leg at a time. A wobble is part of the exercise, so keep a wall or chair close.',
    instructions:
      'First circuit three moves and three rounds, second circuit two moves and four rounds, 45 seconds of work and 15 of rest. Change sides when the coach says so.',
    effort: { from: 6, to: 7 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Strength', rounds: 3, moves: ['split_squat', 'push_up', 'row'] },
      { name: 'Circuit 2: Stability', rounds: 4, moves: ['sl_deadlift', 'shoulder_tap'] },
    ],
    swaps: ['calf_squat', 'ytw', 'wall_sit'],
  },
  {
    ...OVERVIEW_A[8],
    description:
      'Focused work for hips and middle, with the sofa as your bench. Check that the sofa is against a wall and will not slide.',
    instructions:
      'Two circuits, three rounds each, 45 seconds of work and 15 of rest. If your belly domes in the second circuit, choose Easier and carry on.',
    effort: { from: 6, to: 8 },
    format: { workSeconds: 45, restSeconds: 15, breatherSeconds: 0 },
    circuits: [
      { name: 'Circuit 1: Glutes', rounds: 3, moves: ['hip_thrust', 'lateral_lunge', 'donkey_kick'] },
      { name: 'Circuit 2: Core', rounds: 3, moves: ['dead_bug', 'side_plank'] },
    ],
    swaps: ['frog_pump', 'curtsy_lunge', 'cross_crunch'],
  },
  {
    ...OVERVIEW_A[9],
    description: 'One long, flowing session that moves every joint and keeps you warm. Let your breath set the pace.',
    instructions:
      'Two flows of three moves, three rounds each, 50 seconds of movement and 10 to change, with a minute to catch your breath between them. Move as far as feels good today.',
    effort: { from: 4, to: 6 },
    format: { workSeconds: 50, restSeconds: 10, breatherSeconds: 60 },
    circuits: [
      { name: 'Flow 1: Standing', rounds: 3, moves: ['squat_reach', 'lunge_rotate', 'gm_knee'] },
      { name: 'Flow 2: Floor', rounds: 3, moves: ['dog_plank', 'cat_bird', 'bridge_reach'] },
    ],
    swaps: ['bird_dog', 'squat', 'ham_fold'],
  },
];
