/** How far the fingers are bent in a frame. */
import type { Clip } from '#programme/clips/clip.ts';
import { B } from '../rig/bones.ts';
import { CLOSING_L, CLOSING_R, STRIDE } from '../rig/frame.ts';
import { CHAIR_RAIL, FURNITURE, inRoom } from '../rig/props.ts';
import { clamp } from '../rig/vector.ts';

/** Numbers of one hand, radians: first joints of the fingers, second joints, the thumb, and the thumb across the palm. */
export const FOLD_SIZE = 4;
const BOTTLE_FOLD = [0.66, 1.25, 0.55, 1.15] as const;
const EDGE_FOLD = [0.62, 0.95, 0.25, 0.5] as const;

/** Fills the hands of a frame, left then right: closed as the rig says, round what they hold, or over the back of a chair. */
export function foldHands(clip: Clip, frame: Float32Array, out: Float32Array): void {
  foldHand(clip, frame, 'L', out, 0);
  foldHand(clip, frame, 'R', out, FOLD_SIZE);
}

function foldHand(clip: Clip, frame: Float32Array, side: 'L' | 'R', out: Float32Array, to: number): void {
  const { held } = clip;
  const hand = side === 'L' ? 'handL' : 'handR';
  if (held?.kind === 'bottle' && (held.at === 'eachHand' || held.at === hand)) out.set(BOTTLE_FOLD, to);
  else if (isOverRail(clip, frame, B[hand])) out.set(EDGE_FOLD, to);
  else {
    const curl = clamp(frame[side === 'L' ? CLOSING_L : CLOSING_R] ?? 0.3, 0, 1);
    out[to] = curl * 1.3;
    out[to + 1] = curl * 1.5;
    out[to + 2] = curl * 0.5;
    out[to + 3] = Math.max(0, curl - 0.3) * 1.3;
  }
}

/** Metres from the middle of the rail, and from its height, within which a hand lies on it. */
const ALONG = 0.27;
const ABOVE = 0.09;

function isOverRail({ props }: Clip, frame: Float32Array, hand: number): boolean {
  if (!props) return false;
  const o = hand * STRIDE;
  if (Math.abs((frame[o + 1] as number) - CHAIR_RAIL) >= ABOVE) return false;
  const rail = FURNITURE.chair.at(-1);
  for (const prop of props) {
    if (prop.kind !== 'chair' || !rail) continue;
    const [x, , z] = inRoom(prop, rail.middle);
    if (Math.hypot((frame[o] as number) - x, (frame[o + 2] as number) - z) < ALONG) return true;
  }
  return false;
}
