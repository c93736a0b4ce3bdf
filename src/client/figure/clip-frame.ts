import type { Clip, Point, Prop } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import type { FigureSkeleton } from './skeleton.ts';

/** Width and height of the whole stage in viewBox units; every frame of a clip has this shape. */
export const STAGE = { width: 320, height: 300 } as const;

/** The whole stage as a viewBox. */
export const STAGE_VIEW_BOX = `0 0 ${STAGE.width} ${STAGE.height}`;

/** The largest enlargement of a clip that fills only a part of the stage. */
const CLOSEST = 1.3;
const SAMPLES = 24;

const frames = new WeakMap<Clip, string>();

/**
 * The closest viewBox that holds the whole loop of a clip and its mirror image. It keeps the shape of the stage and
 * the line of the feet, so clips can follow each other without a jump; lying moves fill the stage better.
 */
export function frameOf(clip: Clip): string {
  const known = frames.get(clip);
  if (known) return known;
  const frame = clip.frame ?? closestFrame(clip);
  frames.set(clip, frame);
  return frame;
}

function jointsOf(s: FigureSkeleton): readonly Point[] {
  return [...Object.values(s.limbs).flatMap((limb) => [limb.root, limb.mid, limb.end]), s.headAt];
}

function closestFrame(clip: Clip): string {
  const furniture = clip.props ?? [];
  if (furniture.some((prop) => prop.kind === 'wall')) return STAGE_VIEW_BOX;
  let top = furniture.some((prop) => prop.kind !== 'mat') ? 140 : STAGE.height;
  let half = Math.max(0, ...furniture.filter((prop) => prop.kind !== 'mat').map(reachOf));
  for (let i = 0; i < SAMPLES; i++) {
    const s = skeletonAt(clip, i / SAMPLES);
    const joints = jointsOf(s);
    top = Math.min(top, ...joints.map((p) => p[1] - 34));
    half = Math.max(half, ...joints.map((p) => Math.abs(p[0] - 160) + 24), Math.abs(s.headAt[0] - 160) + 44);
  }
  const widest = Math.max(half * 2, ((STAGE.height - top) * STAGE.width) / STAGE.height, STAGE.width / CLOSEST);
  const width = Math.min(STAGE.width, widest);
  const height = (width * STAGE.height) / STAGE.width;
  return [160 - width / 2, STAGE.height - height, width, height].map(Math.round).join(' ');
}

/** How far a piece of furniture reaches from the middle of the stage, in units. */
function reachOf(prop: Prop): number {
  const [left, right] = prop.kind === 'chair' ? [prop.x - 32, prop.x + 32] : [prop.x, prop.x + (prop.w ?? 80)];
  return Math.max(160 - left, right - 160);
}
