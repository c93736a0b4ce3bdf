/** How far the fingers are bent in a frame. */

import { CLOSING_L, CLOSING_R, STRIDE } from '#client/coach/rig/frame.ts';
import { clamp } from '#client/coach/rig/vector.ts';
import type { Clip, Prop } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from '../rig/bones.ts';
import { vecAt } from '../rig/channels.ts';
import { type Box, CHAIR_RAIL, FURNITURE, inRoom } from '../rig/props.ts';

/** Numbers of one hand, radians: first joints of the fingers, second joints, the thumb, and the thumb across the palm. */
export const FOLD_SIZE = 4;
const BOTTLE_FOLD = [0.66, 1.25, 0.55, 1.15] as const;
const EDGE_FOLD = [0.62, 0.95, 0.25, 0.5] as const;

/** Fills the hands of a frame, left then right: closed as the rig says, round what they hold, or over the back of a chair. */
export function foldHands(clip: Clip, frame: Float32Array, out: Float32Array): void {
  out.set(foldOf(clip, frame, 'handL', CLOSING_L));
  out.set(foldOf(clip, frame, 'handR', CLOSING_R), FOLD_SIZE);
}

function foldOf(
  { held, props = [] }: Clip,
  frame: Float32Array,
  hand: 'handL' | 'handR',
  closing: number,
): readonly number[] {
  if (held?.kind === 'bottle' && (held.at === 'eachHand' || held.at === hand)) return BOTTLE_FOLD;
  const at = vecAt(frame, B[hand] * STRIDE);
  if (props.some((prop) => prop.kind === 'chair' && isOverRail(prop, at))) return EDGE_FOLD;
  const curl = clamp(frame[closing] as number, 0, 1);
  return [curl * 1.3, curl * 1.5, curl * 0.5, Math.max(0, curl - 0.3) * 1.3];
}

/** Metres from the middle of the rail, and from its height, within which a hand lies on it. */
const ALONG = 0.27;
const ABOVE = 0.09;

function isOverRail(chair: Prop, [x, y, z]: Vec): boolean {
  const [middleX, , middleZ] = inRoom(chair, RAIL.middle);
  return Math.abs(y - CHAIR_RAIL) < ABOVE && Math.hypot(x - middleX, z - middleZ) < ALONG;
}
const RAIL = FURNITURE.chair.at(-1) as Box;
