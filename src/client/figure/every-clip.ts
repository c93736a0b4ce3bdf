import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/move.ts';
import { POSES } from '#programme/poses/all-poses.ts';
import type { Clip } from '#programme/poses/pose.ts';
import { clipOf } from './clip.ts';

/** A clip with the move and level that it belongs to. */
export interface NamedClip {
  /** For example "squat:harder". */
  readonly name: string;
  readonly moveId: MoveId;
  readonly level: MoveLevel;
  readonly clip: Clip;
}

/** Every move at every level, for checks and contact sheets; versions that are another move are left out. */
export function everyClip(): readonly NamedClip[] {
  return (Object.keys(POSES) as MoveId[]).flatMap((moveId) =>
    MOVE_LEVELS.filter((level) => level === 'standard' || typeof POSES[moveId][level] !== 'string').map((level) => ({
      name: `${moveId}:${level}`,
      moveId,
      level,
      clip: clipOf(POSES, moveId, level),
    })),
  );
}
