import type { Clip, LimbName, Prop } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { distance } from './geometry.ts';
import { LIMBS } from './limb.ts';

/** Phases of the start and end picture of a clip, shown side by side under reduced motion. */
export function stillPhases(clip: Clip): readonly [start: number, end: number] {
  if (clip.still) return clip.still;
  const first = clip.keys[0]?.t ?? 0;
  const widest = clip.keys.reduce((best, key) => (spread(clip, key.t) > spread(clip, best) + 1 ? key.t : best), first);
  return [0, widest];
}

/** How far the pose at a phase is from the start, in summed joint distance. */
function spread(clip: Clip, phase: number): number {
  const [start, pose] = [skeletonAt(clip, 0).limbs, skeletonAt(clip, phase).limbs];
  const way = (name: LimbName): number =>
    distance(start[name].end, pose[name].end) + distance(start[name].root, pose[name].root);
  return LIMBS.reduce((sum, name) => sum + way(name), 0);
}

/** One still picture and the part of the stage that shows it, in viewBox units. */
export interface StillPicture {
  /** 0 to 1. */
  readonly phase: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const BOTTOM = 290;

/**
 * Start and end of a clip, each centred on the coach and her furniture, both of one size, so that they have one scale.
 */
export function stillPictures(clip: Clip): readonly [start: StillPicture, end: StillPicture] {
  const [startPhase, endPhase] = stillPhases(clip);
  const [start, end] = [extentOf(clip, startPhase), extentOf(clip, endPhase)];
  const width = Math.max(start.right - start.left, end.right - end.left);
  const top = Math.min(start.top, end.top);
  const picture = (phase: number, { left, right }: Extent): StillPicture => {
    return { phase, left: (left + right - width) / 2, top, width, height: BOTTOM - top };
  };
  return [picture(startPhase, start), picture(endPhase, end)];
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

function extentOf(clip: Clip, phase: number): Extent {
  const { limbs, headAt } = skeletonAt(clip, phase);
  const joints = Object.values(limbs).flatMap((limb) => [limb.root, limb.mid, limb.end]);
  const furniture = (clip.props ?? []).flatMap(extentOfFurniture);
  return {
    left: Math.min(...joints.map((p) => p[0] - 28), headAt[0] - 32, ...furniture.map((part) => part.left)),
    right: Math.max(...joints.map((p) => p[0] + 28), headAt[0] + 32, ...furniture.map((part) => part.right)),
    top: Math.min(...joints.map((p) => p[1] - 20), headAt[1] - 36, ...furniture.map((part) => part.top)),
  };
}

/** What has to be seen of a piece of furniture; a mat and a wall behind the coach may run out of the picture. */
function extentOfFurniture({ kind, x, w }: Prop): Extent[] {
  if (kind === 'mat' || (kind === 'wall' && w)) return [];
  if (kind === 'clock') return [{ left: x - 75, right: x + 75, top: 250 }];
  if (kind === 'chair') return [{ left: x - 34, right: x + 34, top: 140 }];
  if (kind === 'wall') return [{ left: x, right: x + 12, top: 60 }];
  return [{ left: x - 3, right: x + (w ?? 84) + 3, top: 140 }];
}
