/** Turns neck and head of a frame towards a point, as far as a neck goes with ease. Metres, radians. */

import { STRIDE } from '#client/coach/rig/frame.ts';
import {
  add,
  clamp,
  inverse,
  length,
  pitch,
  type Quat,
  RADIANS,
  rotate,
  smooth,
  sub,
  times,
  yaw,
} from '#client/coach/rig/vector.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from '../rig/bones.ts';
import { vecAt } from '../rig/channels.ts';
import { fromFrame, inFrame, turnIn } from '../rig/held.ts';

/** Furthest to a side, up and down; what is nearer than this is left to the eyes. */
const ASIDE = 0.75;
const UP = 0.3;
const DOWN = -0.35;
const BY_EYES = 0.12;
/** Who stands further behind her is not looked for. */
const BEHIND = 1.5;
const TOO_FAR = 2.1;
/** Hands this near to the head hold it. */
const HELD = 0.22;
const FREE = 0.34;
/** Middle of the head in its own frame. */
const MIDDLE: Vec = [0, 0.1, 0.01];
/** Share of the turn that the neck takes. */
const OF_NECK = 0.5;

/** Changes a frame so that she faces `point` by a share of the way, 0 to 1. A hand on the head, or a point behind her, keeps it where it is. */
export function turnHead(frame: Float32Array, point: Vec, share: number): void {
  if (share <= 0) return;
  const [x, y, z] = fromFrame(frame, B.head, point);
  const aside = Math.atan2(x, z);
  const goes = share * smooth(TOO_FAR, BEHIND, Math.abs(aside)) * freedom(frame, B.handL) * freedom(frame, B.handR);
  if (goes === 0) return;
  const far = Math.max(0, Math.abs(aside) - BY_EYES) * Math.sign(aside);
  const left = (clamp(far, -ASIDE, ASIDE) * goes) / RADIANS;
  const up = (clamp(Math.atan2(y, Math.hypot(x, z)), DOWN, UP) * goes) / RADIANS;
  const turn = turnIn(frame, B.head);
  /** A share of the turn, in the room. */
  const part = (by: number): Quat => times(turn, times(times(yaw(left * by), pitch(-up * by)), inverse(turn)));
  const at = (bone: number): Vec => vecAt(frame, bone * STRIDE);
  const [neckBy, headBy] = [part(OF_NECK), part(1)];
  const [toHead, toBun] = [sub(at(B.head), at(B.neck)), sub(at(B.bun), at(B.head))];
  frame.set(add(at(B.neck), rotate(neckBy, toHead)), B.head * STRIDE);
  frame.set(add(at(B.head), rotate(headBy, toBun)), B.bun * STRIDE);
  for (const bone of [B.neck, B.head, B.bun])
    frame.set(times(bone === B.neck ? neckBy : headBy, turnIn(frame, bone)), bone * STRIDE + 3);
}

/** 0 where a hand is on the head, 1 where it is away from it. */
const freedom = (frame: Float32Array, hand: number): number =>
  smooth(HELD, FREE, length(sub(inFrame(frame, B.head, MIDDLE), vecAt(frame, hand * STRIDE))));
