/** The camera: what it sees, and what the shaders need to know of it. Metres, radians. */

import { add, scale, unit, type V3 } from './rig/vector.ts';

/** Field of view along the shorter side of the stage. */
const FIELD = (24 * Math.PI) / 180;
/** Half the field of view, as a slope. */
export const TAN = Math.tan(FIELD / 2);

/** Where the camera is: radians round her from the front (+z) to her left and above the horizon. */
export interface CameraView {
  readonly yaw: number;
  readonly pitch: number;
  readonly centre: V3;
  /** Metres across the shorter side of the stage at the centre. */
  readonly span: number;
}
/** Directions of the camera: right, up, and from the centre to the eye. */
export function axesOf(yaw: number, pitch: number): readonly [V3, V3, V3] {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return [
    [cy, 0, -sy],
    [-sy * sp, cp, -cy * sp],
    [sy * cp, sp, cy * cp],
  ];
}

/** So far along the directions of a camera. */
export const alongAxes = ([right, up, back]: ReturnType<typeof axesOf>, x: number, y: number, z: number): V3 =>
  add(add(scale(right, x), scale(up, y)), scale(back, z));

/** Where the eye is. */
export const eyeOf = ({ yaw, pitch, centre, span }: CameraView): V3 =>
  add(centre, scale(axesOf(yaw, pitch)[2], span / (2 * TAN)));

/** What the shaders need of a view. Filled anew by {@link aim}. */
export interface Lens {
  readonly matrix: Float32Array;
  readonly eye: Float32Array;
  /** Direction to the key light: high, from the left of the camera. */
  readonly key: Float32Array;
}
export const newLens = (): Lens => ({
  matrix: new Float32Array(16),
  eye: new Float32Array(3),
  key: new Float32Array(3),
});

const NEAR = 0.1;
const BEHIND = 6;
/** The key light along the camera's right, up and back; and upwards whatever the camera does. */
const KEY = [-0.52, 0.25, 0.62] as const;
const KEY_UP = 0.62;

/** Aims a lens: `width` and `height` of the stage, in any unit. */
export function aim(view: CameraView, width: number, height: number, { matrix: m, eye, key }: Lens): void {
  const axes = axesOf(view.yaw, view.pitch);
  const [right, up, back] = axes;
  eye.set(eyeOf(view));
  const far = view.span / (2 * TAN) + BEHIND;
  const fx = Math.min(1, height / width) / TAN;
  const fy = Math.min(1, width / height) / TAN;
  const zs = (far + NEAR) / (NEAR - far);
  const scales = [fx, fy, zs, -1] as const;
  const rows = [right, up, back, back] as const;
  for (let row = 0; row < 4; row += 1) {
    const axis = rows[row] as V3;
    const s = scales[row] as number;
    const off = axis[0] * (eye[0] as number) + axis[1] * (eye[1] as number) + axis[2] * (eye[2] as number);
    for (let i = 0; i < 3; i += 1) m[i * 4 + row] = s * (axis[i] as number);
    m[12 + row] = -s * off;
  }
  m[14] = (m[14] as number) + (2 * far * NEAR) / (NEAR - far);
  key.set(unit(add([0, KEY_UP, 0], alongAxes(axes, ...KEY))));
}
