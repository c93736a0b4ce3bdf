import type { Bone } from './bone-names.ts';
import type { Vec } from './vec.ts';

/** A point on the floor, or above it: [x, z] or [x, y, z] in metres. */
export type Spot = readonly [x: number, z: number] | Vec;

/**
 * Where knee or elbow points: a direction in the world, or by name. `out` is away from the middle of
 * the body and `in` across it, `ahead` and `back` are along her heading (the `turn` of the pelvis),
 * `up` and `down` are those of the room. Two names make the direction between: 'out back'.
 */
export type PoleName = 'out' | 'in' | 'back' | 'ahead' | 'down' | 'up';

/** Where a knee or elbow points, see {@link PoleName}. */
export type Pole = Vec | PoleName | `${PoleName} ${PoleName}`;

/** A limb set by the angles of its joints, in degrees; 0 everywhere hangs straight down. */
export interface Angles {
  /** Swings the whole limb forwards (hip or shoulder flexion); below 0 backwards. */
  readonly swing?: number;
  /** Lifts it away from the middle of the body (abduction), before the swing. */
  readonly out?: number;
  /** Turns it about its own length: toes, or thumb, outwards. */
  readonly spin?: number;
  /** Knee or elbow: 0 straight. */
  readonly fold?: number;
  /** Ankle: toes up is above 0. Wrist: palm towards the forearm is above 0. */
  readonly tip?: number;
  /** Toes against the foot: up is above 0, curled below. */
  readonly toes?: number;
}

/** A limb whose foot or hand is held at a spot; the joint between is solved. */
export interface Planted {
  /** Foot: ground under the ankle of the flat foot. Hand: ground under the wrist. */
  readonly at: Spot;
  /** Where toes or fingers point: degrees to the coach's left from +z. */
  readonly facing?: number;
  /** Foot only: degrees by which the heel is up on a still ball (above 0) or the toes on a still heel (below 0). */
  readonly heel?: number;
  /** Hand only: degrees by which the palm is rolled over; 180 is palm up. */
  readonly over?: number;
  /**
   * Degrees by which the surface is tipped up in the direction of `facing`: 90 is a wall she faces,
   * fingers or toes up. `at` is then the spot on that surface at wrist or ankle.
   */
  readonly rise?: number;
  /** Where knee or elbow points. */
  readonly pole?: Pole;
  /** Height in metres of the step from this key to the next. */
  readonly step?: number;
}

/** A limb that rests on its knee or elbow. */
export interface Kneeling {
  /** Knee or elbow on the ground. */
  readonly on: Spot;
  /** Degrees by which shin (from straight back) or forearm (from straight ahead) is turned to the coach's left. */
  readonly facing?: number;
  /** Degrees by which the ankle, or hand, is above the ground. */
  readonly rise?: number;
  /** Ankle: toes up is above 0. */
  readonly tip?: number;
  readonly step?: number;
}

/**
 * A hand or foot brought to a point of another bone. Between two keys that reach for the same bone
 * (or both for the room) it is solved all the way: hands stay on the hips. Else it moves by its joints.
 */
export interface Reaching {
  readonly to: Vec;
  /** The bone in whose frame `to` is; the world when left out. */
  readonly of?: Bone;
  readonly pole: Pole;
  readonly tip?: number;
}

/** What an arm adds to any of the four ways to set a limb. */
export interface Shoulder {
  /** Degrees by which the shoulder is shrugged up, and drawn forwards. */
  readonly shoulder?: readonly [up: number, forwards: number];
  /** Degrees by which the palm is turned: 0 faces the thigh, 90 faces back. */
  readonly palm?: number;
  /** How far the fingers are closed: 0 flat, 1 fist. */
  readonly curl?: number;
}

/** One of the four ways to set a leg. */
export type LegPose = Angles | Planted | Kneeling | Reaching;

/** One of the four ways to set an arm, with its shoulder and hand. */
export type ArmPose = (Angles | Planted | Kneeling | Reaching) & Shoulder;

/** A posture, in degrees and metres. A missing value is 0, and a missing limb hangs at rest. */
export interface Pose extends Claims {
  /** The middle of the hip joints. The solver moves it where a held limb could not reach. */
  readonly at: Vec;
  /** Instead of `at` as the fixed point: a point of a bone that rests at `at`, in the frame of that bone. */
  readonly rest?: { readonly bone: 'chest' | 'lumbar' | 'head'; readonly point: Vec };
  /**
   * Lies on her back: the solver finds `tilt`, the height and the nod with which pelvis, ribs and head rest on a plane
   * at the height `at[1]`. A nod of the head is added to the resting one. With `rest`, `at` is where that point is, and
   * only turns and height are found.
   */
  readonly lie?: 'back';
  /**
   * The coach sits on a thing of this height in metres, from which the solver finds the height of `at`: chair 0.45,
   * sofa 0.44, floor 0.
   */
  readonly seat?: number;
  /** The solver finds `at` upright over the knees that are on the ground. */
  readonly hips?: 'over knees';
  /**
   * Leans her back on an upright plane through `at` (x, z) that looks in the direction `facing` (degrees to her left
   * from +z): moves her sideways until the seat touches it, and tilts her until the ribs do.
   */
  readonly against?: {
    readonly at: readonly [x: number, z: number];
    readonly facing: number;
  };
  /** Pelvis: turned to her left, bowed forwards (90 face down, -90 face up), leaning to her right. */
  readonly turn?: number;
  readonly tilt?: number;
  readonly lean?: number;
  /** Spine between pelvis and shoulders: rounded forwards, bent to her right, turned to her left. */
  readonly bend?: number;
  readonly side?: number;
  readonly twist?: number;
  /** Share of `bend` that happens in the lumbar part, 0 to 1; by nature a half. */
  readonly low?: number;
  /** Neck and head together: nodding, to her right, turned to her left. */
  readonly head?: readonly [nod: number, side?: number, turn?: number];
  readonly armL?: ArmPose;
  readonly armR?: ArmPose;
  readonly legL?: LegPose;
  readonly legR?: LegPose;
}

/** What the checker has to find true of a pose; the solver moves nothing for it. */
export interface Claims {
  /** A hand or hip rests on a thing: the coach need not be balanced on her feet. */
  readonly leans?: boolean;
  /** A foot or hand is meant to slide over the ground from this key to the next. */
  readonly slides?: boolean;
  /** Two joints that meet, named by the bones that start there: ['forearmR', 'shinL'] is right elbow to left knee. */
  readonly touch?: readonly [Bone, Bone];
}

/** A posture at a time of the loop. */
export interface Key extends Pose {
  /** The share of the loop, 0 to 1, growing. */
  readonly t: number;
}
