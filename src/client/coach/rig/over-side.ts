import { flipped } from '#programme/clips/mirror.ts';
import type { Pose } from '#programme/clips/pose.ts';
import { rotate, yaw } from './vector.ts';

/** How she goes over her side. */
export interface OverSide {
  /** 1 where that is her right side, -1 for the left one. */
  readonly side: number;
  /** Degrees to her left by which her hips are turned as she lies on her right side before she rolls to her back; mirrored over the left one. */
  readonly turn: number;
}

type Flat = readonly [x: number, z: number];
/** A posture on the way over her right side, with the hips at a spot; and over either side. */
type OverRight = (hips: Flat, over: OverSide) => Pose;
type OverEither = (places: { readonly hips: Flat }, over: OverSide) => Pose;

/** On one hip and the hand of that side, the legs beside her. */
const onHip = (hips: Flat, turn: number): Pose => ({
  at: [hips[0], 0.14, hips[1]],
  turn,
  lean: 38,
  side: -12,
  tilt: -25,
  bend: 31,
  armR: { at: beside(hips, turn, [-0.5, 0.02]), facing: turn - 70, pole: 'back out' },
  armL: { swing: 34, out: 30, fold: 40 },
  legR: { swing: 69, out: 6, spin: 54, fold: 108 },
  legL: { swing: 70, out: 4, spin: -34, fold: 80 },
});

/** Degrees to her left by which she is turned on her right hip, so that from her knees her feet do not glide. */
const PROPPED = 27;

/** Between sitting, or her knees, and lying on her side. */
export const propped = overEither((hips) => onHip(hips, PROPPED));

/** Between sitting and her side from where she rolls to her back: halfway round. */
export const leant = overEither((hips, { turn }) => onHip(hips, turn / 2));

/** On her side, from where she rolls to her back like a log; her arms in front of her. */
export const rolled = overEither((hips, { turn }) => {
  const [x, z] = beside(hips, turn, [0, 0.06]);
  return {
    at: [x, 0.165, z],
    turn,
    lean: 80,
    armR: { swing: 90, fold: 56 },
    armL: { swing: 60, fold: 40 },
    legR: { swing: 58, out: -4, fold: 96 },
    legL: { swing: 58, out: 4, fold: 96 },
  };
});

function overEither(pose: OverRight): OverEither {
  return ({ hips: [x, z] }, over) => {
    const overRight = pose([over.side * x, z], over);
    return over.side > 0 ? overRight : flipped(overRight);
  };
}

/** A spot to her left, and ahead of her, from where her hips are turned. */
function beside(hips: Flat, turn: number, [left, ahead]: Flat): Flat {
  const [x, , z] = rotate(yaw(turn), [left, 0, ahead]);
  return [hips[0] + x, hips[1] + z];
}
