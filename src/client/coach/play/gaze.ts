/** Where she looks: ahead, now and then at what works, at half time and at the end to the viewer. */

import type { Compiled } from '#client/coach/rig/compile.ts';
import { frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import { clamp, length, smooth, sub } from '#client/coach/rig/vector.ts';
import type { Vec } from '#programme/clips/vec.ts';
import type { Expression } from '../body/expression.ts';
import { B } from '../rig/bones.ts';
import { vecAt } from '../rig/channels.ts';
import { fromFrame } from '../rig/held.ts';

/** Seconds of the round of glances, and of the glance at what works. */
const ROUND = 6.4;
const GLANCE = 2.9;
const BACK = 4.3;
/** When somebody who explains looks whether she is understood. */
const ASKS = 0.6;
const ASKED = 2.6;
/** Seconds that the eyes take to get there. */
const JUMP = 0.1;
/** Radians that a full turn of the painted eyes stands for, and beyond which she would have to turn her head. */
const FULL = 0.42;
const ASIDE = 0.75;
const UP = 0.5;
const DOWN = -1;
/** Middle of the eyes in the frame of the head, metres. */
const EYES: Vec = [0, 0.09, 0.09];

/** How far she looks at the viewer to whom she explains a move, 0 to 1; getting there takes so many seconds. */
export function askingGlance(since: number, takes: number): number {
  const t = since % ROUND;
  return smooth(ASKS, ASKS + takes, t) * smooth(ASKED, ASKED - takes, t);
}

/** Turns the eyes; `since` are the seconds of this move, `limb` the bone that works most, `eye` where the viewer is. */
export function look(
  face: Expression,
  frame: Float32Array,
  since: number,
  limb: number,
  eye: Vec,
  toViewer: number,
): void {
  const t = since % ROUND;
  face.left = 0;
  face.up = 0;
  const glances = smooth(GLANCE, GLANCE + JUMP, t) * smooth(BACK + JUMP, BACK, t);
  toward(face, frame, vecAt(frame, limb * STRIDE), glances);
  toward(face, frame, eye, toViewer);
}

/** Turns the eyes by a share towards a point; not where it is out of sight. */
function toward(face: Expression, frame: Float32Array, point: Vec, share: number): void {
  if (share === 0) return;
  const [x, y, z] = sub(fromFrame(frame, B.head, point), EYES);
  const left = Math.atan2(x, z);
  const up = Math.atan2(y, Math.hypot(x, z));
  if (Math.abs(left) > ASIDE || up > UP || up < DOWN) return;
  face.left += (clamp(left / FULL, -1, 1) - face.left) * share;
  face.up += (clamp(up / FULL, -1, 1) - face.up) * share;
}

const WORKING = [B.handL, B.handR, B.footL, B.footR] as const;

/** The bone of the hand or foot that goes the furthest in a loop. */
export function workingLimb(compiled: Compiled): number {
  const STEPS = 16;
  const frames = Array.from({ length: STEPS + 1 }, (_, i) => frameAt(compiled, i / STEPS));
  const ways = WORKING.map((bone) => {
    const places = frames.map((frame) => vecAt(frame, bone * STRIDE));
    return places.reduce((way, at, i) => way + length(sub(at, places[i - 1] ?? at)), 0);
  });
  return WORKING[ways.indexOf(Math.max(...ways))] as number;
}
