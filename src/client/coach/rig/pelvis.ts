import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES, type LimbShape } from './bones.ts';
import type { Row } from './channels.ts';
import type { Mode } from './contacts.ts';
import { endGoal, midGoal } from './goals.ts';
import { add, cross, dot, length, type Quat, rotate, scale, sub, unit } from './vector.ts';
import type { World } from './world.ts';

/** A held joint: how far the root of its limb may, or must, be from it. Metres. */
interface Tie {
  readonly root: Vec;
  readonly to: Vec;
  readonly reach: number;
  /** True where the distance is a bone (knee on the ground), not a limit. */
  readonly exact: boolean;
}

/** How the pelvis gives way to a limb that is nearly straight, as shares of the limb's length. */
export interface Give {
  /** The length at which it begins to give way. */
  readonly from: number;
  /** The length that is never reached. */
  readonly limit: number;
}

/** In motion: from 159 degrees of the knee on, so that no knee or elbow snaps straight. */
export const IN_MOTION: Give = { from: 0.992, limit: 0.9996 };
/** In a key: what is written as straight is straight, 173 to 175 degrees. */
export const IN_KEY: Give = { from: 0.9975, limit: 0.9991 };

/** Share of its length at which a limb that is out of reach is taken to be. */
const STRAIGHT = 0.9991;

/** Newton steps at most, and the length in metres of a step that ends them. */
const STEPS = 24;
const ENOUGH = 1e-6;
/** Stiffness of a distance that is a bone, and greatest of a limb that would have to grow. */
const STIFF = 2e4;
const MOST = 2e3;

/**
 * Where the pelvis has to be so that every held foot, hand, knee and elbow can be met: the place that gives way least
 * against the wanted one, where a limb pulls the more the straighter it is (a logarithmic barrier, the inverse of
 * "soft IK", A. Nicholas 2009). It is convex, so Newton's method finds it, and it moves as smoothly as what is wanted.
 */
export function pelvisPosition(world: World, row: Row, modes: readonly Mode[], wanted: Vec, give: Give): Vec {
  const ties = tiesOf(world, row, modes);
  let at = wanted;
  for (let step = 0; step < STEPS && ties.length > 0; step += 1) {
    const move = newtonStep(ties, at, wanted, give);
    at = add(at, move);
    if (length(move) < ENOUGH) break;
  }
  return at;
}

/**
 * How far from a solved place of the pelvis the wanted one has to be, so that it is solved to be there in motion: the
 * sum of what its nearly straight limbs pull. Metres.
 */
export function aimFrom(world: World, row: Row, modes: readonly Mode[], at: Vec): Vec {
  return tiesOf(world, row, modes)
    .filter(({ exact }) => !exact)
    .map(({ root, to, reach }) => {
      const way = sub(add(root, at), to);
      const share = Math.min(length(way) / reach, STRAIGHT);
      return scale(unit(way), pullOf(share, IN_MOTION, reach)[0]);
    })
    .reduce(add, [0, 0, 0]);
}

/** How stiffly a limb holds the pelvis of a solved key: 0 where it is bent, growing as it gets straight. */
export function stiffnessOf(world: World, row: Row, limb: LimbShape, at: Vec): number {
  const { root, to, reach } = tieOf(world, row, limb, 'end');
  return pullOf(length(sub(add(root, at), to)) / reach, IN_MOTION, reach)[1];
}

function newtonStep(ties: readonly Tie[], at: Vec, wanted: Vec, give: Give): Vec {
  let force = sub(wanted, at);
  const h = [1, 0, 0, 1, 0, 1] as [number, number, number, number, number, number];
  for (const tie of ties) {
    const way = sub(add(tie.root, at), tie.to);
    const size = length(way) || 1e-9;
    const [pull, slope] = tie.exact ? [STIFF * (size - tie.reach), STIFF] : pullOf(size / tie.reach, give, tie.reach);
    if (slope === 0) continue;
    const [x, y, z] = scale(way, 1 / size);
    force = sub(force, scale([x, y, z], pull));
    const round = Math.max(0, pull) / size;
    const along = slope - round;
    h[0] += round + along * x * x;
    h[1] += along * x * y;
    h[2] += along * x * z;
    h[3] += round + along * y * y;
    h[4] += along * y * z;
    h[5] += round + along * z * z;
  }
  return solved(h, force);
}

/** Pull in metres of a limb stretched to a share of its length, and its slope; none where it is bent enough. */
function pullOf(share: number, { from, limit }: Give, reach: number): readonly [pull: number, slope: number] {
  const over = share - from;
  if (over <= 0) return [0, 0];
  const room = limit - from;
  const most = room * (1 - 1 / (MOST + 1));
  const inside = Math.min(over, most);
  const slope = 1 / (1 - inside / room) - 1;
  const pull = -room * Math.log(1 - inside / room) - inside + slope * (over - inside);
  return [pull * reach, slope];
}

/** Solves a symmetric system of three equations, by Cramer's rule. */
function solved([a, b, c, d, e, f]: readonly [number, number, number, number, number, number], v: Vec): Vec {
  const rows = [
    [a, b, c],
    [b, d, e],
    [c, e, f],
  ] as const;
  const x = cross(rows[1], rows[2]);
  return scale([dot(x, v), dot(cross(rows[2], rows[0]), v), dot(cross(rows[0], rows[1]), v)], 1 / dot(rows[0], x));
}

function tiesOf(world: World, row: Row, modes: readonly Mode[]): Tie[] {
  return LIMB_SHAPES.flatMap((limb): Tie[] => {
    const mode = modes[limb.index];
    return mode === 'end' || mode === 'mid' ? [tieOf(world, row, limb, mode)] : [];
  });
}

function tieOf(world: World, row: Row, limb: LimbShape, mode: 'end' | 'mid'): Tie {
  const root = add(world.at[limb.parent] as Vec, rotate(world.turn[limb.parent] as Quat, limb.root));
  const [upper, lower] = limb.lengths;
  return mode === 'mid'
    ? { root, to: midGoal(limb, row).at, reach: upper, exact: true }
    : { root, to: endGoal(limb, row).at, reach: upper + lower, exact: false };
}
