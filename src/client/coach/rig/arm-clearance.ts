import type { Vec } from '#programme/clips/vec.ts';
import { smooth } from '../math.ts';
import { awayFrom, NEAREST_HAND } from './approach.ts';
import { B, LIMB_SHAPES, type LimbShape } from './bones.ts';
import { segmentsApart } from './segments-apart.ts';
import { add, fadedEnds, length, type Quat, rotate, scale } from './vector.ts';
import { jointsOf, moveEnd, type World } from './world.ts';

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
  const { upper } = LIMB_SHAPES[limb.index + 2] as LimbShape;
  const legs = [upper, upper + 1].map((bone) => [bone, bone] as const);
  const first = limb.side > 0 ? [...legs, [B.forearmR, B.chest] as const] : legs;
  for (const inTheWay of [first, legs]) {
    const at = (bone: number): Vec => world.at[bone] as Vec;
    const [root, mid, end] = jointsOf(world, limb);
    const push = inTheWay
      .map(([bone, faces]): Vec => {
        const near = smooth(CLEAR, 0, segmentsApart(mid, end, at(bone), at(bone + 1)));
        return scale(rotate(world.turn[faces] as Quat, [0, 0, 1]), MOST * fadedEnds(FADE, u) * near);
      })
      .reduce(add);
    if (length(push) > 0) moveEnd(world, limb, awayFrom(root, add(end, push), NEAREST_HAND));
  }
}
