import { useMemo, useState } from 'react';
import { type MoveLevels, useMoveLevels } from '#client/features/workout-player/move-levels.ts';
import { type PlayerStep, plainMoves } from '#client/features/workout-player/player-steps.ts';
import { bodyCare, safetyNow } from '#client/parts/body/safety-now.ts';
import { isMove } from '#domain/session/is-move.ts';
import { isLevelLocked, type LevelLimits, playedLevel } from '#domain/session/move-level.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import type { MoveSession } from '#programme/courses/course.ts';
import { courseLevel, ownLevelInWayBack } from '#programme/courses/course-level.ts';
import type { MoveId, MoveLevel } from '#programme/moves/move.ts';

export interface CourseLevels extends MoveLevels {
  /** Why a session that builds up to jumps starts at Easier: a sign that was told, or the member's answers. */
  startsEasier: 'told' | 'answers' | undefined;
}

/**
 * As a session plans them, or lighter where the member's own are; what the member chooses for a move today goes
 * first. Safety: nothing leaves the floor but in a session that builds up to it. That one is no lighter for levels of
 * theirs, but for care that the member told, and for their answers unless the member chooses the plan today. /
 */
export function useCourseLevels(session: MoveSession): CourseLevels {
  const levels = useMoveLevels(undefined);
  const [care] = useState(bodyCare);
  const [settings] = useState(safetyNow);
  const { buildsToImpact = false } = session;
  const limits = useMemo<LevelLimits>(
    () => ({ ...levels.limits, impactLocked: levels.limits.impactLocked || !buildsToImpact }),
    [levels.limits, buildsToImpact],
  );
  const isEasierByAnswers = settings?.startingLevel !== 'standard' && levels.today === undefined;
  const reason = care.startsEasier ? 'told' : isEasierByAnswers ? 'answers' : undefined;
  const startsEasier = buildsToImpact ? reason : undefined;
  const ownFor = (moveId: MoveId): MoveLevel =>
    buildsToImpact
      ? (levels.chosenFor(moveId) ?? ownLevelInWayBack(moveId, { ...care, startsEasier: startsEasier !== undefined }))
      : levels.wishFor(moveId);
  const wishFor = (moveId: MoveId, planned?: MoveLevel): MoveLevel =>
    levels.wishes[moveId] ?? courseLevel(session, moveId, ownFor(moveId), planned);
  return {
    ...levels,
    limits,
    startsEasier,
    wishFor,
    levelOf: (moveId) => playedLevel(wishFor(moveId), levels.factsOf(moveId), limits),
    isLocked: (moveId, level) => isLevelLocked(level, levels.factsOf(moveId), limits),
  };
}

/** The one step of a session, with each of its moves once. */
export function courseSteps({ title, minutes }: MoveSession, timeline: readonly PlacedSegment[]): [PlayerStep] {
  const played = timeline.filter(isMove);
  const first = played.filter(
    ({ plannedMoveId }, index) => played.findIndex((other) => other.plannedMoveId === plannedMoveId) === index,
  );
  const moves = plainMoves(title, first);
  return [{ name: title, minutes, moves, listName: `All ${moves.length} moves` }];
}
