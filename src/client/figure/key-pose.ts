import { BONE, FLOOR } from '#programme/poses/body-measures.ts';
import type { Clip, Point } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { add, distance, scale, sub } from './geometry.ts';
import { type FigureSkeleton, solve } from './skeleton.ts';

/** Phases (0 to 1) of the two pictures that tell a move. */
export interface KeyPhases {
  readonly key: number;
  /** Of the picture that is farthest from the key pose. */
  readonly start: number;
}

/** Joints of one picture: knees, ankles, elbows, wrists, head and, in moves that never stand, the hip. */
type Joints = readonly Point[];

/** How far apart two pictures are, in units weighted by how much each joint moves in the clip. */
type Apart = (a: Joints, b: Joints) => number;

const SAMPLES = 48;
const HEAD_OF_UPRIGHT = BONE.torso * 0.8;
/** Lower than the seat of a chair, higher than a hip on the floor (y). */
const LOWEST_SEAT = 225;

const found = new WeakMap<Clip, KeyPhases>();

/**
 * The key pose of a clip is the picture farthest from rest, unless the clip names another. Rest is standing with hanging
 * arms; for a move that never stands or sits upright it is lying flat. What moves most counts most, so that what a
 * chair or the floor holds says nothing. A hold is its own key pose.
 */
export function keyPhases(clip: Clip): KeyPhases {
  const known = found.get(clip);
  if (known) return known;
  const phases = clip.hold ? { key: 0, start: 0 } : phasesApart(clip);
  found.set(clip, phases);
  return phases;
}

function phasesApart(clip: Clip): KeyPhases {
  const skeletons = Array.from({ length: SAMPLES }, (_, i) => skeletonAt(clip, i / SAMPLES));
  const stands = skeletons.some(isUpright);
  const pictures = skeletons.map((skeleton) => jointsOf(skeleton, stands));
  const apart = weighted(pictures);
  const standing = jointsOf(solve({}, clip.view ?? 'side'), true);
  const fromRest = (joints: Joints) => apart(joints, stands ? standing : joints.map(([x]) => [x, FLOOR]));
  const key = clip.keyPose ?? indexOfMost(pictures.map(fromRest)) / SAMPLES;
  const keyJoints = jointsOf(skeletonAt(clip, key), stands);
  return { key, start: indexOfMost(pictures.map((joints) => apart(joints, keyJoints))) / SAMPLES };
}

function isUpright({ hip, headAt }: FigureSkeleton): boolean {
  return hip[1] < LOWEST_SEAT && hip[1] - headAt[1] > HEAD_OF_UPRIGHT;
}

/** A standing body is measured from its hip, so that it may rise and travel; any other from the stage. */
function jointsOf({ hip, headAt, limbs }: FigureSkeleton, stands: boolean): Joints {
  const joints = [...Object.values(limbs).flatMap(({ mid, end }) => [mid, end]), headAt];
  return stands ? joints.map((joint) => sub(joint, hip)) : [...joints, hip];
}

function weighted(pictures: readonly Joints[]): Apart {
  const [first = []] = pictures;
  const weights = first.map((_, joint) => largestWay(pictures.map((joints) => joints[joint] as Point)));
  return (a, b) => weights.reduce((sum, weight, i) => sum + weight * distance(a[i] as Point, b[i] as Point), 0);
}

/** How far a joint gets from where it is on average, in units. */
function largestWay(points: readonly Point[]): number {
  const total = points.reduce(add, [0, 0]);
  const middle = scale(total, 1 / points.length);
  return Math.max(...points.map((point) => distance(point, middle)));
}

/** Of values that are as good as equal, the first. */
function indexOfMost(values: readonly number[]): number {
  return values.reduce((best, value, i) => (value > (values[best] as number) * 1.002 ? i : best), 0);
}
