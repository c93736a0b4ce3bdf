/** The face of a moment: smile, effort, breath, lids and gaze, from 0 to 1. */

import { BREATH } from '#client/coach/rig/frame.ts';
import { clamp, smooth } from '#client/coach/rig/vector.ts';
import type { Mouth } from './speaking.ts';

export interface Expression {
  /** 0 calm, 1 a broad smile. */
  smile: number;
  /** 0 at ease, 1 working hard: brows down, teeth together. */
  effort: number;
  /** 0 closed, 1 breathing out through rounded lips. */
  out: number;
  /** 0 open, 1 shut. */
  blink: number;
  /** Where the eyes are turned in the head, from -1 to 1: to her left, and up. */
  left: number;
  up: number;
  /** 1 while she speaks: then the mouth has the shape of the sound. */
  speaks: number;
  readonly mouth: Mouth;
}
/** A calm, friendly face. */
export const calmFace = (): Expression => ({
  ...{ smile: SMILE, effort: 0, out: 0, blink: 0, left: 0, up: 0 },
  ...{ speaks: 0, mouth: { open: 0, wide: 0, bite: 0 } },
});

/** How she feels. */
export interface FaceMood {
  /** How hard the move is for her, 0 to 1. */
  readonly effort: number;
  /** Seconds since she began it. */
  readonly since: number;
  /** 1 while she cheers, else 0. */
  readonly glad: number;
}
/** Seconds in which an effort comes to show in the face. */
const WARM_UP = 14;
/** Share of the effort that never leaves the face, and that which the breath out lets go. */
const LASTING = 0.45;
const LET_GO = 0.55;
const SMILE = 0.75;
/** How much of her smile a hard move takes. */
const SMILE_LOST = 0.45;
/** How far the lips open for a breath out at rest, and how much further with effort. */
const LIPS = 0.55;
const LIPS_MORE = 0.35;

/** Fills a face: effort rises within a move and is let go with each breath out; `breath` is the fullness of the picture before. */
export function express(
  face: Expression,
  frame: Float32Array,
  breath: number,
  { effort, since, glad }: FaceMood,
): void {
  const full = frame[BREATH] ?? 0;
  const tired = effort * (1 - Math.exp(-since / WARM_UP));
  const falling = breath > full ? smooth(0.08, 0.35, full) * smooth(0.97, 0.75, full) : 0;
  face.out = falling * (LIPS + LIPS_MORE * tired) * (1 - glad);
  face.effort = tired * (LASTING + LET_GO * full) * (1 - glad);
  face.smile = clamp(SMILE - SMILE_LOST * tired + glad, 0, 1);
}
