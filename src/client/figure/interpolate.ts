import type { Keyframe, Kneel, LimbName, LimbSpec, LimbTarget, Point, Pose, View } from '#programme/poses/pose.ts';
import { around } from './geometry.ts';
import { isTarget, LIMBS, limbSpec } from './limb.ts';
import { curveValue, type LoopSegment, segmentAt } from './loop-curve.ts';
import { type SolvedKeys, setsTip, solveKeys, TIP_FIELDS } from './solved-keys.ts';
import { torsoPair } from './trunk.ts';

/** The pose of a loop at a phase (0 to 1, wraps). */
export function poseAt(keys: readonly Keyframe[], view: View, phase: number): Pose {
  const solved = solveKeys(keys, view);
  const segment = segmentAt(solved.times, phase);
  const pose = mixTrunk(solved, segment);
  const kneel = mixKneel(solved, segment);
  if (kneel) pose.kneel = kneel;
  for (const name of LIMBS) {
    if (!(kneel && kneelsOn(kneel, keys, segment, name))) pose[name] = mixLimb(solved, segment, name);
    const tip = mixTip(solved, segment, name);
    if (tip !== undefined) pose[TIP_FIELDS[name]] = tip;
  }
  return pose;
}

function mixTrunk({ keys, skeletons }: SolvedKeys, segment: LoopSegment): Pose {
  const mix = (read: (key: Keyframe) => number): number => curveValue(segment, (k) => read(around(keys, k)));
  return {
    hip: [
      curveValue(segment, (k) => around(skeletons, k).hip[0]),
      curveValue(segment, (k) => around(skeletons, k).hip[1]),
    ],
    torso: [mix((key) => torsoPair(key)[0]), mix((key) => torsoPair(key)[1])],
    head: curveValue(segment, (k) => around(skeletons, k).head),
    shoulder: [mix((key) => key.shoulder?.[0] ?? 0), mix((key) => key.shoulder?.[1] ?? 0)],
    spine: mix((key) => key.spine ?? 1),
  };
}

/** True for a leg that hangs on the fixed knee and needs no pose of its own. */
function kneelsOn(kneel: Kneel, keys: readonly Keyframe[], segment: LoopSegment, name: LimbName): boolean {
  if (name !== 'lF' && name !== 'lB') return false;
  if (kneel.leg) return kneel.leg === name;
  return name === 'lF' || (!around(keys, segment.keys[1]).lB && !around(keys, segment.keys[2]).lB);
}

function mixKneel({ keys }: SolvedKeys, segment: LoopSegment): Kneel | undefined {
  const from = around(keys, segment.keys[1]).kneel;
  const to = around(keys, segment.keys[2]).kneel;
  if (!from || !to || from.leg !== to.leg || from.toes !== to.toes) return undefined;
  const mix = (read: (kneel: Kneel) => number): number =>
    curveValue(segment, (k) => read(around(keys, k).kneel ?? (k === segment.keys[0] ? from : to)));
  return {
    at: [mix((kneel) => kneel.at[0]), mix((kneel) => kneel.at[1])],
    thigh: mix((kneel) => kneel.thigh),
    shin: mix((kneel) => kneel.shin ?? (kneel.toes ? kneel.thigh : -90)),
    ...(from.leg && { leg: from.leg }),
    ...(from.toes && { toes: true }),
  };
}

/** Interpolates the target when both ends of the segment are held the same way, else the angles. */
function mixLimb(solved: SolvedKeys, segment: LoopSegment, name: LimbName): LimbSpec {
  const from = limbSpec(around(solved.keys, segment.keys[1]), name);
  const to = limbSpec(around(solved.keys, segment.keys[2]), name);
  if (isTarget(from) && isTarget(to) && !from.toe === !to.toe) return mixTarget(solved, segment, name, from, to);
  const angle = (n: 0 | 1 | 2 | 3): number => curveValue(segment, (k) => around(solved.angles[name], k)[n]);
  return [angle(0), angle(1), angle(2), angle(3)];
}

function mixTarget(
  { keys, skeletons }: SolvedKeys,
  segment: LoopSegment,
  name: LimbName,
  from: LimbTarget,
  to: LimbTarget,
): LimbTarget {
  const field = from.toe ? 'toe' : 'to';
  const targetAt = (k: number): LimbTarget => {
    const spec = limbSpec(around(keys, k), name);
    const heldAlike = isTarget(spec) && spec[field];
    return heldAlike ? spec : k === segment.keys[0] ? from : to;
  };
  const coordinate = (axis: 0 | 1): number => curveValue(segment, (k) => targetAt(k)[field]?.[axis] ?? 0);
  const extra = (part: 'out' | 'depth', rest: number): number =>
    curveValue(segment, (k) => {
      const spec = limbSpec(around(keys, k), name);
      return (isTarget(spec) ? spec[part] : undefined) ?? rest;
    });
  const lift = (from.arc ?? 0) * 4 * segment.share * (1 - segment.share);
  const point: Point = [coordinate(0), coordinate(1) - lift];
  const joint = (axis: 0 | 1): number => curveValue(segment, (k) => around(skeletons, k).limbs[name].mid[axis]);
  return {
    [field]: point,
    out: extra('out', 1),
    depth: extra('depth', 0),
    ...(from.bend && { bend: from.bend }),
    ...((from.via || to.via) && { via: [joint(0), joint(1)] as const }),
  };
}

/** Hand or foot angle, or undefined when neither end sets one and it follows the limb. */
function mixTip({ keys, tips }: SolvedKeys, segment: LoopSegment, name: LimbName): number | undefined {
  const [, from, to] = segment.keys;
  if (!setsTip(around(keys, from), name) && !setsTip(around(keys, to), name)) return undefined;
  return curveValue(segment, (k) => around(tips[name], k));
}
