/**
 * Data shapes of the exercise figure.
 *
 * Units. Lengths are viewBox units (viewBox `0 0 320 300`, y grows downwards,
 * the floor line is y = 272). Angles are degrees. Times are seconds, except
 * `Keyframe.t`, which is a phase of the loop from 0 up to (not including) 1.
 *
 * Side view: the coach faces right. `F` is the near side, `B` the far side.
 * Front view: the coach faces you. `F` is the limb on the left of the screen,
 * `B` the one on the right; positive limb angles point outwards for both.
 */
import type { MoveId } from '../move.ts';

export type Point = readonly [x: number, y: number];
export type View = 'side' | 'front';
export type LimbName = 'aF' | 'aB' | 'lF' | 'lB';

/**
 * Limb given by absolute angles: 0 hangs down, 90 points forwards (side view)
 * or outwards (front view), 180 points up. The optional scales (0..1) shorten
 * the upper and lower part when it points towards or away from the viewer.
 */
export type LimbAngles = readonly [upper: number, lower: number, upperScale?: number, lowerScale?: number];

/** Limb whose end is held at a point; elbow or knee is found by two-bone IK. */
export interface LimbTarget {
  /** Wrist or ankle position. */
  to?: Point;
  /** Legs only, instead of `to`: where the tip of the shoe touches the ground. */
  toe?: Point;
  /** Where the elbow or knee is seen, instead of finding it by IK: for bones that point at or away from the viewer. */
  via?: Point;
  /** Side on which the joint bends; anatomically right by default. */
  bend?: 1 | -1;
  /** How much of the bend is seen, 1 = in the picture plane, 0 = straight at the viewer. */
  out?: number;
  /** Depth of the target in units: + towards the viewer, - behind (front view: the nearer leg is drawn on top). */
  depth?: number;
  /** Arms only: the palm is planted and the fingers point at this angle (90 = forwards). */
  palm?: number;
  /** Height of the step or hop while travelling from this key to the next. */
  arc?: number;
}

export type LimbSpec = LimbAngles | LimbTarget;

/** Knees (or, with `toes`, shoe tips) fixed to the ground: the hip is found from them, so they cannot slide. */
export interface Kneel {
  at: Point;
  /** Absolute thigh angle, 0 = hip straight above the knee, negative = hip in front of it. */
  thigh: number;
  /** Absolute shin angle, -90 = lying back along the mat (default). */
  shin?: number;
  /** The leg that kneels; both when left out. */
  leg?: 'lF' | 'lB';
  /** `at` is where the shoe tips touch the ground (planks): the whole leg chain hangs on it. */
  toes?: boolean;
}

export interface Pose {
  /** Middle of the pelvis. May be left out when `kneel` is given. */
  hip?: Point;
  kneel?: Kneel;
  /** Spine lean: one angle, or [pelvis half, chest half]. 0 = upright, + = forwards (right). */
  torso?: number | readonly [number, number];
  /** Absolute turn of the head in the picture plane; follows the chest a little by default. */
  head?: number;
  /** Offset of both shoulder joints from rest, for shrugs and rolls. */
  shoulder?: Point;
  /** Front view: visible share of the spine length, 1 = all (bending at the viewer shortens it). */
  spine?: number;
  aF?: LimbSpec;
  aB?: LimbSpec;
  lF?: LimbSpec;
  lB?: LimbSpec;
  /** Absolute foot angle: 90 = flat, less = on tiptoe. */
  fF?: number;
  fB?: number;
  /** Absolute hand angle; continues the forearm by default. */
  hF?: number;
  hB?: number;
}

export interface Keyframe extends Pose {
  /** Phase in the loop, 0 <= t < 1, rising from key to key. The last key eases back to the first. */
  t: number;
}

export type PropKind = 'mat' | 'chair' | 'sofa' | 'counter' | 'wall' | 'step' | 'clock';

/** Furniture standing in the scene. */
export interface Prop {
  kind: PropKind;
  /** Left edge (chair, clock: middle). */
  x: number;
  /** Width; each kind has its own default. */
  w?: number;
  /** Mat only: seen a little from above, this many units from front to back edge. */
  deep?: number;
  /** Chair or sofa seen the other way round. */
  flip?: boolean;
  /** Chair seen from the front. */
  front?: boolean;
}

/** Something carried. */
export interface Held {
  kind: 'backpack' | 'bottle';
  /** Where it is carried; `hands` follows the wrists in use. */
  at: 'near' | 'far' | 'hands' | 'chest' | 'hips';
  /** 1 = normal size. */
  size?: number;
}

/** What a level of a move may change. */
export interface VariantOverride {
  /** Start from another move instead of the move itself. */
  from?: MoveId;
  /** Whole new list of keys. */
  keys?: readonly Keyframe[];
  /** Changes to single keys, by index. */
  patch?: Readonly<Record<number, Partial<Keyframe>>>;
  seconds?: number;
  view?: View;
  /** Full replacement; `[]` removes all. */
  props?: readonly Prop[];
  /** `null` removes it. */
  held?: Held | null;
  fists?: boolean;
  hold?: boolean;
  sided?: boolean;
  frame?: string;
  alt?: string;
  keyPose?: number;
}

/** The id of another move, or overrides. */
export type Variant = MoveId | VariantOverride;

export interface MovePoses {
  view?: View;
  /** Length of one loop. */
  seconds: number;
  /** Text alternative: what the coach does. */
  alt: string;
  /** One side only: the player mirrors at half time. */
  sided?: boolean;
  /** Static hold: the coach breathes once per loop. */
  hold?: boolean;
  /** Units by which the ground passes backwards in one loop, while the picture goes along with the coach. */
  travel?: number;
  props?: readonly Prop[];
  held?: Held;
  /** Hands closed (boxing); also closed while something is carried in them. */
  fists?: boolean;
  /** Own closer viewBox (8 : 7.5) when only a part of the body moves. */
  frame?: string;
  keys: readonly Keyframe[];
  /** Phase of the one picture that tells the move, where the figure's own rule would not find it. */
  keyPose?: number;
  easier: Variant;
  harder: Variant;
}

/** A move at one level, ready to draw. */
export type Clip = Omit<MovePoses, 'easier' | 'harder'>;
