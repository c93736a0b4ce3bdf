import type { Prop } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { both } from '../postures.ts';

/** Cushions piled behind one who sits on a mat at the middle of the room. */
export const PILE: readonly Prop[] = [
  { kind: 'mat', at: [0, 0.1] },
  { kind: 'pillows', at: [0, 0] },
];
/** Half sitting against {@link PILE}, hands beside her. */
export const HALF_SITTING: Pose = {
  at: [0, 0, 0],
  seat: 0.012,
  tilt: -46,
  bend: 6,
  head: [22],
  ...both({ swing: -2, out: 22, spin: -10, fold: 20, palm: 60, curl: 0.15 }),
};
/** A hand that lies low on the belly: metres to its side of the middle, up from the hip joints, and out. */
export const onBelly = (side: 1 | -1, x: number, y: number, z = 0.128): ArmPose => ({
  to: [side * x, y, z],
  of: 'pelvis',
  pole: [side, -0.2, -0.5],
  palm: 30,
  tip: 14,
  curl: 0.08,
});
