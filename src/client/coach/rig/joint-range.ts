import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import {
  aboveZero,
  add,
  clamp,
  cross,
  inverse,
  pitch,
  type Quat,
  RADIANS,
  rotate,
  sub,
  times,
  turnAbout,
  unit,
} from './vector.ts';
import type { World } from './world.ts';

/** Degrees that a limb is kept within on the way from one clip to another: thigh against pelvis, sole against shin, hand against forearm. */
const SWING = [-34, 134] as const;
const OUT = [-34, 52] as const;
const ANKLE = [-82, 46] as const;
const WRIST = 99;
/** Degrees around a limit over which a joint is slowed. */
const SOFT = 4;

const beyond = (n: number, [low, high]: readonly [number, number]): number =>
  aboveZero(n - high, SOFT) - aboveZero(low - n, SOFT);

/** Brings a thigh back that is swung or spread further than a hip lets it; shin and foot come along. */
export function keepHipInRange(world: World, limb: LimbShape): void {
  if (limb.arm) return;
  const pelvis = world.turn[limb.parent] as Quat;
  const down = rotate(inverse(pelvis), rotate(world.turn[limb.upper] as Quat, [0, -1, 0]));
  const angle = Math.atan2(down[2], -down[1]) / RADIANS;
  const swung = beyond(angle < OVERHEAD ? angle + 360 : angle, SWING);
  const out = Math.asin(clamp(down[0] * limb.side, -1, 1)) / RADIANS;
  const spread = beyond(out, OUT);
  if (swung === 0 && spread === 0) return;
  const upright = unit([0, down[1], down[2]]);
  const inwards = turnAbout(cross(upright, [-limb.side, 0, 0]), spread);
  const back = times(pelvis, times(times(pitch(swung), inwards), inverse(pelvis)));
  const root = world.at[limb.upper] as Vec;
  for (const bone of [limb.upper, limb.upper + 1, limb.upper + 2]) {
    world.at[bone] = add(root, rotate(back, sub(world.at[bone] as Vec, root)));
    world.turn[bone] = times(back, world.turn[bone] as Quat);
  }
}
/** Degrees of swing behind her from which a thigh is taken to have come over her head. */
const OVERHEAD = -120;

/** Brings a foot or hand back that is bent further than ankle or wrist lets it. */
export function keepEndInRange(world: World, limb: LimbShape): void {
  const lower = world.turn[limb.upper + 1] as Quat;
  const bent = bentEnd(world, limb);
  const back = limb.arm ? wristBack(bent) : pitch(ankleBeyond(world, limb));
  world.turn[limb.upper + 2] = times(lower, times(back, bent));
}

/** Degrees by which an ankle is bent further than it goes: above 0 towards the shin. */
export function ankleBeyond(world: World, limb: LimbShape): number {
  const [, y, z] = rotate(bentEnd(world, limb), [0, 0, 1]);
  return beyond(Math.atan2(y, z) / RADIANS, ANKLE);
}

function bentEnd(world: World, limb: LimbShape): Quat {
  const [lower, end] = [world.turn[limb.upper + 1] as Quat, world.turn[limb.upper + 2] as Quat];
  return times(inverse(lower), end);
}

function wristBack(bent: Quat): Quat {
  const fingers: Vec = rotate(bent, [0, -1, 0]);
  const by = aboveZero(Math.acos(clamp(-fingers[1], -1, 1)) / RADIANS - WRIST, SOFT);
  return turnAbout(unit(cross(fingers, [0, -1, 0])), by);
}
