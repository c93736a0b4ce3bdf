import { BODY, OFFSET } from '#programme/clips/body.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES, type LimbShape } from './bones.ts';

/** One person's bones: where each joint lies in the frame of its parent bone, and the limbs. Metres. */
export interface Skeleton {
  readonly offset: Readonly<Record<keyof typeof OFFSET, Vec>>;
  readonly limbs: readonly LimbShape[];
  /** How much thicker than the coach's the flesh is on which she sits, lies and leans; 1 is the coach's. */
  readonly flesh: number;
}

/** What sets a build apart from the coach: shares of her lengths. All stand 1.68 m, so that one pose fits all. */
export interface Build {
  /** Thigh and shin; what the legs lose, the trunk gains. */
  readonly legs?: number;
  readonly arms?: number;
  /** Breadth between the hip joints, and between the shoulders. */
  readonly hips?: number;
  readonly shoulders?: number;
  readonly flesh?: number;
}

/** The bones of a build; all of its shares are 1 where left out. */
export function skeletonOf({ legs = 1, arms = 1, hips = 1, shoulders = 1, flesh = 1 }: Build): Skeleton {
  const trunk = 1 + ((1 - legs) * (BODY.thigh + BODY.shin)) / (OFFSET.lumbar[1] + OFFSET.chest[1] + OFFSET.neck[1]);
  const long = ([x, y, z]: Vec): Vec => [x, y * trunk, z];
  const [sx, sy, sz] = OFFSET.upperArm;
  const offset = {
    ...OFFSET,
    lumbar: long(OFFSET.lumbar),
    chest: long(OFFSET.chest),
    neck: long(OFFSET.neck),
    clavicle: long(OFFSET.clavicle),
    upperArm: [sx * shoulders, sy, sz] as const,
    thigh: [OFFSET.thigh[0] * hips, 0, 0] as const,
  };
  const limbs = LIMB_SHAPES.map((limb): LimbShape => {
    const [x, y, z] = limb.arm ? offset.upperArm : offset.thigh;
    const [upper, lower] = limb.lengths;
    const long = limb.arm ? arms : legs;
    return { ...limb, root: [x * limb.side, y, z], lengths: [upper * long, lower * long] };
  });
  return { offset, limbs, flesh };
}

/** The coach, a fuller and a slighter woman. Proportions within the 5th to 95th percentile of ANSUR II (women). */
export const SKELETONS = {
  coach: skeletonOf({}),
  fuller: skeletonOf({ legs: 0.985, hips: 1.06, shoulders: 1.02, flesh: 1.14 }),
  slight: skeletonOf({ legs: 1.012, arms: 1.01, hips: 0.95, shoulders: 0.96, flesh: 0.92 }),
} as const satisfies Record<string, Skeleton>;
