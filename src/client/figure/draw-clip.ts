import { FLOOR } from '#programme/poses/body-measures.ts';
import type { Clip, Prop } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { STAGE } from './clip-frame.ts';
import { drawFront, drawSide } from './draw-body.ts';
import { drawFurniture } from './draw-furniture.ts';
import { drawHeld } from './draw-held.ts';
import type { DrawItem } from './draw-item.ts';
import { LOOKS, type Look, paletteOf } from './look.ts';
import { wrapPhase } from './loop-curve.ts';
import { ellipse } from './path-shapes.ts';
import type { FigureSkeleton } from './skeleton.ts';

/** Dashes that pass while the coach moves over `travel` units in a loop; a whole number of them, so the loop closes. */
const DASHES = 4;

/** Things carried in the hands close them. */
const IN_HANDS: ReadonlySet<string> = new Set(['hands', 'near', 'far']);

/** Everything to draw of a clip at a phase (0 to 1, wraps), back to front; same keys, same order at every phase. */
export function drawClip(clip: Clip, phase: number, look: Look = LOOKS.coral): readonly DrawItem[] {
  const skeleton = skeletonAt(clip, phase);
  const colours = paletteOf(look);
  const fists = clip.fists ?? (clip.held !== undefined && IN_HANDS.has(clip.held.at));
  const front = skeleton.view === 'front';
  const body = front ? drawFront(skeleton, look, colours, fists) : drawSide(skeleton, look, colours, fists);
  const held = drawHeld(clip.held, skeleton);
  const nearArm = front ? body.length : body.findIndex((item) => item.key === 'armF');
  return [
    ...drawFurniture(clip.props),
    ...drawGround(clip.travel, phase),
    drawShadow(skeleton, clip.props),
    ...held.behind,
    ...body.slice(0, nearArm),
    ...held.front,
    ...body.slice(nearArm),
  ];
}

/** The ground of a clip in which it passes beneath the coach; nothing where she stays on the spot. */
function drawGround(travel: number | undefined, phase: number): DrawItem[] {
  if (!travel) return [];
  const gap = travel / DASHES;
  const first = -gap - wrapPhase(phase * DASHES) * gap;
  const count = Math.ceil((STAGE.width + 3 * gap) / gap);
  const d = Array.from(
    { length: count },
    (_, dash) => `M${round(first + dash * gap)} ${FLOOR + 9}h${round(gap / 2.6)}`,
  );
  return [{ key: 'ground', d: d.join(''), stroke: 'var(--fig-mat,#8FC7B6)', width: 3 }];
}

const round = (x: number) => Math.round(x * 10) / 10;

/** Soft shadow on the ground under everything near the floor; it shrinks when the coach leaves the ground. */
function drawShadow(s: FigureSkeleton, props: readonly Prop[] = []): DrawItem {
  return { key: 'shadow', d: shadowPath(s, props), fill: '#0B2E2A', opacity: 0.16 };
}

function shadowPath(s: FigureSkeleton, props: readonly Prop[]): string {
  const deep = Math.max(0, ...props.map((prop) => prop.deep ?? 0));
  const points = [...Object.values(s.limbs).flatMap((limb) => [limb.root, limb.mid, limb.end]), s.headAt, s.hip];
  const low = points.filter((p) => p[1] > FLOOR - 46);
  const xs = (low.length > 0 ? low : points).map((p) => p[0]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const lift = Math.max(0, FLOOR - 12 - Math.max(...points.map((p) => p[1])));
  const wide = Math.max(26, (right - left) / 2 + 22) * (1 - lift / 140);
  return ellipse((left + right) / 2 + 3, 275 - deep * 0.3, Math.min(wide, 150), 7.5 * (1 - lift / 90));
}
