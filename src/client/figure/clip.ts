import type { MoveId, MoveLevel } from '#programme/move.ts';
import type { Clip, Keyframe, MovePoses, VariantOverride } from '#programme/poses/pose.ts';
import { poseAt } from './interpolate.ts';
import { breathAt } from './loop-curve.ts';
import { type FigureSkeleton, solve } from './skeleton.ts';

/** Poses by move; one group of moves is enough when no version of it leans on another group. */
export type PosesByMove = Readonly<Partial<Record<MoveId, MovePoses>>>;

const versions = new WeakMap<VariantOverride, Clip>();

/**
 * The clip of a move at a level: follows references to other moves and applies what the level changes.
 * The same call gives the same object, so it can be compared.
 *
 * @throws Error when the poses of the move, or of a move that it refers to, are not in `poses`.
 */
export function clipOf(poses: PosesByMove, moveId: MoveId, level: MoveLevel = 'standard'): Clip {
  const move = poses[moveId];
  if (!move) throw new Error(`No poses for the move "${moveId}".`);
  if (level === 'standard') return move;
  const version = move[level];
  if (typeof version === 'string') return clipOf(poses, version);
  const known = versions.get(version);
  if (known) return known;
  const clip = changed(version.from ? clipOf(poses, version.from) : move, version);
  versions.set(version, clip);
  return clip;
}

function changed(base: Clip, { from: _from, keys, patch, held, ...changes }: VariantOverride): Clip {
  const clip: Clip = { ...base, ...changes, keys: keys ?? (patch ? patchedKeys(base.keys, patch) : base.keys) };
  if (keys && changes.keyPose === undefined) delete clip.keyPose;
  if (held === null) delete clip.held;
  else if (held) clip.held = held;
  return clip;
}

function patchedKeys(keys: readonly Keyframe[], patch: NonNullable<VariantOverride['patch']>): Keyframe[] {
  return keys.map((key, i) => {
    const parts = Object.entries({ ...key, ...patch[i] }).filter(([, part]) => part !== undefined);
    return { t: key.t, ...Object.fromEntries(parts) };
  });
}

/** Joints of a clip at a phase (0 to 1, wraps). A hold breathes. */
export function skeletonAt(clip: Clip, phase: number): FigureSkeleton {
  const view = clip.view ?? 'side';
  return solve(poseAt(clip.keys, view, phase), view, clip.hold ? breathAt(phase) : 0);
}
