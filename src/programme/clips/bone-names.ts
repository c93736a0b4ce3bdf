/** Every bone in the order of a frame. A parent always comes before its children. */
export const BONES = [
  'pelvis',
  'lumbar',
  'chest',
  'neck',
  'head',
  'bun',
  'clavicleL',
  'upperArmL',
  'forearmL',
  'handL',
  'clavicleR',
  'upperArmR',
  'forearmR',
  'handR',
  'thighL',
  'shinL',
  'footL',
  'toesL',
  'thighR',
  'shinR',
  'footR',
  'toesR',
] as const;
/** One of {@link BONES}. */
export type Bone = (typeof BONES)[number];
