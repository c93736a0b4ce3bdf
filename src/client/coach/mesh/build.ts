/**
 * Builds the whole mesh of a figure as buffers that can be given to the GPU, or sent from a worker, as they
 * are. A pure function: the same figure gives the same bytes. One half is built and mirrored.
 */

import { flip, type V3 } from '#client/coach/rig/vector.ts';
import { FIGURE, type Figure, PIECE } from '#client/coach/shape/figure.ts';
import { alongArm, BONE_COUNT, OTHER_SIDE } from '../body/bind-pose.ts';
import { vecAt } from '../rig/channels.ts';
import { evenOut } from './calm.ts';
import { ignored } from './capsules.ts';
import { type MeshPart, piecesOf } from './pieces.ts';
import { type CoachMesh, POSITION_SCALE, VERTEX, VERTEX_BYTES } from './vertex-layout.ts';
import { type Limbs, weigh } from './weights.ts';

/** No figure has more, because its triangles have two bytes a corner. */
const MOST_VERTICES = 65_536;

export function buildMesh(figure: Figure = FIGURE): CoachMesh {
  const { parts, limbs } = piecesOf(figure);
  const view = new DataView(new ArrayBuffer(MOST_VERTICES * VERTEX_BYTES));
  const triangles: number[] = [];
  let count = 0;
  for (const part of parts) {
    const { pos, ao, tri } = part.piece;
    const weights = weightsOf(part, limbs);
    const bones = Array.from(ao, (_, v) => strongest(weights, v));
    const write = (v: number, side: 1 | -1) => {
      writeVertex(view, count * VERTEX_BYTES, part, v, side, bones[v] as Share[]);
      count += 1;
      return count - 1;
    };
    const left = Array.from(ao, (_, v) => write(v, 1));
    for (const v of tri) triangles.push(left[v] as number);
    if (part.whole) continue;
    // vertices on the middle (x = 0) are their own twins
    const right = Array.from(ao, (_, v) => (pos[v * 3] === 0 ? (left[v] as number) : write(v, -1)));
    // the other way round
    for (let i = tri.length - 1; i >= 0; i -= 1) triangles.push(right[tri[i] as number] as number);
  }
  return { vertices: view.buffer.slice(0, count * VERTEX_BYTES), triangles: Uint16Array.from(triangles) };
}

/** For every vertex of a piece the weights of all bones. */
function weightsOf({ piece, kind }: MeshPart, limbs: Limbs): Float32Array {
  const { pos, ao } = piece;
  const all = new Float32Array(ao.length * BONE_COUNT);
  ao.forEach((_, v) => {
    weigh(vecAt(pos, v * 3), kind, limbs, all.subarray(v * BONE_COUNT, (v + 1) * BONE_COUNT));
  });
  if (kind === PIECE.body) evenOut(all, BONE_COUNT, piece, { rounds: 6, own: 0.35, still: isStill, other: OTHER_SIDE });
  return all;
}
/** Neck, arm and ankle keep their weights: other pieces join there. */
const isStill = (p: V3): boolean =>
  (p[1] > 1.4 && p[0] < 0.1) || (p[1] > 0.65 && alongArm(p) > SLEEVE_STILL) || p[1] < 0.4;
/** The finer mesh of the arm begins a little further out. Metres from the shoulder. */
const SLEEVE_STILL = 0.085;

/** A bone that moves a vertex, and how much. */
type Share = [bone: number, weight: number];
/** Gives the four strongest bones of a vertex, with weights that make 255. */
function strongest(all: Float32Array, v: number): Share[] {
  const shares: Share[] = [];
  for (let bone = 0; bone < BONE_COUNT; bone += 1) {
    const weight = all[v * BONE_COUNT + bone] as number;
    if (weight > 0) shares.push([bone, weight]);
  }
  const best = shares.sort(([, one], [, other]) => other - one).slice(0, 4);
  const sum = best.reduce((total, [, weight]) => total + weight, 0);
  let [gone, given] = [0, 0];
  return best.map(([bone, weight]): Share => {
    const before = given;
    gone += weight;
    given = Math.round((gone / sum) * 255);
    return [bone, given - before];
  });
}

function writeVertex(
  view: DataView,
  to: number,
  { piece, kind }: MeshPart,
  v: number,
  side: 1 | -1,
  bones: readonly Share[],
): void {
  const onSide = (way: V3): V3 => (side > 0 ? way : flip(way));
  onSide(vecAt(piece.pos, v * 3)).forEach((at, k) => {
    view.setInt16(to + VERTEX.position + k * 2, Math.round((at / POSITION_SCALE) * 32767), true);
  });
  onSide(vecAt(piece.nor, v * 3)).forEach((n, k) => {
    view.setInt8(to + VERTEX.normal + k, Math.round(n * 127));
  });
  view.setUint8(to + VERTEX.misc, kind);
  view.setUint8(to + VERTEX.misc + 1, Math.round((piece.ao[v] as number) * 255));
  let mask = 0;
  bones.forEach(([left, weight], k) => {
    const bone = side > 0 ? left : (OTHER_SIDE[left] as number);
    view.setUint8(to + VERTEX.joints + k, bone);
    view.setUint8(to + VERTEX.weights + k, weight);
    mask |= ignored(bone, weight);
  });
  view.setUint32(to + VERTEX.mask, mask, true);
}
