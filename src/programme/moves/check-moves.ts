/**
 * The moves of the load-and-impact check. They stand apart from those of the workouts, which leave the floor at most as
 * a harder version.
 */
export type CheckMoveId =
  | 'walk'
  | 'sl_balance'
  | 'sl_squat'
  | 'easy_jog'
  | 'forward_bound'
  | 'hop_place'
  | 'running_man';

/** The words of a move of the check. Its poses, under the same id, are in `clips/check-clips.ts`. */
export interface CheckMove {
  readonly name: string;
  /** One line under the coach while it runs. */
  readonly cue: string;
  /** What the member has ready before it. */
  readonly setUp: string;
  /** Both feet are in the air for a moment. */
  readonly leavesFloor: boolean;
}

/** The words of each move of the check. Ask a person who knows about health before changing a word here. */
export const CHECK_MOVES: Readonly<Record<CheckMoveId, CheckMove>> = {
  walk: {
    name: 'Brisk walk',
    cue: 'Quick enough that you could talk but not sing',
    setUp: 'Shoes on, outside or up and down the room',
    leavesFloor: false,
  },
  sl_balance: {
    name: 'Stand on one leg',
    cue: 'Hips level, knee soft, eyes on one spot',
    setUp: 'Near a wall, feet under your hips',
    leavesFloor: false,
  },
  sl_squat: {
    name: 'One-leg squat',
    cue: 'Small bend, knee over toes, hips level',
    setUp: 'Stand on one leg, wall within reach',
    leavesFloor: false,
  },
  easy_jog: {
    name: 'Easy jog',
    cue: 'Short quick steps, land softly, keep talking',
    setUp: 'Supportive bra and shoes, bladder empty',
    leavesFloor: true,
  },
  forward_bound: {
    name: 'Forward bound',
    cue: 'Spring from one foot, land softly on the other',
    setUp: 'Clear two steps of floor in front of you',
    leavesFloor: true,
  },
  hop_place: {
    name: 'Hop on the spot',
    cue: 'Small hops, soft knee, quiet landing',
    setUp: 'Near a wall, firm shoes or bare feet',
    leavesFloor: true,
  },
  running_man: {
    name: 'Running man',
    cue: 'Opposite arm and leg swing, standing knee soft',
    setUp: 'Stand on one leg, wall within reach',
    leavesFloor: false,
  },
};
