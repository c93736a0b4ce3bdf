import type { Clip, LimbName } from '#programme/poses/pose.ts';
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
