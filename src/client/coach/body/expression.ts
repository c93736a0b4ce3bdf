/** The face, and how the hands close: numbers for the shaders. */

import type { Clip } from '#programme/clips/clip.ts';
import { clamp, smooth } from '../math.ts';
import { B } from '../rig/bones.ts';
import { EXTRA, STRIDE } from '../rig/frame.ts';
import { FURNITURE, inRoom, SURFACE } from '../rig/props.ts';

export interface Expression {
  /** 0 calm, 1 a broad smile. */
  readonly smile: number;
  /** 0 at ease, 1 working hard: brows down, teeth together. */
  readonly effort: number;
  /** 0 closed, 1 breathing out through rounded lips. */
  readonly out: number;
  /** 0 open, 1 shut. */
  readonly blink: number;
  /** Where she looks, from -1 to 1: to her left, and up. */
  readonly gaze: readonly [left: number, up: number];
}
export const CALM: Expression = { smile: 0.75, effort: 0, out: 0, blink: 0, gaze: [0, 0] };

/** Seconds between blinks, and of one blink. */
const BLINK_EVERY = 3.7;
const BLINK = 0.16;

/** A quiet face for a moment: blinks, breathes out where the breath falls, and works while it does. */
export function expressionAt(frame: Float32Array, before: Float32Array, seconds: number, hold = false): Expression {
  const t = seconds % BLINK_EVERY;
  const breath = frame[EXTRA.breath] ?? 0;
  const falling = (before[EXTRA.breath] ?? 0) > breath;
  const out = !hold && falling ? smooth(0.1, 0.35, breath) * smooth(0.95, 0.7, breath) : 0;
  return { ...CALM, out: out * 0.8, blink: t < BLINK ? Math.sin((t / BLINK) * Math.PI) : 0 };
}

/** How far one hand is folded, radians: first joints of the fingers, second joints, thumb, and the thumb across the palm. */
export type Fold = readonly [knuckle: number, middle: number, thumb: number, across: number];
const free = (curl: number): Fold => [curl * 1.3, curl * 1.5, curl * 0.5, Math.max(0, curl - 0.3) * 1.3];
const BOTTLE_FOLD: Fold = [0.66, 1.25, 0.55, 1.15];
const EDGE_FOLD: Fold = [0.62, 0.95, 0.25, 0.5];

/** The hands in a frame: closed as the rig says, round what they hold, or over the back of a chair. */
export function foldsAt(clip: Clip, frame: Float32Array, mirror = false): readonly [left: Fold, right: Fold] {
  return [foldOf(clip, frame, 'L', mirror), foldOf(clip, frame, 'R', mirror)];
}
function foldOf(clip: Clip, frame: Float32Array, s: 'L' | 'R', mirror: boolean): Fold {
  const { held } = clip;
  const other = s === 'L' ? 'R' : 'L';
  if (held?.kind === 'bottle' && (held.at === 'eachHand' || held.at === `hand${mirror ? other : s}`))
    return BOTTLE_FOLD;
  if (overEdge(clip, frame, B[`hand${s}`], mirror)) return EDGE_FOLD;
  return free(clamp(frame[EXTRA[`curl${s}`]] ?? 0.3, 0, 1));
}

/** A hand that lies on the upper rail of a chair. */
function overEdge({ props = [] }: Clip, frame: Float32Array, hand: number, mirror: boolean): boolean {
  return props.some((p) => {
    if (p.kind !== 'chair') return false;
    const rail = FURNITURE.chair.at(-1);
    if (!rail) return false;
    const [x, , z] = inRoom(p, rail.middle);
    const o = hand * STRIDE;
    const near = Math.hypot((frame[o] as number) - (mirror ? -x : x), (frame[o + 2] as number) - z) < 0.27;
    return near && Math.abs((frame[o + 1] as number) - SURFACE.chair.back) < 0.09;
  });
}
