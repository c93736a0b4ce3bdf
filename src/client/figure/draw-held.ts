import type { Held, Point } from '#programme/poses/pose.ts';
import type { DrawItem } from './draw-item.ts';
import { add, down, up } from './geometry.ts';
import type { LimbJoints } from './limb.ts';
import { box, capsule, round, show } from './path-shapes.ts';
import type { FigureSkeleton } from './skeleton.ts';

/** What is carried: `behind` is drawn before the body, `front` after it. */
export interface HeldItems {
  readonly behind: readonly DrawItem[];
  readonly front: readonly DrawItem[];
}

/** Draws the thing that a clip carries, if any. */
export function drawHeld(held: Held | undefined, s: FigureSkeleton): HeldItems {
  if (!held) return { behind: [], front: [] };
  return held.kind === 'bottle' ? drawBottles(held, s) : drawBackpack(held, s);
}

function drawBottles({ at, size = 1 }: Held, s: FigureSkeleton): HeldItems {
  const far = at === 'near' ? [] : bottle('heldB', s.limbs.aB, size);
  const near = at === 'far' ? [] : bottle('heldF', s.limbs.aF, size);
  return s.view === 'front' ? { behind: [], front: [...far, ...near] } : { behind: far, front: near };
}

function drawBackpack({ at, size = 1 }: Held, s: FigureSkeleton): HeldItems {
  if (at === 'chest') {
    return { behind: [], front: backpack(s.trunk(0.86, s.view === 'front' ? 0 : 20), size, s.torso[1]) };
  }
  if (at === 'hips') {
    const turn = s.torso[0];
    return { behind: [], front: backpack(add(s.trunk(0.04, 12 + 11 * size), up(turn, 25 * size)), size, turn) };
  }
  const hand = at === 'far' ? s.limbs.aB : s.limbs.aF;
  const bag = backpack(add(hand.end, down(hand.tip, 5)), size);
  // From the front a bag hangs beside the legs, and a lifted knee comes before it.
  return at === 'far' || s.view === 'front' ? { behind: bag, front: [] } : { behind: [], front: bag };
}

function backpack([x, y]: Point, size: number, turn = 0): DrawItem[] {
  const transform = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size})`;
  return [
    { key: 'heldStrap', d: 'M-6 12C-7 -2 7 -2 6 12', stroke: '#2F4A78', width: 3.4, transform },
    { key: 'heldBag', d: box(-13, 8, 26, 34, 9), fill: '#4C72B0', transform },
    { key: 'heldPocket', d: box(-9, 22, 18, 14, 4), fill: '#3B5B90', transform },
    { key: 'heldZip', d: 'M-8 16H8', stroke: '#FFC94D', width: 2, transform },
  ];
}

/** Water bottle across the palm. */
function bottle(key: string, hand: LimbJoints, size: number): DrawItem[] {
  const grip = add(hand.end, down(hand.tip, 6));
  const across = hand.tip + 90;
  const half = 10 * size;
  const cap = add(grip, down(across, half + 3));
  const body = capsule(add(grip, down(across, -half)), add(grip, down(across, half - 2)), 5 * size, 4.4 * size);
  return [
    { key: `${key}Bottle`, d: body, fill: '#3E8FD0' },
    { key: `${key}Cap`, d: `M${show(add(grip, down(across, half)))}L${show(cap)}`, stroke: '#FFFFFF', width: 5 },
  ];
}
