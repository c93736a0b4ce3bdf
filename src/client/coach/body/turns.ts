/** Turns and moves of bones in rows of numbers. They take places, not numbers, so that none is boxed sixty times a second. */

/** Numbers of one bone of the skin: quaternion x, y, z, w, then the move x, y, z, 0. */
export const BONE_NUMBERS = 8;

/** out = a * b, or a * inverse(b). Quaternions x, y, z, w. */
export function product(
  a: Float32Array,
  ao: number,
  b: Float32Array,
  bo: number,
  inverted: boolean,
  out: Float32Array,
  o: number,
): void {
  const s = inverted ? -1 : 1;
  const ax = a[ao] as number;
  const ay = a[ao + 1] as number;
  const az = a[ao + 2] as number;
  const aw = a[ao + 3] as number;
  const bx = s * (b[bo] as number);
  const by = s * (b[bo + 1] as number);
  const bz = s * (b[bo + 2] as number);
  const bw = b[bo + 3] as number;
  out[o] = aw * bx + ax * bw + ay * bz - az * by;
  out[o + 1] = aw * by - ax * bz + ay * bw + az * bx;
  out[o + 2] = aw * bz + ax * by - ay * bx + az * bw;
  out[o + 3] = aw * bw - ax * bx - ay * by - az * bz;
}

/** The point at `from`, carried by the bone at `o`: turned, then moved. */
export function turned(
  bones: Float32Array,
  o: number,
  points: Float32Array,
  from: number,
  out: Float32Array,
  to: number,
): void {
  rotated(bones, o, false, points, from, out, to);
  sum(out, to, bones, o + 4, 1, out, to);
}

/** out = a + b * by, for points or directions. */
export function sum(
  a: Float32Array,
  ao: number,
  b: Float32Array,
  bo: number,
  by: number,
  out: Float32Array,
  o: number,
): void {
  for (let k = 0; k < 3; k += 1) out[o + k] = (a[ao + k] as number) + (b[bo + k] as number) * by;
}

/** The direction at `from`, turned by the quaternion at `o`, or by its inverse. */
export function rotated(
  turn: Float32Array,
  o: number,
  inverted: boolean,
  points: Float32Array,
  from: number,
  out: Float32Array,
  to: number,
): void {
  const s = inverted ? -1 : 1;
  const x = points[from] as number;
  const y = points[from + 1] as number;
  const z = points[from + 2] as number;
  const qx = s * (turn[o] as number);
  const qy = s * (turn[o + 1] as number);
  const qz = s * (turn[o + 2] as number);
  const qw = turn[o + 3] as number;
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  out[to] = x + qw * tx + qy * tz - qz * ty;
  out[to + 1] = y + qw * ty + qz * tx - qx * tz;
  out[to + 2] = z + qw * tz + qx * ty - qy * tx;
}
