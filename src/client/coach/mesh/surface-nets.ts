import { add, clamp, dot, length, lerp, scale, sub, unit, type V3 } from '#client/coach/rig/vector.ts';
import { fieldAt, type Prim } from '#client/coach/shape/sdf.ts';

/** Turns a distance field into triangles: surface nets on a grid, with blocks far from the surface left out. */

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
function fillBlock(grid: Grid, prims: readonly Prim[], from: V3, soup: Soup): number[] {
  const { lo, cell, step, value, vertex } = grid;
  const half = (BLOCK / 2) * cell;
  const reach = half * Math.sqrt(3);
  const centre = add(add(lo, scale(from, cell)), [half, half, half]);
  const near = prims.filter(({ centre: c, radius }) => length(sub(centre, c)) < radius + reach + FILLET);
  const d = fieldAt(near, ...centre);
  if (d > reach * 1.5 || d < -reach * 2.2) return [];
  const found: number[] = [];
  const each = (size: number, visit: (at: number, corner: V3) => void) => {
    for (let k = 0; k < size; k += 1)
      for (let j = 0; j < size; j += 1)
        for (let i = 0; i < size; i += 1) {
          const corner = add(from, [i, j, k]);
          visit(dot(corner, step), corner);
        }
  };
  each(BLOCK + 1, (at, corner) => {
    if (value[at] !== UNKNOWN) return;
    const [x, y, z] = add(lo, scale(corner, cell));
    // both sides of the rim are the same to the last digit, so that nothing crosses between them
    value[at] = fieldAt(near, grid.half ? Math.abs(x) : x, y, z);
  });
  each(BLOCK, (at, corner) => {
    const middle = crossing(grid, at);
    if (!middle) return;
    const point = add(lo, scale(add(corner, middle), cell));
    if (grid.keep?.(point) === false) return;
    vertex[at] = soup.ao.length;
    found.push(at);
    settle(near, cell, grid.half === true && corner[0] === 0, point, soup);
  });
  return found;
}

/** Corners of a cell, in cells from its lowest, and its edges as pairs of corners, whose bits say how far they are along x, y and z. */
const CORNERS = Array.from({ length: 8 }, (_, c): V3 => [c & 1, (c >> 1) & 1, c >> 2]);
const EDGES = CORNERS.flatMap((_, from) =>
  [1, 2, 4].filter((axis) => !(from & axis)).map((axis) => [from, from | axis] as const),
);

/** The mean of the points where the surface crosses edges of a cell, in cells from its lowest corner; nothing where it crosses none. */
function crossing({ value, step }: Grid, cell: number): V3 | undefined {
  const distances = CORNERS.map((corner) => value[cell + dot(corner, step)] as number);
  const points = EDGES.flatMap(([from, to]) => {
    const [a, b] = [distances[from] as number, distances[to] as number];
    return a < 0 === b < 0 ? [] : [lerp(CORNERS[from] as V3, CORNERS[to] as V3, a / (a - b))];
  });
  return points.length > 0 ? scale(points.reduce(add), 1 / points.length) : undefined;
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

/** Brings a vertex exactly onto the surface, with the true normal and its occlusion. */

const ROUNDS = 2;
/** Distances at which the surroundings are felt for occlusion, metres. */
const FEEL = [0.0125, 0.05, 0.1125] as const;

/** Moves a point onto the surface and adds it to a soup. On the rim of a half mesh (`rim`) x stays 0. */
function settle(prims: readonly Prim[], cell: number, rim: boolean, from: V3, soup: Soup): void {
  const e = cell * 0.22;
  const field = (point: V3, way: V3, far: number): number => fieldAt(prims, ...add(point, scale(way, far)));
  let at: V3 = rim ? [0, from[1], from[2]] : from;
  let normal: V3 = [0, 0, 1];
  for (let round = 0; round < ROUNDS; round += 1) {
    // four corners of a tetrahedron give distance and slope together
    const a = field(at, [1, -1, -1], e);
    const b = field(at, [-1, -1, 1], e);
    const c = field(at, [-1, 1, -1], e);
    const d = field(at, [1, 1, 1], e);
    const slope: V3 = [rim ? 0 : a - b - c + d, c + d - a - b, b + d - a - c];
    normal = unit(slope);
    const step = (a + b + c + d) / 4 / Math.max(length(slope) / (4 * e), 0.5);
    at = sub(at, scale(normal, clamp(step, -cell * 0.6, cell * 0.6)));
  }
  const shade = FEEL.reduce((sum, t, i) => sum + Math.max(0, t - field(at, normal, t)) / t / (1.35 + i * 0.35), 0);
  soup.pos.push(...at);
  soup.nor.push(...normal);
  soup.ao.push(Math.max(0, 1 - shade * 0.6));
}

/** What the mesher works on. Metres, bind pose. */

/** What is collected of a piece of mesh: positions, normals, occlusion (1 open) and triangles. */
type Soup = Readonly<Record<'pos' | 'nor' | 'ao' | 'tri', number[]>>;
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
