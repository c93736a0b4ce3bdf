import type { Prop } from '../clip.ts';

/** The seconds of one long breath: four in, six out. */
export const BREATH = 10;
/** The share of the stage round her that stays free, as her head hangs or lies at the edge of the picture. */
export const AIR = 0.06;
/** A mat under her. */
export const MAT: readonly Prop[] = [{ kind: 'mat', at: [0, -0.1] }];
/** The point of the back that stays on the mat when she lies on it. */
export const BACK = { bone: 'chest', point: [0, 0.12, -0.1] } as const;
