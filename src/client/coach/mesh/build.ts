/**
 * Builds the whole mesh of a figure as buffers that can be given to the GPU, or sent from a worker, as they
 * are. A pure function: the same figure gives the same bytes. One half is built and mirrored.
 */

import { ARM_DIR, BONE_COUNT, JOINT, OTHER_SIDE } from '../body/bind-pose.ts';
import { FIGURE, type Figure } from '../shape/figure.ts';
import { PIECE } from '../shape/groups.ts';
import { level, spread } from './calm.ts';
import { ignored, otherBits } from './capsules.ts';
import { type MeshPart, piecesOf } from './pieces.ts';
import { type CoachMesh, POSITION_SCALE, VERTEX, VERTEX_BYTES } from './vertex-layout.ts';
import { weigh } from './weights.ts';

/** A vertex being mirrored has the number of its twin here. */
type Twin = Int32Array;

export function buildMesh(figure: Figure = FIGURE): CoachMesh {
  const { parts, limbs } = piecesOf(figure);
  const plan = planned(parts);
  const view = new DataView(new ArrayBuffer(plan.vertices * VERTEX_BYTES));
  const triangles = new Uint16Array(plan.corners);
  let [v, t] = [0, 0];
  parts.forEach((part, i) => {
    const { piece, whole } = part;
    const weights = packed(part, (x, y, z, w) => weigh(x, y, z, part.kind, limbs, w));
    const twin = plan.twins[i] as Twin;
    for (let n = 0; n < piece.ao.length; n += 1) writeVertex(view, v + n, part, n, weights, false);
    if (!whole)
      for (let n = 0; n < piece.ao.length; n += 1)
        if ((twin[n] as number) !== n) writeVertex(view, v + (twin[n] as number), part, n, weights, true);
    t = writeTriangles(triangles, t, part, twin, v);
    v += plan.counts[i] as number;
  });
  return { vertices: view.buffer, triangles, vertexCount: plan.vertices };
}

/** Numbers of vertices and corners; vertices on the middle (x = 0) are their own twins. */
function planned(parts: readonly MeshPart[]): { vertices: number; corners: number; counts: number[]; twins: Twin[] } {
  const counts: number[] = [];
  let corners = 0;
  const twins = parts.map(({ piece, whole }) => {
    const n = piece.ao.length;
    const twin = new Int32Array(n);
    let next = n;
    for (let i = 0; i < n; i += 1) {
      const own = whole || piece.pos[i * 3] === 0;
      twin[i] = own ? i : next;
      if (!own) next += 1;
    }
    counts.push(next);
    corners += piece.tri.length * (whole ? 1 : 2);
    return twin;
  });
  return { vertices: counts.reduce((a, b) => a + b, 0), corners, counts, twins };
}

/** Four bones and weights (sum 255) and the bits of capsules for every vertex of a piece. */
interface Packed {
  readonly joints: Uint8Array;
  readonly weights: Uint8Array;
}
function packed(
  { piece, kind, whole }: MeshPart,
  weighed: (x: number, y: number, z: number, w: Float32Array) => void,
): Packed {
  const n = piece.ao.length;
  const all = new Float32Array(n * BONE_COUNT);
  const still = new Uint8Array(n);
  for (let i = 0; i < n; i += 1) {
    const [x, y, z] = [piece.pos[i * 3] as number, piece.pos[i * 3 + 1] as number, piece.pos[i * 3 + 2] as number];
    weighed(whole ? Math.abs(x) : x, y, z, all.subarray(i * BONE_COUNT, (i + 1) * BONE_COUNT));
    if (x === 0) level(all, i * BONE_COUNT, OTHER_SIDE);
    still[i] = isStill(x, y) ? 1 : 0;
  }
  if (kind === PIECE.body && !still.every((s) => s)) spread(all, BONE_COUNT, piece, still, OTHER_SIDE, 6);
  const out = { joints: new Uint8Array(n * 4), weights: new Uint8Array(n * 4) };
  for (let i = 0; i < n; i += 1) fourOf(all, i * BONE_COUNT, out, i * 4);
  return out;
}
/** Neck, arm and ankle keep their weights: other pieces join there. */
const isStill = (x: number, y: number): boolean =>
  (y > 1.4 && x < 0.1) || (y > 0.65 && alongArm(x, y) > SLEEVE_STILL) || y < 0.4;
const alongArm = (x: number, y: number): number =>
  (x - JOINT.upperArm[0]) * ARM_DIR[0] + (y - JOINT.upperArm[1]) * ARM_DIR[1];
/** The finer mesh of the arm begins a little further out. Metres from the shoulder. */
const SLEEVE_STILL = 0.085;

/** The four strongest of the weights that begin at `from`, as bytes. */
function fourOf(all: Float32Array, from: number, out: Packed, at: number): void {
  const best = [0, 0, 0, 0];
  const share = [0, 0, 0, 0];
  for (let b = 0; b < BONE_COUNT; b += 1) {
    const w = all[from + b] as number;
    let k = 4;
    while (k > 0 && w > (share[k - 1] as number)) k -= 1;
    if (k === 4) continue;
    best.splice(k, 0, b);
    share.splice(k, 0, w);
    best.length = 4;
    share.length = 4;
  }
  const sum = share.reduce((a, b) => a + b, 0) || 1;
  let left = 255;
  for (let k = 3; k >= 0; k -= 1) {
    const q = k === 0 ? left : Math.round(((share[k] as number) / sum) * 255);
    out.joints[at + k] = best[k] as number;
    out.weights[at + k] = q;
    left -= q;
  }
}

function writeVertex(
  view: DataView,
  to: number,
  { piece, kind, whole }: MeshPart,
  n: number,
  { joints, weights }: Packed,
  mirror: boolean,
): void {
  const o = to * VERTEX_BYTES;
  const sign = mirror ? -1 : 1;
  for (let k = 0; k < 3; k += 1) {
    const s = k === 0 ? sign : 1;
    view.setInt16(
      o + VERTEX.position + k * 2,
      Math.round((((piece.pos[n * 3 + k] as number) * s) / POSITION_SCALE) * 32767),
      true,
    );
    view.setInt8(o + VERTEX.normal + k, Math.round((piece.nor[n * 3 + k] as number) * s * 127));
  }
  view.setUint8(o + VERTEX.misc, kind);
  view.setUint8(o + VERTEX.misc + 1, Math.round((piece.ao[n] as number) * 255));
  const right = mirror || (whole && (piece.pos[n * 3] as number) < 0);
  for (let k = 0; k < 4; k += 1) {
    const bone = joints[n * 4 + k] as number;
    view.setUint8(o + VERTEX.joints + k, right ? (OTHER_SIDE[bone] as number) : bone);
    view.setUint8(o + VERTEX.weights + k, weights[n * 4 + k] as number);
  }
  const bits = ignored(joints, weights, n * 4);
  view.setUint32(o + VERTEX.mask, right ? otherBits(bits) : bits, true);
}

function writeTriangles(
  out: Uint16Array,
  at: number,
  { piece: { tri }, whole }: MeshPart,
  twin: Twin,
  first: number,
): number {
  for (let i = 0; i < tri.length; i += 1) out[at + i] = (tri[i] as number) + first;
  if (whole) return at + tri.length;
  const from = at + tri.length;
  for (let i = 0; i < tri.length; i += 3) {
    const [a, b, c] = [
      twin[tri[i] as number] as number,
      twin[tri[i + 1] as number] as number,
      twin[tri[i + 2] as number] as number,
    ];
    out.set([a + first, c + first, b + first], from + i);
  }
  return from + tri.length;
}
