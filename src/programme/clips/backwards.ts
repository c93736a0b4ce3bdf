import type { Clip } from './clip.ts';

/**
 * A clip that runs backwards, so that circles turn back. It is for loops without steps and slides, which belong to the key
 * that they leave.
 */
export function backwardsClip(clip: Clip): Clip {
  const [start, pose] = clip.still;
  return {
    ...clip,
    still: [backwards(start), backwards(pose)],
    keys: clip.keys.map((key) => ({ ...key, t: backwards(key.t) })).toSorted((one, other) => one.t - other.t),
  };
}

/** The phase of the backwards loop at which the coach is as at a phase of the loop; both are 0 to 1. */
export const backwards = (phase: number): number => (phase > 0 ? 1 - phase : 0);
