import type { Vec } from '#programme/clips/vec.ts';
import { awayFrom, NEAREST_HAND } from './approach.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { segmentsApart } from './segments-apart.ts';
import { hingeSign, solveTwoBone } from './two-bone-ik.ts';
import { add, clamp, ease, length, type Quat, rotate, scale } from './vector.ts';
import { placeLimb, type World } from './world.ts';

/** Metres between the middles of a forearm and of a thigh or shin under which the arm gives way, and how far at most. */
const CLEAR = 0.09;
const MOST = 0.12;
/** Share of a segment at its ends over which an arm begins, and ceases, to give way. */
const FADE = 0.2;

/**
 * Takes a free arm round the front of the leg of its side, and the left one in front of the right, at a share `u` of the
 * segment; once more round the leg from where that has put it.
 */
export function keepOffLeg(world: World, limb: LimbShape, u: number): void {
  const leg = LIMB_SHAPES.find(({ arm, side }) => !arm && side === limb.side);
  if (!leg) return;
  const fade = ease(clamp(u / FADE, 0, 1)) * ease(clamp((1 - u) / FADE, 0, 1));
  const legs = [leg.upper, leg.upper + 1].map((bone) => [bone, bone] as const);
  const first = limb.side > 0 ? [...legs, [B.forearmR, B.chest] as const] : legs;
  for (const inTheWay of [first, legs]) {
    const at = (bone: number): Vec => world.at[bone] as Vec;
    const [root, mid, end] = [at(limb.upper), at(limb.upper + 1), at(limb.upper + 2)];
    const push = inTheWay
      .map(([bone, faces]): Vec => {
        const near = clamp((CLEAR - segmentsApart(mid, end, at(bone), at(bone + 1))) / CLEAR, 0, 1);
        return scale(rotate(world.turn[faces] as Quat, [0, 0, 1]), MOST * fade * near * near * (3 - 2 * near));
      })
      .reduce(add);
    if (length(push) === 0) continue;
    const pole = scale(rotate(world.turn[limb.upper] as Quat, [0, 0, 1]), hingeSign(true));
    const given = awayFrom(root, add(end, push), NEAREST_HAND * (limb.lengths[0] + limb.lengths[1]));
    const solved = solveTwoBone(root, given, pole, limb);
    placeLimb(world, limb, solved, world.turn[limb.upper + 2] as Quat);
  }
}
