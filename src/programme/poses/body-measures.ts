/** Lengths of the coach's bones, in viewBox units. */
export const BONE = { thigh: 54, shin: 52, foot: 19, torso: 64, neck: 12, upperArm: 35, forearm: 33 } as const;

/** y of the ground, in viewBox units. */
export const FLOOR = 272;

/** y of the ankle of a flat foot. */
export const ANKLE_Y = 262;

/** y of the wrist of a planted hand. */
export const WRIST_Y = 265;

/** Heights of the surfaces that hands, feet and seats touch (y). */
export const SURFACE = { chairSeat: 220, chairBack: 150, sofa: 222, counter: 152, step: 246 } as const;
