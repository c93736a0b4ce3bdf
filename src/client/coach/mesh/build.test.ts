import { describe, expect, it } from 'vitest';
import { FIGURE, type Figure, PIECE } from '#client/coach/shape/figure.ts';
import { JOINT } from '../body/bind-pose.ts';
import { hairOf } from '../shape/head.ts';
import { fieldAt } from '../shape/sdf.ts';
import { buildMesh } from './build.ts';
import { packMesh, unpackMesh } from './kept-mesh.ts';
import { type CoachMesh, POSITION_SCALE, VERTEX, VERTEX_BYTES } from './vertex-layout.ts';

type Point = readonly [number, number, number];

const FIGURES: readonly Figure[] = [
  FIGURE,
  { ...FIGURE, build: 'soft', hair: 'long' },
  { ...FIGURE, build: 'straight', hair: 'short' },
];

const vertexCount = ({ vertices }: CoachMesh): number => vertices.byteLength / VERTEX_BYTES;

function pointsOf(mesh: CoachMesh): Point[] {
  const view = new DataView(mesh.vertices);
  const at = (v: number, k: number) =>
    (view.getInt16(v * VERTEX_BYTES + VERTEX.position + k * 2, true) / 32767) * POSITION_SCALE;
  return Array.from({ length: vertexCount(mesh) }, (_, v) => [at(v, 0), at(v, 1), at(v, 2)] as const);
}
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The piece of the vertex at which an edge begins. */
const pieceOf = ({ vertices }: CoachMesh, edge: string): number =>
  new DataView(vertices).getUint8(Number(edge.split(' ')[0]) * VERTEX_BYTES + VERTEX.misc);

/** Twice the area of a triangle, square metres. */
function area([a, b, c]: readonly Point[]): number {
  if (!a || !b || !c) throw new Error('A triangle has three corners.');
  const [u, v] = [minus(b, a), minus(c, a)];
  return Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
}

/** How often each edge is gone along, each way. */
function edgesOf({ triangles }: CoachMesh): Map<string, number> {
  const edges = new Map<string, number>();
  for (let i = 0; i < triangles.length; i += 1) {
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1];
    const edge = `${triangles[i]} ${to}`;
    edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  return edges;
}

describe.each(FIGURES)('the mesh of a $build build with $hair hair', (figure) => {
  const mesh = buildMesh(figure);
  const points = pointsOf(mesh);
  const edges = edgesOf(mesh);

  it('is small enough for a cheap phone', () => {
    expect(vertexCount(mesh)).toBeLessThan(19_500);
    expect(vertexCount(mesh)).toBeGreaterThan(12_000);
    expect(packMesh(mesh).byteLength).toBeLessThan(800_000);
  });

  it('has no triangle without an area', () => {
    const flat = [];
    for (let i = 0; i < mesh.triangles.length; i += 3) {
      const corners = [0, 1, 2].map((k) => points[mesh.triangles[i + k] ?? 0] ?? ([0, 0, 0] as const));
      if (area(corners) < 1e-9) flat.push(corners);
    }
    expect(flat.length / (mesh.triangles.length / 3)).toBeLessThan(0.001);
  });

  it('is one skin: no edge is shared by more than two triangles, but where fingers touch', () => {
    const shared = [...edges].filter(([, times]) => times > 1).map(([edge]) => pieceOf(mesh, edge));
    expect(shared.filter((piece) => piece !== PIECE.hand)).toEqual([]);
    expect(shared.length).toBeLessThan(8);
  });

  it('is open only where one piece goes into another, and well under the hair', () => {
    const hair = hairOf(figure.hair);
    const open = [...edges.keys()].filter((edge) => !edges.has(edge.split(' ').reverse().join(' ')));
    const places = open.map((edge) => points[Number(edge.split(' ')[0])] ?? ([9, 9, 9] as const));
    const covered = places.filter(([x, y, z]) => {
      const near = ([jx, jy, jz]: Point, reach: number) => Math.hypot(Math.abs(x) - jx, y - jy, z - jz) < reach;
      return (
        near(JOINT.neck, 0.16) ||
        near(JOINT.upperArm, 0.2) ||
        near(JOINT.hand, 0.06) ||
        near(JOINT.foot, 0.13) ||
        fieldAt(hair, x, y, z) < -0.0025
      );
    });
    expect(covered.length).toBe(places.length);
  });
});

it('is the same on both sides', () => {
  const points = pointsOf(buildMesh());
  const name = ([x, y, z]: Point, side: number) => [x * side, y, z].map((n) => Math.round(n * 1e4) + 0).join(' ');
  const all = new Set(points.map((point) => name(point, 1)));
  expect(points.filter((point) => !all.has(name(point, -1)))).toEqual([]);
});

it('comes back from the device as it went there, and not at all from other bytes', () => {
  const mesh = buildMesh();
  const bytes = packMesh(mesh);
  expect(unpackMesh(bytes.buffer)).toEqual(mesh);
  expect(unpackMesh(bytes.buffer.slice(0, 4))).toBeUndefined();
  expect(unpackMesh(bytes.buffer.slice(0, -1))).toBeUndefined();
  expect(unpackMesh(new ArrayBuffer(4000))).toBeUndefined();
});
