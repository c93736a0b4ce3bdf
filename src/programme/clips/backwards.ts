import type { Clip } from './clip.ts';

/**
 * A clip that is gone through the other way round: circles turn back. For loops without steps and slides, which belong
 * to the key that they leave.
 */
export function backwardsClip(clip: Clip): Clip {
  const [start, pose] = clip.still;
  return {
    ...clip,
    still: [backwards(start), backwards(pose)],
    keys: clip.keys.map((key) => ({ ...key, t: backwards(key.t) })).toSorted((one, other) => one.t - other.t),
  };
}

/** The phase of the loop gone through backwards at which she is as at a phase of the loop; 0 to 1. */
export const backwards = (phase: number): number => (phase > 0 ? 1 - phase : 0);
