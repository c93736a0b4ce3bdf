/** Boxes of which furniture and held things are made. Metres; turns are quaternions x, y, z, w. */
import { rgb } from '../looks.ts';

/** A box in the room. Its numbers may change from picture to picture. */
export interface Solid {
  readonly kind: 'mat' | 'thing';
  readonly at: Float32Array;
  readonly half: Float32Array;
  /** Red, green, blue and opacity, 0 to 1. */
  readonly colour: Float32Array;
  readonly turn: Float32Array;
  /** Radii of its upright edges, then of those at top and bottom. */
  readonly round: Float32Array;
  /** Bends it upwards to an arch over so many radians to each side: handles, straps; 0 leaves it straight. */
  readonly arc: number;
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
  readonly arc?: number;
  readonly shadow?: boolean;
}
export const solidOf = (shape: SolidShape): Solid => ({
  kind: shape.kind ?? 'thing',
  at: Float32Array.from(shape.at),
  half: Float32Array.from(shape.half),
  colour: Float32Array.from([...rgb(shape.colour), 1]),
  turn: Float32Array.from(shape.turn ?? [0, 0, 0, 1]),
  round: Float32Array.from(shape.round),
  arc: shape.arc ?? 0,
  shadow: shape.shadow ?? false,
});

/** Makes solids more or less clear: 1 is solid, 0 is gone. */
export function fade(solids: readonly Solid[], opacity: number): void {
  for (const { colour } of solids) colour[3] = opacity;
}
