import { useMemo } from 'react';
import type { LevelLimits } from '#domain/move-level.ts';
import { isLevelLocked, playedLevel } from '#domain/move-level.ts';
import type { MoveSession } from '#programme/courses/course.ts';
import { courseLevel } from '#programme/courses/course-level.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import { moveFacts } from '#programme/move-facts.ts';
import { type MoveLevels, useMoveLevels } from '../move-levels.ts';

/**
 * As a session plans them, or lighter where her own are; what she chooses for a move today goes first. Safety: nothing leaves
 * the floor but in a session that builds up to it.
 */
export function useCourseLevels(session: MoveSession): MoveLevels {
  const levels = useMoveLevels(undefined);
  const { buildsToImpact = false } = session;
  const limits = useMemo<LevelLimits>(
    () => ({ ...levels.limits, impactLocked: levels.limits.impactLocked || !buildsToImpact }),
    [levels.limits, buildsToImpact],
  );
  const ownFor = (moveId: MoveId): MoveLevel =>
    buildsToImpact ? (levels.chosenFor(moveId) ?? 'harder') : levels.wishFor(moveId);
  const wishFor = (moveId: MoveId, planned?: MoveLevel): MoveLevel =>
    levels.wishes[moveId] ?? courseLevel(session, moveId, ownFor(moveId), planned);
  return {
    ...levels,
    limits,
    wishFor,
    levelOf: (moveId) => playedLevel(wishFor(moveId), moveFacts(moveId), limits),
    isLocked: (moveId, level) => isLevelLocked(level, moveFacts(moveId), limits),
  };
}
