import type { BreathId } from '#programme/speech/breath-lines.ts';

/**
 * The id of every move that is shipped, by groups: the words of a group stand in `moves/<group>.ts`, its poses in
 * `clips/<group>/`. An id that is added here makes the compiler ask for both; a misspelt one anywhere in the content does
 * not compile.
 */
export type ShippedMoveId =
  // warm-up
  | 'march'
  | 'arm_swings'
  | 'shoulder_rolls'
  | 'air_squat'
  | 'hip_circles'
  | 'good_mornings'
  | 'alt_lunges'
  | 'high_knees'
  // squats
  | 'chair_squat'
  | 'squat'
  | 'sumo_squat'
  | 'pulse_squat'
  | 'wall_sit'
  | 'calf_squat'
  | 'squat_jump'
  | 'squat_reach'
  // lunges
  | 'split_squat'
  | 'reverse_lunge'
  | 'lateral_lunge'
  | 'curtsy_lunge'
  | 'step_up'
  | 'lunge_rotate'
  // hinges
  | 'deadlift'
  | 'sl_deadlift'
  | 'kickback'
  | 'gm_knee'
  // upper-body
  | 'incline_push'
  | 'row'
  | 'press'
  | 'squat_press'
  // cardio
  | 'cross_crunch'
  | 'step_jack'
  | 'boxer'
  | 'skater'
  | 'knee_drive'
  | 'squat_punch'
  | 'walkout'
  | 'step_burpee'
  // kneeling
  | 'donkey_kick'
  | 'fire_hydrant'
  | 'push_up'
  | 'bird_dog'
  | 'bear'
  | 'shoulder_tap'
  | 'cat_bird'
  | 'climber'
  | 'dog_plank'
  // floor
  | 'bridge'
  | 'bridge_march'
  | 'sl_bridge'
  | 'frog_pump'
  | 'hip_thrust'
  | 'clamshell'
  | 'side_leg'
  | 'ytw'
  | 'dead_bug'
  | 'heel_slide'
  | 'side_plank'
  | 'bridge_reach'
  // stretches
  | 'quad_stretch'
  | 'ham_fold'
  | 'fig4'
  | 'childs'
  | 'breathe'
  // second-edition
  | 'side_reach'
  | 'heel_dig'
  | 'clock_tap'
  | 'bag_squat'
  | 'curl_press'
  | 'rear_fly'
  | 'side_bend'
  | 'thread_needle'
  | 'hip_switch'
  | 'bag_march'
  // early-weeks
  | 'pelvic_floor'
  | 'pelvic_tilt'
  | 'ankle_pumps'
  | 'log_roll'
  | 'floor_rise'
  | 'cushion_lift'
  | 'scar_care'
  | 'walk'
  // way-back
  | 'easy_jog'
  | 'sl_balance'
  | 'sl_squat'
  | 'forward_bound'
  | 'hop_place'
  | 'running_man'
  // with-baby
  | 'sway';

/** The id of a move of the owner's own, by its number, 1 to {@link OWN_MOVES_AT_MOST}: its words are published at the desk. */
export type OwnMoveId = `own_${number}`;

/** The most moves of the owner's own. */
export const OWN_MOVES_AT_MOST = 60;

/** The id of a move that a workout may play; whether there is an own one is up to the words (`move-in-words.ts`). */
export type MoveId = ShippedMoveId | OwnMoveId;

/** How hard a move is played. "Standard" is what the workout prescribes. */
export type MoveLevel = 'easier' | 'standard' | 'harder';

/** The three levels, from light to heavy, in the order in which the player shows them. */
export const MOVE_LEVELS: readonly MoveLevel[] = ['easier', 'standard', 'harder'];

/**
 * What to watch for in a move:
 * J = the harder version leaves the floor, D = doming of the belly, P = more load on the pelvic floor,
 * W = weight on the wrists, S = load over the shoulders.
 * Pelvic-safe mode plays the easier version of every J, D and P move (product §14).
 */
export type Caution = 'J' | 'D' | 'P' | 'W' | 'S';

/** The household things that a move may need. */
export type Kit = 'mat' | 'chair' | 'wall' | 'sofa' | 'worktop' | 'bottom stair' | 'backpack' | 'bottles';

/** Where the body is when a move begins; `seat` sits on the floor, `sofa` leans against its edge. */
export type BodyPosition = 'stand' | 'kneel' | 'back' | 'side' | 'front' | 'seat' | 'sofa';

/** The words of an easier or harder version. */
export interface MoveVersion {
  /** What the version is called, on the screen and by the voice, at most {@link MAX_SPOKEN_WORDS} words. */
  readonly name: string;
  /** One line under the coach while it runs, at most {@link MAX_CUE_LENGTH} characters. */
  readonly cue: string;
  /** Stands in for the move's own set-up at this level. */
  readonly setUp?: string;
  /** The move that this version is, so that the coach draws that one. */
  readonly sameAs?: ShippedMoveId;
  /** Overrides the move's own position at this level. */
  readonly position?: BodyPosition;
  /** Overrides the move's own breath at this level. */
  readonly breath?: BreathId;
  /** Overrides the move's own `sided` at this level. */
  readonly sided?: boolean;
  /** Overrides the move's own `side` at this level. */
  readonly side?: string;
}

/** The words of one move. Its poses, under the same id, are in `clips/`, in the group of the same name. */
export interface Move {
  readonly name: string;
  /** One line under the coach while the move runs, at most {@link MAX_CUE_LENGTH} characters; spoken too. */
  readonly cue: string;
  /** One line shown and spoken in the rest before the move. */
  readonly setUp: string;
  /** The name that the voice says, at most {@link MAX_SPOKEN_WORDS} words. */
  readonly spoken: string;
  readonly easier: MoveVersion;
  readonly harder: MoveVersion;
  /** The parts of the body that work, in plain words, the main one first. */
  readonly focus: string;
  readonly position: BodyPosition;
  /** The id of the line that says how to breathe in it. */
  readonly breath: BreathId;
  /** The things that it needs; absent where it needs none. */
  readonly kit?: readonly Kit[];
  readonly cautions: readonly Caution[];
  /** One side works in the first half of the time, the other in the second. */
  readonly sided?: true;
  /** The words after "Right" and "Left" in a move with two sides: the part that works, for example "leg in front". */
  readonly side?: string;
  /** The words at half time; absent where nothing changes. */
  readonly halfway?: string;
}

/** The longest cue that stays on one line of a phone, in characters. */
export const MAX_CUE_LENGTH = 60;

/** The longest name that the voice can say before the work begins, in words. */
export const MAX_SPOKEN_WORDS = 4;
