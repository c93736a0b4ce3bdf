import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import { limbChannel, OF_LIMB, vecAt } from './channels.ts';
import type { Contact } from './contacts.ts';
import { endGoal } from './goals.ts';
import { HARD, hingeSign, SOFT, solveTwoBone, within } from './two-bone-ik.ts';
import {
  across,
  add,
  clamp,
  cross,
  dot,
  ease,
  length,
  lerp,
  NO_TURN,
  type Quat,
  rotate,
  scale,
  sub,
  unit,
} from './vector.ts';
import { placeLimb, pointOf, type World } from './world.ts';

/** Metres over its spot from which foot or hand comes straight down, and to which it goes straight up. */
const HOVER = 0.045;
/** Distance of hip and spot, as shares of the leg's length, between which the foot is let go: who jumps is not tied to the floor. */
const TAUT = 0.96;
const GONE = 1.09;
const easeFrom = (from: number, to: number, u: number): number => ease(clamp((u - from) / (to - from), 0, 1));

/**
 * Draws a limb that is moved by its joints to where a key holds it: over its spot first, then down on
 * it, so that nothing glides; a reaching hand just meets what it reaches for. `near` is 0 far from that
 * key and 1 at it; `lift` is how far over the spot it passes halfway.
 */
export function approach(
  world: World,
  limb: LimbShape,
  index: number,
  contact: Contact,
  near: number,
  lift: number,
): void {
  const reaches = contact.mode === 'reach';
  const over = reaches ? easeFrom(0.5, 1, near) : easeFrom(0.03, 0.85, near);
  if (over === 0) return;
  const c = limbChannel(index);
  const joint = (part: number): Vec => world.at[limb.upper + part] ?? [0, 0, 0];
  const turn = (part: number): Quat => world.turn[limb.upper + part] ?? NO_TURN;
  const point = vecAt(contact.row, c + OF_LIMB.goal);
  const planted = reaches ? undefined : endGoal(limb, contact.row, index);
  const goal = planted?.at ?? (contact.of < 0 ? point : pointOf(world, contact.of, point));
  const high = reaches ? 0 : HOVER * (1 - easeFrom(0.5, 1, near));
  const [x, y, z] = lerp(joint(2), add(goal, [0, high, 0]), over);
  const wanted: Vec = [
    x,
    y + Math.max(0, goal[1] + lift - y) * (lift > 0 && planted ? 64 * (near * (1 - near)) ** 3 : 0),
    z,
  ];
  const stretch = length(sub(goal, joint(0))) / (limb.lengths[0] + limb.lengths[1]);
  const far = limb.arm ? 0 : clamp((stretch - TAUT) / (GONE - TAUT), 0, 1);
  const at = lerp(wanted, joint(2), far * far * (3 - 2 * far) * (1 - easeFrom(0.8, 1, near)));
  const bend = scale(rotate(turn(0), [0, 0, 1]), hingeSign(limb.arm));
  const pole = swung(bend, vecAt(contact.row, c + OF_LIMB.pole), unit(sub(at, joint(0))), over);
  const wrist = turn(2);
  const straight = clamp(length(sub(joint(2), joint(0))) / (limb.lengths[0] + limb.lengths[1]), SOFT, HARD);
  const begins = straight + (SOFT - straight) * (reaches ? over : easeFrom(0.03, 0.5, near));
  const soft = reaches ? begins : begins + (HARD - begins) * easeFrom(0.7, 1, near);
  placeLimb(
    world,
    limb,
    solveTwoBone(joint(0), within(joint(0), at, limb.lengths, soft), pole, limb),
    planted ? mixed(wrist, planted.turn, over) : wrist,
  );
}

/** A pole on its way round the line from shoulder to hand, or hip to foot. */
function swung(from: Vec, to: Vec, line: Vec, share: number): Vec {
  const [p, q] = [unit(across(from, line)), unit(across(to, line))];
  const angle = Math.atan2(dot(cross(p, q), line), dot(p, q)) * share;
  return add(scale(p, Math.cos(angle)), scale(cross(line, p), Math.sin(angle)));
}

/** A turn between two, the short way round. */
function mixed(a: Quat, b: Quat, share: number): Quat {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const q = [0, 1, 2, 3].map((i) => (a[i] ?? 0) * (1 - share) + sign * (b[i] ?? 0) * share);
  const size = Math.hypot(...q) || 1;
  return q.map((n) => n / size) as unknown as Quat;
}
