/** What the mesher works on. Metres, bind pose. */
import type { V3 } from '../math.ts';

/** What is collected of a piece of mesh: positions, normals, occlusion (1 open) and triangles. */
export type Soup = Readonly<Record<'pos' | 'nor' | 'ao' | 'tri', number[]>>;
/** A piece of mesh. */
export type Piece = Omit<Soup, 'ao'> & { readonly ao: Float32Array };
/** The box in which a surface is looked for. */
export interface GridOptions {
  readonly lo: V3;
  readonly hi: V3;
  /** Size of a cell, metres. */
  readonly cell: number;
  /** Vertices for which this is false are left out. */
  readonly keep?: (point: V3) => boolean;
  /** Only the half at x >= 0, with its rim exactly on x = 0. */
  readonly half?: boolean;
}
