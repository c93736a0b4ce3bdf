import { BONE } from '#programme/poses/body-measures.ts';
import type { Kneel, LimbAngles, LimbName, Point, Pose, View } from '#programme/poses/pose.ts';
import { add, clamp, distance, down, lerp, scale, sub, up } from './geometry.ts';
import { ankleOverToe, isTarget, type LimbJoints, limbSpec, solveLimb, targetPoint } from './limb.ts';
import { farOffset, frontTrunk, sideTrunk, type Trunk, torsoPair } from './trunk.ts';

/** The coach with every joint in place, in viewBox units. */
export interface FigureSkeleton {
  view: View;
  hip: Point;
  /** Lean of pelvis and chest in degrees. */
  torso: readonly [number, number];
  /** Turn of the head in degrees. */
  head: number;
  headAt: Point;
  neckAt: Point;
  trunk: Trunk;
  limbs: Record<LimbName, LimbJoints>;
  /** How full the lungs are, 0 to 1. */
  breath: number;
  /** Front view: visible share of the spine. */
  spine: number;
  /** Offset of the shoulder joints from rest. */
  shoulder: Point;
}

type LegRoots = Readonly<Record<'lF' | 'lB', Point>>;

const HIP_HALF = 10;
const SHOULDER_HALF = 16.5;
const STANDING_HIP: Point = [160, 158];

/** Joint positions of one pose. */
export function solve(pose: Pose, view: View, breath = 0): FigureSkeleton {
  const torso = torsoPair(pose);
  const roots = legRoots(view, torso[0]);
  const { legs, hip } = pose.kneel ? hangOnKnees(pose, pose.kneel, view, roots) : standOnFeet(pose, view, roots);
  const spine = pose.spine ?? 1;
  const shoulder = pose.shoulder ?? [0, 0];
  const trunk = view === 'side' ? sideTrunk(hip, torso) : frontTrunk(hip, torso, spine);
  const shoulders = shoulderRoots(view, trunk, torso[1], add(shoulder, up(torso[1], breath * 1.2)));
  const head = pose.head ?? torso[1] * 0.35;
  const neckAt = add(trunk(1.02, 0), up(torso[1], breath * 0.8));
  const headAt = add(neckAt, up(lerp(torso[1], head, 0.6), (BONE.neck + 13) * bowing(view, spine)));
  const farHand = pose.hB ?? (pose.aB ? undefined : pose.hF);
  const farFoot = legs.fB ?? (pose.lB ? undefined : legs.fF);
  const limbs = {
    aF: solveLimb(view, 'aF', shoulders.aF, limbSpec(legs, 'aF'), pose.hF),
    aB: solveLimb(view, 'aB', shoulders.aB, limbSpec(legs, 'aB'), farHand),
    lF: solveLimb(view, 'lF', add(hip, roots.lF), limbSpec(legs, 'lF'), legs.fF),
    lB: solveLimb(view, 'lB', add(hip, roots.lB), limbSpec(legs, 'lB'), farFoot),
  };
  return { view, hip, torso, head, headAt, neckAt, trunk, limbs, breath, spine, shoulder };
}

/** Hip joints, seen from the middle of the pelvis. */
function legRoots(view: View, pelvis: number): LegRoots {
  if (view === 'side') return { lF: [0, 0], lB: farOffset(pelvis) };
  const turn = (pelvis * Math.PI) / 180;
  const across: Point = [Math.cos(turn) * HIP_HALF, Math.sin(turn) * HIP_HALF];
  return { lF: scale(across, -1), lB: across };
}

function shoulderRoots(view: View, trunk: Trunk, chest: number, lift: Point): Readonly<Record<'aF' | 'aB', Point>> {
  if (view === 'front') {
    return { aF: add(trunk(0.93, -SHOULDER_HALF), lift), aB: add(trunk(0.93, SHOULDER_HALF), lift) };
  }
  const near = add(trunk(0.93, -1), lift);
  return { aF: near, aB: add(near, farOffset(chest)) };
}

/** Bowing at the viewer brings the head down before the chest; on hands and knees the head looks up a little. */
function bowing(view: View, spine: number): number {
  if (view === 'side') return 1;
  return spine < 0 ? 0.62 : lerp(0.3, 1, clamp((spine - 0.3) / 0.4, 0, 1));
}

/** Finds the hip from knees, or shoe tips, that are fixed to the ground, so that they cannot slide. */
function hangOnKnees(pose: Pose, kneel: Kneel, view: View, roots: LegRoots): { legs: Pose; hip: Point } {
  const shin = kneel.shin ?? (kneel.toes ? kneel.thigh : -90);
  const footName = kneel.leg === 'lB' ? 'fB' : 'fF';
  const foot = pose[footName] ?? (kneel.toes ? shin + 90 : shin);
  const knee = kneel.toes ? sub(ankleOverToe(kneel.at, foot, view), down(shin, BONE.shin)) : kneel.at;
  const hip = sub(sub(knee, down(kneel.thigh, BONE.thigh)), kneel.leg === 'lB' ? roots.lB : [0, 0]);
  const angles: LimbAngles = [kneel.thigh, shin];
  const legs: Pose = { ...pose, [footName]: foot };
  if (kneel.leg !== 'lB') legs.lF = angles;
  if (kneel.leg === 'lB' || (!kneel.leg && !pose.lB)) legs.lB = angles;
  return { legs, hip };
}

/** Draws the hip towards planted feet, so that straight legs never let go of the floor. */
function standOnFeet(pose: Pose, view: View, roots: LegRoots): { legs: Pose; hip: Point } {
  const longest = BONE.thigh + BONE.shin - 0.2;
  let hip = pose.hip ?? STANDING_HIP;
  for (const name of ['lF', 'lB'] as const) {
    const spec = limbSpec(pose, name);
    if (!isTarget(spec)) continue;
    const foot = (name === 'lF' ? pose.fF : (pose.fB ?? pose.fF)) ?? 90;
    const to = targetPoint(spec, foot, view);
    const root = add(hip, roots[name]);
    const far = Math.hypot(distance(root, to), spec.depth ?? 0);
    if (far > longest) hip = add(hip, scale(sub(to, root), 1 - longest / far));
  }
  return { legs: pose, hip };
}
