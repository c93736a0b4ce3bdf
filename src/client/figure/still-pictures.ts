import type { Clip, Prop } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { STAGE } from './clip-frame.ts';
import { keyPhases } from './key-pose.ts';

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
 * Start and key pose of a clip, each centred on the coach and her furniture, both of one size, so that they have one scale.
 */
export function stillPicturePair(clip: Clip): readonly [start: StillPicture, end: StillPicture] {
  const phases = keyPhases(clip);
  const [start, end] = [extentOf(clip, phases.start), extentOf(clip, phases.key)];
  const width = Math.max(start.right - start.left, end.right - end.left);
  const top = Math.min(start.top, end.top);
  const picture = (phase: number, { left, right }: Extent): StillPicture => {
    return { phase, left: (left + right - width) / 2, top, width, height: BOTTOM - top };
  };
  return [picture(phases.start, start), picture(phases.key, end)];
}

/** The closest viewBox that holds one picture of a clip: the coach is as large in it as it lets her. */
export function closeViewBox(clip: Clip, phase: number, mirror = false): string {
  const { left, right, top } = extentOf(clip, phase);
  return viewBoxOf({ phase, left, top, width: right - left, height: BOTTOM - top }, mirror);
}

/** The part of the stage that shows a picture, or its mirror image, as a viewBox. */
export function viewBoxOf({ left, top, width, height }: StillPicture, mirror: boolean): string {
  return [mirror ? STAGE.width - left - width : left, top, width, height].map(Math.round).join(' ');
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
