/** What the mesher works on: a grid of distances, vertices while they are collected, and a finished piece. Metres, bind pose. */
import type { V3 } from '../math.ts';
import type { Prim } from '../shape/sdf.ts';

/** A piece of mesh: positions, normals, occlusion (1 open) and triangles. */
export interface Piece {
  readonly pos: Float32Array;
  readonly nor: Float32Array;
  readonly ao: Float32Array;
  readonly tri: Uint32Array;
}
export interface GridOptions {
  readonly lo: V3;
  readonly hi: V3;
  /** Size of a cell, metres. */
  readonly cell: number;
  /** Triangles with no corner for which this is true are left out. */
  readonly keep?: (x: number, y: number, z: number) => boolean;
  /** Only the half at x >= 0, with its rim exactly on x = 0. */
  readonly half?: boolean;
}

/** Distances at the corners of the cells. */
export interface Grid {
  readonly n: readonly [number, number, number];
  readonly lo: V3;
  readonly cell: number;
  readonly value: Float32Array;
  /** The primitives near each block. */
  readonly near: (readonly Prim[] | undefined)[];
}
/** Vertices while they are collected. */
export interface Soup {
  readonly pos: number[];
  readonly nor: number[];
  readonly ao: number[];
}
