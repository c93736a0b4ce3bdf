import type { WarmUpOrCoolDown } from './workout.ts';

/** Before every workout: eight moves, each about 45 s and a quarter of a minute to flow into the next (product §2). */
export const WARM_UP: WarmUpOrCoolDown = {
  durationMinutes: 8,
  secondsPerMove: 60,
  moves: [
    'march',
    'arm_swings',
    'shoulder_rolls',
    'air_squat',
    'hip_circles',
    'good_mornings',
    'alt_lunges',
    'high_knees',
  ],
  kit: [],
};

/** After every workout: five stretches; those with two sides take 30 s a side (product §2). */
export const COOL_DOWN: WarmUpOrCoolDown = {
  durationMinutes: 5,
  secondsPerMove: 60,
  moves: ['quad_stretch', 'ham_fold', 'fig4', 'childs', 'breathe'],
  kit: ['mat'],
};
