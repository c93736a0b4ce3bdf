/** Where one thing ends and another begins in the bind pose, as the mesher shapes it and the painter colours it. Metres. */
import { unit, type V3 } from '#client/coach/rig/vector.ts';

export const HEAD_SIZE = 1.1;
export const HEAD_AT: V3 = [0, 1.455, -0.005];
/** Plane of the headband: over the top of the front, behind the ears. */
export const BAND = { normal: unit([0, 0.74, -0.67]), at: [0, 1.655, 0.066], half: 0.0125 } as const satisfies {
  normal: V3;
  at: V3;
  half: number;
};
/** Ellipsoids that the hair line is cut with: face and temples; middle and radii. */
export const FACE_CUT = [
  [0, 1.515, 0.115],
  [0.076, 0.118, 0.105],
] as const satisfies readonly [V3, V3];
export const TEMPLE_CUT = [
  [0.1, 1.522, 0],
  [0.05, 0.052, 0.05],
] as const satisfies readonly [V3, V3];
export const SKULL_CAP = [
  [0, 1.598, -0.014],
  [0.089, 0.1, 0.102],
] as const satisfies readonly [V3, V3];

/** Where the bun sits, before the head is enlarged. */
export const BUN_AT: V3 = [0, 1.69, -0.094];

/** Upper edge of the leggings at the sides; it dips a little towards the front. */
export const WAIST = 1.05;
export const WAIST_SLOPE = -0.06;
