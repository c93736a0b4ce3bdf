/** Where she looks: ahead, now and then at what works, at half time and at the end to the viewer. */

import type { Expression } from '../body/expression.ts';
import { rotated } from '../body/turns.ts';
import { smooth } from '../math.ts';
import { B } from '../rig/bones.ts';
import { STRIDE } from '../rig/frame.ts';
import { clamp } from '../rig/vector.ts';

/** Seconds of the round of glances, and of the glance at what works. */
const ROUND = 6.4;
const [GLANCE, BACK] = [2.9, 4.3];
/** When somebody who explains looks whether she is understood. */
const [ASKS, ASKED] = [0.6, 2.6];
/** Seconds that the eyes take to get there. */
const JUMP = 0.1;
/** Radians that a full turn of the painted eyes stands for, and beyond which she would have to turn her head. */
const FULL = 0.42;
const [ASIDE, UP, DOWN] = [0.75, 0.5, -1];
/** Middle of the eyes in the frame of the head, metres. */
const EYES = [0, 0.09, 0.09] as const;
const HEAD = B.head * STRIDE;
const spot = new Float32Array(3);

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
  eye: Float32Array,
  toViewer: number,
): void {
  const t = since % ROUND;
  face.left = 0;
  face.up = 0;
  toward(face, frame, frame, limb * STRIDE, smooth(GLANCE, GLANCE + JUMP, t) * smooth(BACK + JUMP, BACK, t));
  toward(face, frame, eye, 0, toViewer);
}

/** Turns the eyes by a share towards the point that begins at `o`; not where it is out of sight. */
function toward(face: Expression, frame: Float32Array, point: Float32Array, o: number, share: number): void {
  if (share <= 0) return;
  for (let k = 0; k < 3; k += 1) spot[k] = (point[o + k] as number) - (frame[HEAD + k] as number);
  rotated(frame, HEAD + 3, true, spot, 0, spot, 0);
  const x = (spot[0] as number) - EYES[0];
  const y = (spot[1] as number) - EYES[1];
  const z = (spot[2] as number) - EYES[2];
  const left = Math.atan2(x, z);
  const up = Math.atan2(y, Math.hypot(x, z));
  if (Math.abs(left) > ASIDE || up > UP || up < DOWN) return;
  face.left += (clamp(left / FULL, -1, 1) - face.left) * share;
  face.up += (clamp(up / FULL, -1, 1) - face.up) * share;
}

const WORKING = [B.handL, B.handR, B.footL, B.footR] as const;

/** The hand or foot that goes the furthest in a loop; `read` gives its frame at a phase. */
export function workingLimb(frameAt: (phase: number) => Float32Array): number {
  const STEPS = 16;
  const way = WORKING.map(() => 0);
  let before = frameAt(0).slice();
  for (let i = 1; i <= STEPS; i += 1) {
    const now = frameAt(i / STEPS);
    WORKING.forEach((bone, k) => {
      const o = bone * STRIDE;
      way[k] =
        (way[k] as number) + Math.hypot(...[0, 1, 2].map((j) => (now[o + j] as number) - (before[o + j] as number)));
    });
    before = now.slice();
  }
  return WORKING[way.indexOf(Math.max(...way))] as number;
}
