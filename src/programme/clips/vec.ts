/** A point or direction: metres, x to the coach's left, y up, z the way she faces. */
export type Vec = readonly [x: number, y: number, z: number];
