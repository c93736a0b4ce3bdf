import { useMemo } from 'react';
import type { LevelLimits } from '#domain/move-level.ts';
import { isLevelLocked, playedLevel } from '#domain/move-level.ts';
import type { MoveSession } from '#programme/courses/course.ts';
import { courseLevel } from '#programme/courses/course-level.ts';
import type { MoveId, MoveLevel } from '#programme/move.ts';
import { moveFacts } from '#programme/move-facts.ts';
import { type MoveLevels, useMoveLevels } from '../move-levels.ts';

/** As a session plans them, or lighter where her own are; what she chooses for a move today goes first. */
export function useCourseLevels(session: MoveSession): MoveLevels {
  const levels = useMoveLevels(undefined);
  const limits = useMemo<LevelLimits>(() => ({ ...levels.limits, impactLocked: true }), [levels.limits]);
  const wishFor = (moveId: MoveId): MoveLevel =>
    levels.wishes[moveId] ?? courseLevel(session, moveId, levels.wishFor(moveId));
  return {
    ...levels,
    limits,
    wishFor,
    levelOf: (moveId) => playedLevel(wishFor(moveId), moveFacts(moveId), limits),
    isLocked: (moveId, level) => isLevelLocked(level, moveFacts(moveId), limits),
  };
}
