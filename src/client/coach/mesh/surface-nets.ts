/** Turns a distance field into triangles: surface nets on a grid, with blocks far from the surface left out. */
import type { V3 } from '../math.ts';
import { fieldAt, type Prim } from '../shape/sdf.ts';
import type { GridOptions, Soup } from './piece.ts';
import { settle } from './settle.ts';

/** Cells of a block on a side. */
const BLOCK = 4;
/** Reach of the widest fillet, metres: primitives further from a block do not count there. */
const FILLET = 0.07;
/** Stands where no distance has been measured: none is so large. */
const UNKNOWN = 10;

interface Grid extends GridOptions {
  /** How far apart neighbours along x, y and z are in the rows of numbers. */
  readonly step: V3;
  /** Distances at the corners of cells. */
  readonly value: Float32Array;
  /** The vertex in each cell, or -1; a cell has the number of its lowest corner. */
  readonly vertex: Int32Array;
}

/** The surface of primitives inside a box. */
export function polygonise(prims: readonly Prim[], options: GridOptions): Soup {
  const { hi, cell, half } = options;
  const lo: V3 = half ? [-cell / 2, options.lo[1], options.lo[2]] : options.lo;
  const blocks = (axis: 0 | 1 | 2) => Math.ceil((hi[axis] - lo[axis]) / cell / BLOCK);
  const row = blocks(0) * BLOCK + 1;
  const slice = row * (blocks(1) * BLOCK + 1);
  const size = slice * (blocks(2) * BLOCK + 1);
  const value = new Float32Array(size).fill(UNKNOWN);
  const grid = { ...options, lo, step: [1, row, slice] as const, value, vertex: new Int32Array(size).fill(-1) };
  const soup: Soup = { pos: [], nor: [], ao: [], tri: [] };
  const cells: number[] = [];
  for (let k = 0; k < blocks(2); k += 1)
    for (let j = 0; j < blocks(1); j += 1)
      for (let i = 0; i < blocks(0); i += 1)
        cells.push(...fillBlock(grid, prims, [i * BLOCK, j * BLOCK, k * BLOCK], soup));
  for (const at of cells) joinCells(grid, at, soup.tri);
  return soup;
}

/** Puts vertices into the cells of a block through which the surface passes; answers these cells. */
function fillBlock(grid: Grid, prims: readonly Prim[], [i0, j0, k0]: V3, soup: Soup): number[] {
  const { lo, cell, step, value, vertex } = grid;
  const half = (BLOCK / 2) * cell;
  const reach = half * Math.sqrt(3);
  const [cx, cy, cz] = [lo[0] + i0 * cell + half, lo[1] + j0 * cell + half, lo[2] + k0 * cell + half];
  const near = prims.filter(({ centre: c, radius }) => {
    const m = radius + reach + FILLET;
    return (cx - c[0]) ** 2 + (cy - c[1]) ** 2 + (cz - c[2]) ** 2 < m * m;
  });
  const d = fieldAt(near, cx, cy, cz);
  if (d > reach * 1.5 || d < -reach * 2.2) return [];
  const found: number[] = [];
  const each = (size: number, visit: (at: number, i: number, j: number, k: number) => void) => {
    for (let k = k0; k < k0 + size; k += 1)
      for (let j = j0; j < j0 + size; j += 1)
        for (let i = i0; i < i0 + size; i += 1) visit(k * step[2] + j * step[1] + i, i, j, k);
  };
  each(BLOCK + 1, (at, i, j, k) => {
    if (value[at] !== UNKNOWN) return;
    const x = lo[0] + i * cell;
    // both sides of the rim are the same to the last digit, so that nothing crosses between them
    value[at] = fieldAt(near, grid.half ? Math.abs(x) : x, lo[1] + j * cell, lo[2] + k * cell);
  });
  each(BLOCK, (at, i, j, k) => {
    if (!crossing(grid, at)) return;
    const [x, y, z] = [
      lo[0] + (i + (middle[0] as number)) * cell,
      lo[1] + (j + (middle[1] as number)) * cell,
      lo[2] + (k + (middle[2] as number)) * cell,
    ];
    if (grid.keep?.(x, y, z) === false) return;
    vertex[at] = soup.ao.length;
    found.push(at);
    settle(near, cell, grid.half === true && i === 0, x, y, z, soup);
  });
  return found;
}

/** Edges of a cell as pairs of corners, whose bits say how far they are along x, y and z. */
const EDGES = Array.from({ length: 8 }, (_, corner) => corner).flatMap((from) =>
  [1, 2, 4].filter((axis) => !(from & axis)).map((axis) => [from, from | axis] as const),
);
const bit = (of: number, k: number): number => (of >> k) & 1;

/** Distances at the corners of a cell; the mean of the points where the surface crosses its edges, in cells from its lowest corner. */
const corners = new Float64Array(8);
const middle = new Float64Array(3);
/** Finds the {@link middle} of a cell; false where no edge is crossed. */
function crossing({ value, step }: Grid, cell: number): boolean {
  let inside = 0;
  for (let c = 0; c < 8; c += 1) {
    corners[c] = value[cell + bit(c, 0) + bit(c, 1) * step[1] + bit(c, 2) * step[2]] as number;
    if ((corners[c] as number) < 0) inside |= 1 << c;
  }
  if (inside === 0 || inside === 255) return false;
  middle.fill(0);
  const crossed = EDGES.filter(([from, to]) => bit(inside, from) !== bit(inside, to));
  for (const [from, to] of crossed) {
    const share = (corners[from] as number) / ((corners[from] as number) - (corners[to] as number));
    for (let k = 0; k < 3; k += 1)
      middle[k] = (middle[k] as number) + (bit(from, k) + share * bit(from ^ to, k)) / crossed.length;
  }
  return true;
}

/** Joins the vertices of the four cells round each edge that leaves a cell's lowest corner and is crossed. */
function joinCells({ value, step, vertex }: Grid, at: number, tri: number[]): void {
  const inside = (value[at] as number) < 0;
  for (let axis = 0; axis < 3; axis += 1) {
    const [along, u, v] = [step[axis], step[(axis + 1) % 3], step[(axis + 2) % 3]] as [number, number, number];
    if (inside === (value[at + along] as number) < 0) continue;
    const corners = [at - u - v, at - v, at, at - u].map((cell) => vertex[cell] ?? -1);
    if (corners.includes(-1)) continue;
    const [a, b, c, d] = corners as [number, number, number, number];
    tri.push(...(inside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
  }
}
