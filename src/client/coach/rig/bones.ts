import { BODY, OFFSET } from '#programme/clips/body-measures.ts';
import { BONES, type Bone } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { limbChannel } from './channels.ts';

/** Place of each bone in a frame: `B.head` is 4. */
export const B = Object.fromEntries(BONES.map((name, index) => [name, index])) as Record<Bone, number>;

/** The four limbs; `L` is the coach's own left, at +x. */
export const LIMBS = ['armL', 'armR', 'legL', 'legR'] as const;
/** One of {@link LIMBS}. */
export type Limb = (typeof LIMBS)[number];

/** What the solver has to know of one limb. */
export interface LimbShape {
  readonly name: Limb;
  /** Its place in {@link LIMBS}, and the first channel of its block in a row. */
  readonly index: number;
  readonly channel: number;
  readonly arm: boolean;
  /** +1 on the coach's left, -1 on her right. */
  readonly side: 1 | -1;
  /** Index of the first bone it hangs on (clavicle or pelvis). */
  readonly parent: number;
  /** Index of the upper bone; lower and end bone follow it. */
  readonly upper: number;
  /** Root joint in the frame of the parent, metres. */
  readonly root: Vec;
  /** Lengths of upper and lower bone, metres. */
  readonly lengths: readonly [number, number];
}

const limb = (name: Limb, parent: number, upper: number): LimbShape => {
  const index = LIMBS.indexOf(name);
  const arm = name.startsWith('arm');
  const side = name.endsWith('L') ? 1 : -1;
  const [x, y, z] = arm ? OFFSET.upperArm : OFFSET.thigh;
  const lengths = arm ? ([BODY.upperArm, BODY.forearm] as const) : ([BODY.thigh, BODY.shin] as const);
  return { name, index, channel: limbChannel(index), arm, side, parent, upper, root: [x * side, y, z], lengths };
};

/** The four limbs in the order of {@link LIMBS}. */
export const LIMB_SHAPES: readonly LimbShape[] = [
  limb('armL', B.clavicleL, B.upperArmL),
  limb('armR', B.clavicleR, B.upperArmR),
  limb('legL', B.pelvis, B.thighL),
  limb('legR', B.pelvis, B.thighR),
];

/** For each bone the place in {@link LIMBS} of its limb; -1 of the trunk. */
export const LIMB_OF: readonly number[] = BONES.map((_, bone) =>
  LIMB_SHAPES.findIndex(({ upper, arm }) => bone >= upper && bone < upper + (arm ? 3 : 4)),
);
