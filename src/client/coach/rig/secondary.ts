import type { Clip } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { CHANNEL, put, quatAt, type Row, vecAt } from './channels.ts';
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
  put(alive, CHANNEL.chest, times(quatAt(row, CHANNEL.chest), pitch(-RIBS * breath)));
  put(alive, CHANNEL.neck, times(pitch(RIBS * breath), quatAt(row, CHANNEL.neck)));
  put(alive, CHANNEL.clavicleL, times(quatAt(row, CHANNEL.clavicleL), roll(SHRUG * breath)));
  put(alive, CHANNEL.clavicleR, times(quatAt(row, CHANNEL.clavicleR), roll(-SHRUG * breath)));
  return alive;
}

/** Turn of the head on the neck as it was a moment ago; put on after the arms are solved, which reach for where it is going. */
export const lateHead = (curve: Curve, seconds: number, phase: number): Quat =>
  quatAt(trunkAt(curve, phase - HEAD_LAG / seconds), CHANNEL.head);

/** Metres by which the hips wander, and seconds of one turn, in a posture that is kept (quiet standing sways 4 to 8 mm, Winter 1995). */
const SWAY = { by: 0.0035, lasts: 4.3 } as const;

/** The channels of a moment with the sway of a posture that is kept. */
export function swaying(row: Row, { seconds, hold }: Clip, phase: number): Row {
  if (!hold) return row;
  const alive = row.slice();
  const turns = Math.max(1, Math.round(seconds / SWAY.lasts));
  const t = 2 * Math.PI * turns * phase;
  const by: Vec = [SWAY.by * Math.sin(t), 0, SWAY.by * 0.6 * Math.sin(2 * t + 1)];
  put(alive, CHANNEL.pelvisAt, add(vecAt(row, CHANNEL.pelvisAt), by));
  return alive;
}

/**
 * How the bun swings behind the head: the turn that the head has made a moment ago, damped; and it bounces with the
 * speed of the hips up and down. Degrees stay small.
 */
export function bunTurn(curve: Curve, seconds: number, phase: number): Quat {
  const now = trunkAt(curve, phase);
  const swung = times(inverse(headTurn(now)), headTurn(trunkAt(curve, phase - BUN_LAG / seconds)));
  const heightOf = (row: Row): number => row[CHANNEL.pelvisAt + 1] as number;
  const rises = (heightOf(now) - heightOf(trunkAt(curve, phase - BOUNCE_LAG / seconds))) / BOUNCE_LAG;
  return times(partOf(swung, 0.6), pitch(BOUNCE * clamp(rises, -1.5, 1.5)));
}

function headTurn(row: Row): Quat {
  const parts = [CHANNEL.pelvis, CHANNEL.lumbar, CHANNEL.chest, CHANNEL.neck, CHANNEL.head];
  return parts.map((c) => quatAt(row, c)).reduce(times);
}

/** The channels of the trunk at a phase, which may be below 0 or above 1: those before the shoulders. */
function trunkAt(curve: Curve, phase: number): Row {
  const row = new Float64Array(CHANNEL.clavicleL);
  const { k, u } = segmentAt(curve, inRange(curve, phase));
  sample(curve, k, u, row);
  return row;
}
