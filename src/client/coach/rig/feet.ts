import { BODY } from '#programme/clips/body-measures.ts';
import type { LimbShape } from './bones.ts';
import { LIFT, limbChannel, type Row } from './channels.ts';
import { clamp, fadedEnds, pitch, type Quat, RADIANS, rotate } from './vector.ts';
import { hang, pointOf, type World } from './world.ts';

/** Share of a segment at its ends over which a heel rises, and comes down again. */
const RISING = 0.3;

/** Furthest that a heel rises, degrees. */
export const TIPTOE = 66;

/** How much of what a heel rises further it has risen at a share of the segment, 0 to 1. */
export const risen = (u: number): number => fadedEnds(RISING, u);

/** Raises heels in the channels of a moment by degrees for each limb; below 0 the ball rises over the heel. */
export function raiseHeels(row: Row, heels: readonly number[], u: number): void {
  heels.forEach((degrees, limb) => {
    const c = limbChannel(limb) + LIFT;
    const lift = row[c] as number;
    row[c] = Math.min(Math.max(lift, TIPTOE), lift + degrees * risen(u));
  });
}

/** Furthest the toes bend up, degrees. */
const TOES_UP = 62;

/** Turn of the toes against a planted foot: they stay flat on their ground as the heel comes up by `heel` degrees. */
export const flatToes = (heel: number): Quat => pitch(-clamp(heel, 0, TOES_UP));

/** Puts the toes of a foot at its ball, turned against it. */
export const hangToes = (world: World, limb: LimbShape, turn: Quat): void =>
  hang(world, limb.upper + 3, limb.upper + 2, [0, -BODY.ankle + 0.02, BODY.ball], turn);

/** Turn of the toes against a free foot: bent up by some degrees, or flat on the floor as its heel comes up. */
export function freeToes(world: World, limb: LimbShape, up = 0): Quat {
  const foot = world.turn[limb.upper + 2] as Quat;
  const down = -rotate(foot, [0, 0, 1])[1];
  const standing = rotate(foot, [0, 1, 0])[1];
  if (down <= 0 || standing < -0.2) return pitch(-up);
  const ball = pointOf(world, limb.upper + 2, [0, -BODY.ankle, BODY.ball])[1];
  const near = clamp((0.07 - ball) / 0.05, 0, 1) * clamp((standing + 0.2) / 0.3, 0, 1);
  return pitch(-near * Math.min(TOES_UP, Math.asin(Math.min(1, down)) / RADIANS));
}
