/** Turns a distance field into triangles: surface nets on a grid, with blocks far from the surface left out. */
import type { V3 } from '../math.ts';
import { type Field, fieldAt, type Prim } from '../shape/sdf.ts';
import { faces, sharedOnly } from './faces.ts';
import type { Grid, GridOptions, Piece, Soup } from './piece.ts';
import { settle } from './settle.ts';

/** Cells of a block on a side. */
const BLOCK = 4;
/** Reach of the widest fillet, metres: primitives further from a block do not count there. */
const FILLET = 0.07;

const blockOf = ({ n }: Grid, i: number, j: number, k: number): number =>
  (((k / BLOCK) | 0) * ((n[1] - 1) / BLOCK) + ((j / BLOCK) | 0)) * ((n[0] - 1) / BLOCK) + ((i / BLOCK) | 0);

/** Distances at the corners of all cells near the surface; +1 or -1 elsewhere. */
function sampled(field: Field, { lo: from, hi, cell, half = false }: GridOptions): Grid {
  const lo: V3 = half ? [-cell / 2, from[1], from[2]] : from;
  const count = (axis: 0 | 1 | 2) => Math.ceil((hi[axis] - lo[axis]) / cell / BLOCK) * BLOCK + 1;
  const n = [count(0), count(1), count(2)] as const;
  const grid: Grid = { n, lo, cell, value: new Float32Array(n[0] * n[1] * n[2]).fill(1), near: [] };
  const [bx, by, bz] = [(n[0] - 1) / BLOCK, (n[1] - 1) / BLOCK, (n[2] - 1) / BLOCK];
  for (let k = 0; k < bz; k += 1)
    for (let j = 0; j < by; j += 1) for (let i = 0; i < bx; i += 1) grid.near.push(fillBlock(grid, field, i, j, k));
  return grid;
}

/** Fills one block; returns its primitives where the surface may pass through it. */
function fillBlock(
  { n, lo, cell, value }: Grid,
  { prims, groupBlend }: Field,
  bi: number,
  bj: number,
  bk: number,
): Prim[] | undefined {
  const half = (BLOCK / 2) * cell;
  const reach = half * Math.sqrt(3);
  const [cx, cy, cz] = [
    lo[0] + bi * BLOCK * cell + half,
    lo[1] + bj * BLOCK * cell + half,
    lo[2] + bk * BLOCK * cell + half,
  ];
  const near = prims.filter(({ centre: c, radius }) => {
    const m = radius + reach + FILLET;
    return (cx - c[0]) ** 2 + (cy - c[1]) ** 2 + (cz - c[2]) ** 2 < m * m;
  });
  if (near.length === 0) return undefined;
  const d = fieldAt(near, groupBlend, cx, cy, cz);
  if (d > reach * 1.5) return undefined;
  const deep = d < -reach * 2.2;
  const fill = (i: number, j: number, k: number) => {
    const at = (k * n[1] + j) * n[0] + i;
    const old = value[at] as number;
    if (deep) value[at] = old === 1 ? -1 : old;
    else if (Math.abs(old) === 1)
      value[at] = fieldAt(near, groupBlend, lo[0] + i * cell, lo[1] + j * cell, lo[2] + k * cell);
  };
  for (let c = 0; c <= BLOCK; c += 1)
    for (let b = 0; b <= BLOCK; b += 1)
      for (let a = 0; a <= BLOCK; a += 1) fill(bi * BLOCK + a, bj * BLOCK + b, bk * BLOCK + c);
  return deep ? undefined : near;
}

const EDGES = [
  [0, 1],
  [0, 2],
  [0, 4],
  [1, 3],
  [1, 5],
  [2, 3],
  [2, 6],
  [3, 7],
  [4, 5],
  [4, 6],
  [5, 7],
  [6, 7],
] as const;

/** The mean of the points where the surface crosses a cell's edges; false where it does not. */
function crossing(value: Float32Array, at: number, corner: readonly number[], out: Float64Array): boolean {
  let mask = 0;
  for (let c = 0; c < 8; c += 1) if ((value[at + (corner[c] as number)] as number) < 0) mask |= 1 << c;
  if (mask === 0 || mask === 255) return false;
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [a, b] of EDGES) {
    if (((mask >> a) & 1) === ((mask >> b) & 1)) continue;
    const va = value[at + (corner[a] as number)] as number;
    const t = va / (va - (value[at + (corner[b] as number)] as number));
    x += (a & 1) + t * ((b & 1) - (a & 1));
    y += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1));
    z += (a >> 2) + t * ((b >> 2) - (a >> 2));
    count += 1;
  }
  out[0] = x / count;
  out[1] = y / count;
  out[2] = z / count;
  return true;
}

/** The surface of a field inside a box. */
export function polygonise(field: Field, options: GridOptions): Piece {
  const grid = sampled(field, options);
  const { n, lo, cell, value } = grid;
  const row = n[0];
  const slice = n[0] * n[1];
  const corner = [0, 1, row, row + 1, slice, slice + 1, slice + row, slice + row + 1];
  const id = new Int32Array(value.length).fill(-1);
  const soup: Soup = { pos: [], nor: [], ao: [] };
  const p = new Float64Array(3);
  for (let k = 0; k < n[2] - 1; k += 1)
    for (let j = 0; j < n[1] - 1; j += 1)
      for (let i = 0; i < n[0] - 1; i += 1) {
        const at = (k * n[1] + j) * row + i;
        if (!crossing(value, at, corner, p)) continue;
        id[at] = soup.ao.length;
        p[0] = lo[0] + (i + (p[0] as number)) * cell;
        p[1] = lo[1] + (j + (p[1] as number)) * cell;
        p[2] = lo[2] + (k + (p[2] as number)) * cell;
        settle(
          grid.near[blockOf(grid, i, j, k)] ?? field.prims,
          field.groupBlend,
          cell,
          options.half === true && i === 0,
          p,
          soup,
        );
      }
  return sharedOnly(soup, faces(grid, id, soup, options));
}
