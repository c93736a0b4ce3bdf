import type { CheckMoveId } from '#programme/check-moves.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/move.ts';
import { POSES } from '#programme/poses/all-poses.ts';
import { CHECK_POSES } from '#programme/poses/check.ts';
import type { Clip } from '#programme/poses/pose.ts';
import { clipOf } from './clip.ts';

/** A clip with the move and level that it belongs to; the moves of the check have no levels. */
export type NamedClip = ({ moveId: MoveId; level: MoveLevel } | { moveId: CheckMoveId; level?: undefined }) & {
  /** For example "squat:harder". */
  readonly name: string;
  readonly clip: Clip;
};

/** Every move at every level, for checks and contact sheets; versions that are another move are left out. */
export function everyClip(): readonly NamedClip[] {
  const ofWorkouts = (Object.keys(POSES) as MoveId[]).flatMap((moveId) =>
    MOVE_LEVELS.filter((level) => level === 'standard' || typeof POSES[moveId][level] !== 'string').map((level) => ({
      name: `${moveId}:${level}`,
      moveId,
      level,
      clip: clipOf(POSES, moveId, level),
    })),
  );
  const ofCheck = (Object.keys(CHECK_POSES) as CheckMoveId[]).map((moveId) => ({
    name: moveId,
    moveId,
    clip: CHECK_POSES[moveId],
  }));
  return [...ofWorkouts, ...ofCheck];
}
