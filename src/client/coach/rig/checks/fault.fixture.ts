import { STRIDE } from '#client/coach/rig/frame.ts';
import { type Quat, RADIANS } from '#client/coach/rig/vector.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { vecAt } from '../channels.ts';

/** Something a clip does that a body cannot, or should not. */
export interface Fault {
  readonly what: string;
  readonly phase: number;
  /** Degrees or metres beyond what is allowed. */
  readonly by: number;
}
/** Told of everything that is beyond what is allowed; values of 0 and below are fine. */
export type Note = (what: string, by: number) => void;

/** Keeps the worst fault of each kind. */
export function newFaults(): { faults: () => Fault[]; noteAt: (phase: number) => Note } {
  const worst = new Map<string, Fault>();
  const noteAt =
    (phase: number): Note =>
    (what, by) => {
      if (by > 0 && by > (worst.get(what)?.by ?? 0)) worst.set(what, { what, phase, by });
    };
  return { faults: () => [...worst.values()], noteAt };
}

/** First joint of a bone in a frame, metres. */
export const atOf = (frame: Float32Array, bone: number): Vec => vecAt(frame, bone * STRIDE);
/** Turn of a bone in a frame, local to world. */
export function turnOf(frame: Float32Array, bone: number): Quat {
  const i = bone * STRIDE + 3;
  return [frame[i] ?? 0, frame[i + 1] ?? 0, frame[i + 2] ?? 0, frame[i + 3] ?? 0];
}
/** Degrees of an angle in radians. */
export const degrees = (radians: number): number => radians / RADIANS;
