/** Key builders of moves in which both legs do the same, half a loop apart, while the ground may pass beneath. */
import type { Keyframe, LimbSpec, Pose } from './pose.ts';
import { foot, key, toes } from './pose-builders.ts';

/** A leg at one phase of its own loop, which begins as its foot meets the ground. */
interface LegPhase {
  readonly leg: LimbSpec;
  readonly foot?: number;
}

export interface Gait {
  /** Phases (0 to 1) of a leg's loop at which it is posed; the other leg adds its own, half a loop later. */
  readonly phases: readonly number[];
  readonly leg: (phase: number) => LegPhase;
  /** Trunk and arms at a phase of the near leg. */
  readonly body: (phase: number) => Pose;
}

/** The keys of a gait. */
export function gaitKeys({ phases, leg, body }: Gait): readonly Keyframe[] {
  const times = [...new Set(phases.flatMap((phase) => [phase, wrapped(phase + 0.5)]))].sort((a, b) => a - b);
  return times.map((t) => {
    const [near, far] = [leg(t), leg(wrapped(t + 0.5))];
    const feet = { ...(near.foot !== undefined && { fF: near.foot }), ...(far.foot !== undefined && { fB: far.foot }) };
    return key(t, body(t), { lF: near.leg, lB: far.leg }, feet);
  });
}

/** A foot that the ground carries back: how far it is from where it landed, and how long it stays. */
export interface Stance {
  /** Ankle as it lands, had the foot been flat (x). */
  readonly from: number;
  /** Units by which the ground passes in one loop. */
  readonly travel: number;
  /** From here on the foot rolls over its toes. */
  readonly heelOff: number;
  readonly end: number;
  /** Angles of the foot as it lands and as it leaves. */
  readonly lands: number;
  readonly leaves: number;
}

/** The leg while its foot is on the ground. */
export function stance({ from, travel, heelOff, end, lands, leaves }: Stance, phase: number): LegPhase {
  const x = from - travel * phase;
  if (phase < 0.05 && lands > 90) return { leg: foot(x), foot: lands };
  if (phase <= 0.08 && lands > 90) return { leg: foot(x), foot: 90 };
  if (phase < heelOff) return { leg: toes(x), foot: phase === 0 ? lands : 90 };
  return { leg: toes(x), foot: 90 - ((90 - leaves) * (phase - heelOff)) / (end - heelOff) };
}

/** A value that swings once there and back in a loop: `middle + half` at phase 0. */
export const swingOf = (phase: number, middle: number, half: number): number =>
  middle + half * Math.cos(2 * Math.PI * phase);

/** A leg in the air at a phase: angles of thigh, shin and foot. */
export type AirKnot = readonly [phase: number, thigh: number, shin: number, foot: number];

/** The leg between two of its knots in the air. */
export function inTheAir(knots: readonly AirKnot[], phase: number): LegPhase {
  const next = knots.find(([at]) => at >= phase) ?? knots.at(-1);
  const before = knots.findLast(([at]) => at <= phase) ?? next;
  if (!before || !next) throw new RangeError('A leg in the air needs knots.');
  const share = next[0] === before[0] ? 0 : (phase - before[0]) / (next[0] - before[0]);
  const at = (part: 1 | 2 | 3) => before[part] + (next[part] - before[part]) * share;
  return { leg: [at(1), at(2)], foot: at(3) };
}

const wrapped = (phase: number) => Math.round((phase % 1) * 1000) / 1000;
