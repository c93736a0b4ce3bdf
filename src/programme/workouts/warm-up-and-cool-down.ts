import type { PlannedItem, PlannedPart } from '#domain/session/session-plan.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { WarmUpOrCoolDown } from './workout.ts';

/** The warm-up before every workout: eight moves, a minute each, the way into the next included (product §2). */
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

/**
 * The cool-down after every workout: five stretches; those with two sides share their minute with the change (product
 * §2).
 */
export const COOL_DOWN: WarmUpOrCoolDown = {
  durationMinutes: 5,
  secondsPerMove: 60,
  moves: ['quad_stretch', 'ham_fold', 'fig4', 'childs', 'breathe'],
  kit: ['mat'],
};

/** The usual warm-up in every length: of 8, 4 and 3 minutes. */
export const WARM_UP_PART: PlannedPart = {
  full: each(WARM_UP.moves, WARM_UP.secondsPerMove),
  '15': each(WARM_UP.moves, 30),
  '10': each(['march', 'air_squat', 'hip_circles', 'good_mornings'], 45),
};

/** The usual cool-down in every length: of 5, 3 and 2 minutes, and the time that the main part leaves. */
export const COOL_DOWN_PART: PlannedPart = {
  full: each(COOL_DOWN.moves, COOL_DOWN.secondsPerMove),
  '15': each(['quad_stretch', 'fig4', 'breathe'], 60),
  '10': each(['quad_stretch', 'breathe'], 60),
};

function each(moves: readonly ShippedMoveId[], seconds: number): readonly PlannedItem[] {
  return moves.map((moveId) => ({ moveId, seconds }));
}
