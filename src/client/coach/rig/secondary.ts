import type { Clip } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import {
  CHEST,
  CLAVICLE_L,
  CLAVICLE_R,
  HEAD,
  LUMBAR,
  NECK,
  PELVIS,
  PELVIS_AT,
  put,
  quatAt,
  type Row,
  vecAt,
} from './channels.ts';
import { type Curve, inRange, sample, segmentAt } from './curve.ts';
import { add, clamp, inverse, partOf, pitch, type Quat, roll, times } from './vector.ts';

/** Seconds by which the head follows the trunk, the bun the head, and over which its bounce is taken. */
const HEAD_LAG = 0.07;
const BUN_LAG = 0.11;
const BOUNCE_LAG = 0.03;
/** Degrees by which the bun bounces at a metre a second. */
const BOUNCE = 9;
/** Seconds of one breath; rounded so that whole breaths fit the loop. */
const BREATH = 3.4;
/** Seconds of one calm breath in a posture that is kept: 4 in, 6 out. */
const CALM_BREATH = 10;
/** Degrees by which the ribs open and the shoulders rise with a full breath. */
const RIBS = 1.6;
const SHRUG = 1.4;

/** Fullness of the breath at a phase, 0 to 1: 40 % in, 60 % out. */
export function breathAt({ seconds, hold }: Clip, phase: number): number {
  const breaths = Math.max(1, Math.round(seconds / (hold ? CALM_BREATH : BREATH)));
  const t = (phase * breaths) % 1;
  const share = t < 0.4 ? t / 0.4 : (1 - t) / 0.6;
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** The channels of a moment with a breath, before it is solved: ribs open, shoulders rise. `breath` is 0 to 1, more with effort. */
export function breathing(row: Row, breath: number): Row {
  const alive = row.slice();
  put(alive, CHEST, times(quatAt(row, CHEST), pitch(-RIBS * breath)));
  put(alive, NECK, times(pitch(RIBS * breath), quatAt(row, NECK)));
  put(alive, CLAVICLE_L, times(quatAt(row, CLAVICLE_L), roll(SHRUG * breath)));
  put(alive, CLAVICLE_R, times(quatAt(row, CLAVICLE_R), roll(-SHRUG * breath)));
  return alive;
}

/** Turn of the head on the neck as it was a moment ago; put on after the arms are solved, which reach for where it is going. */
export const lateHead = (curve: Curve, seconds: number, phase: number): Quat =>
  quatAt(trunkAt(curve, phase - HEAD_LAG / seconds), HEAD);

/** Metres by which the hips wander, and seconds of one turn, in a posture that is kept (quiet standing sways 4 to 8 mm, Winter 1995). */
const SWAY = 0.0035;
const SWAY_LASTS = 4.3;

/** The channels of a moment with the sway of a posture that is kept. */
export function swaying(row: Row, { seconds, hold }: Clip, phase: number): Row {
  if (!hold) return row;
  const alive = row.slice();
  const turns = Math.max(1, Math.round(seconds / SWAY_LASTS));
  const t = 2 * Math.PI * turns * phase;
  const by: Vec = [SWAY * Math.sin(t), 0, SWAY * 0.6 * Math.sin(2 * t + 1)];
  put(alive, PELVIS_AT, add(vecAt(row, PELVIS_AT), by));
  return alive;
}

/**
 * How the bun swings behind the head: the turn that the head has made a moment ago, damped; and it bounces with the
 * speed of the hips up and down. Degrees stay small.
 */
export function bunTurn(curve: Curve, seconds: number, phase: number): Quat {
  const now = trunkAt(curve, phase);
  const swung = times(inverse(headTurn(now)), headTurn(trunkAt(curve, phase - BUN_LAG / seconds)));
  const heightOf = (row: Row): number => row[PELVIS_AT + 1] as number;
  const rises = (heightOf(now) - heightOf(trunkAt(curve, phase - BOUNCE_LAG / seconds))) / BOUNCE_LAG;
  return times(partOf(swung, 0.6), pitch(BOUNCE * clamp(rises, -1.5, 1.5)));
}

function headTurn(row: Row): Quat {
  const parts = [PELVIS, LUMBAR, CHEST, NECK, HEAD];
  return parts.map((c) => quatAt(row, c)).reduce(times);
}

/** The channels of the trunk at a phase, which may be below 0 or above 1: those before the shoulders. */
function trunkAt(curve: Curve, phase: number): Row {
  const row = new Float64Array(CLAVICLE_L);
  const { k, u } = segmentAt(curve, inRange(curve, phase));
  sample(curve, k, u, row);
  return row;
}
