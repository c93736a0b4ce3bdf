/** Boxes of which furniture and held things are made. Metres; turns are quaternions x, y, z, w. */

import { inverse, rotate, smooth, sub } from '#client/coach/rig/vector.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { rgb } from '../looks.ts';
import { quatAt, vecAt } from '../rig/channels.ts';

/** The bare floor, which is only shadow; things and walls; what has a line along its edge; what has the colour of her skin. */
const KINDS = { floor: 0, thing: 1, wall: 1, mat: 2, skin: 3 } as const;

/** Numbers of a solid as the shaders are given it, and which of them are its opacity and the bits of capsules near it. */
export const SOLID_NUMBERS = 20;
export const SOLID_OPACITY = 15;
export const SOLID_CAPSULES = 18;

/** A box in the room. Its numbers may change from picture to picture. */
export interface Solid {
  readonly kind: keyof typeof KINDS;
  /** All that the shaders are given: where it is and its arc, half its size and its kind, turn, colour, edges. The others are views of it. */
  readonly row: Float32Array;
  readonly at: Float32Array;
  readonly half: Float32Array;
  /** Red, green, blue and opacity, 0 to 1. */
  readonly colour: Float32Array;
  readonly turn: Float32Array;
  /** Radii of its upright edges, then of those at top and bottom. */
  readonly round: Float32Array;
  readonly shadow: boolean;
}

export interface SolidShape {
  readonly kind?: Solid['kind'];
  readonly at: readonly [number, number, number];
  readonly half: readonly [number, number, number];
  /** As #rrggbb. */
  readonly colour: string;
  readonly turn?: readonly [number, number, number, number];
  readonly round: readonly [side: number, rim: number];
  /** Bends it upwards to an arch over so many radians to each side: handles, straps; 0 leaves it straight. */
  readonly arc?: number;
  readonly shadow?: boolean;
}
/** A solid of a shape, with numbers of its own. */
export function solidOf({ kind = 'thing', at, half, colour, turn, round, arc, shadow = false }: SolidShape): Solid {
  const numbers = [...at, arc ?? 0, ...half, KINDS[kind], ...(turn ?? [0, 0, 0, 1]), ...rgb(colour), 1, ...round, 0, 0];
  return inRow(Float32Array.from(numbers), kind, shadow);
}

function inRow(row: Float32Array, kind: Solid['kind'], shadow: boolean): Solid {
  const part = (from: number, count: number) => row.subarray(from, from + count);
  return {
    ...{ kind, row, shadow },
    ...{ at: part(0, 3), half: part(4, 3), turn: part(8, 4), colour: part(12, 4), round: part(16, 2) },
  };
}

/** The same thing in a row of its own, which can be moved and faded by itself. */
export function copyOf({ row, kind, shadow }: Solid, [x, y, z]: Vec = [0, 0, 0]): Solid {
  const copy = inRow(row.slice(), kind, shadow);
  [x, y, z].forEach((by, i) => {
    copy.at[i] = (copy.at[i] as number) + by;
  });
  return copy;
}

/** 1, and less for a wall the further the eye is behind it, from where it would hide her. Walls look along +z of their turn. */
export function seenFrom(eye: Float32Array, { kind, at, turn }: Solid): number {
  if (kind !== 'wall') return 1;
  const turned = 2 * Math.atan2(turn[1] as number, turn[3] as number);
  const seenAt = Math.atan2((eye[0] as number) - (at[0] as number), (eye[2] as number) - (at[2] as number));
  return smooth(-0.35, -0.1, Math.cos(seenAt - turned));
}

/** The height of the lowest corner of a box, metres. */
export const bottomOf = ({ at, half, turn }: Solid): number =>
  (at[1] as number) -
  AXES.reduce((sum, axis, i) => sum + Math.abs(rotate(quatAt(turn, 0), axis)[1]) * (half[i] as number), 0);
const AXES: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Metres by which a point is inside a box; below 0 outside. */
export function depthIn({ at, half, turn }: Solid, point: Vec): number {
  const local = rotate(inverse(quatAt(turn, 0)), sub(point, vecAt(at, 0)));
  return Math.min(...local.map((n, i) => (half[i] as number) - Math.abs(n)));
}
