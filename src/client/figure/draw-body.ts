import { BONE } from '#programme/poses/body-measures.ts';
import { type DrawItem, hidden } from './draw-item.ts';
import { drawArm, drawFrontShoe, drawLeg, drawSideShoe } from './draw-limbs.ts';
import { barrelPath, drawDrape, TRUNK_OUTLINES, trunkPath } from './draw-trunk.ts';
import { drawFrontHead } from './front-head.ts';
import { clamp, distance } from './geometry.ts';
import type { LimbJoints } from './limb.ts';
import { type Look, type Palette, shade } from './look.ts';
import { capsule } from './path-shapes.ts';
import { drawSideHead } from './side-head.ts';
import type { FigureSkeleton } from './skeleton.ts';

/** The coach in side view, back to front. */
export function drawSide(s: FigureSkeleton, look: Look, c: Palette, fist: boolean): DrawItem[] {
  const { aF, aB, lF, lB } = s.limbs;
  const farArm = drawArm('armB', aB, { skin: c.skinFar, sleeve: c.topFar, fist });
  const reachesThrough = aB.depth > 10;
  const top = look.straight ? TRUNK_OUTLINES.sideTopStraight : TRUNK_OUTLINES.sideTop;
  return [
    ...(reachesThrough ? hidden(farArm) : farArm),
    ...drawLeg('legB', lB, false, c.skinFar, c.legFar),
    ...drawSideShoe('legB', lB, c.shoeFar, c.sole),
    { key: 'neck', d: capsule(s.neckAt, s.headAt, 7.2, 7), fill: c.skinFar },
    { key: 'top', d: trunkPath(s, top, 0.09), fill: c.top },
    { key: 'hips', d: trunkPath(s, TRUNK_OUTLINES.sideHips, 0), fill: c.leg },
    ...drawLeg('legF', lF, false, c.skin, c.leg),
    ...drawSideShoe('legF', lF, c.shoe, c.sole),
    ...slot(farArm, 'Through', reachesThrough),
    drawDrape(s, look, c.hair),
    ...drawSideHead(s, c, look.hair),
    ...drawArm('armF', aF, { skin: c.skin, sleeve: c.sleeve, fist }),
  ];
}

/**
 * The coach in front view, back to front. A leg has slots behind the trunk and, for a knee lifted towards the viewer,
 * before it; the arms go behind it when she leans back on her hands.
 */
export function drawFront(s: FigureSkeleton, look: Look, c: Palette, fist: boolean): DrawItem[] {
  const { aF, aB, lF, lB } = s.limbs;
  const left = [
    ...drawLeg('legF', lF, true, c.skin, clothOf(lF, c.legFront)),
    ...drawFrontShoe('legF', lF, -1, c.shoe, c.sole),
  ];
  const right = [
    ...drawLeg('legB', lB, true, c.skin, clothOf(lB, c.leg)),
    ...drawFrontShoe('legB', lB, 1, c.shoe, c.sole),
  ];
  const rightOnTop = s.torso[0] < -45 || nearness(lB) > nearness(lF) + 0.05;
  const upright = Math.abs(s.torso[0]) < 45 && s.spine >= 0.5;
  const leftOver = upright && nearness(lF) > LIFTED;
  const rightOver = upright && nearness(lB) > LIFTED;
  const top = look.straight ? TRUNK_OUTLINES.frontTopStraight : TRUNK_OUTLINES.frontTop;
  const arm = { skin: c.skin, sleeve: c.sleeve, fist, cap: 7.9 };
  const arms = [...drawArm('armF', aF, arm), ...drawArm('armB', aB, arm)];
  const leansBack = aF.depth < 0;
  return [
    ...slot(arms, 'Behind', leansBack),
    ...slot(right, '', !rightOver && !rightOnTop),
    ...slot(left, '', !leftOver),
    ...slot(right, 'Top', !rightOver && rightOnTop),
    { key: 'seat', d: barrelPath(s, 0, 20, 17), fill: c.leg },
    { key: 'neck', d: capsule(s.trunk(1, 0), s.headAt, 7, 7), fill: c.skinFar },
    { key: 'top', d: trunkPath(s, top, 0.06), fill: c.top },
    { key: 'hips', d: trunkPath(s, TRUNK_OUTLINES.frontHips, 0), fill: c.leg },
    { key: 'chest', d: barrelPath(s, 1, 20, 14), fill: c.top },
    ...slot(left, 'Over', leftOver),
    ...slot(right, 'Over', rightOver),
    drawDrape(s, look, c.hair),
    ...drawFrontHead(s, c, look.hair),
    ...slot(arms, '', !leansBack),
  ];
}

/** From this nearness on a leg is drawn before the trunk. */
const LIFTED = 0.25;

/** Front view: how much nearer to the viewer a leg is; a lifted knee shortens the thigh. */
function nearness(joints: LimbJoints): number {
  return joints.depth / 40 + Math.max(0, 0.7 - distance(joints.root, joints.mid) / BONE.thigh);
}

/** A leg towards the viewer is a touch lighter, one behind darker. */
function clothOf(joints: LimbJoints, base: string): string {
  return shade(base, clamp(nearness(joints) * 0.22, -0.16, 0.11));
}

/** One of the places in the draw list that a limb may take; empty while it is drawn in another. */
function slot(items: readonly DrawItem[], suffix: string, shown: boolean): DrawItem[] {
  return (shown ? items : hidden(items)).map((item) => ({ ...item, key: item.key + suffix }));
}
