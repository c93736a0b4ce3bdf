import { FIRST_GET_READY_MS, type PlannedSegment } from '#domain/session/session-plan.ts';
import { STRETCH_MOVES } from '../moves/stretches.ts';
import type { CourseStep, MoveSession } from './course.ts';

/**
 * A session of a course as timed segments, all of one step. The session ends with its last move, which takes the rest that
 * would have followed. Without the time to get ready the segments add up to the stated minutes. Empty for a session without
 * steps.
 */
export function timedCourseSession({ title, steps }: MoveSession): PlannedSegment[] {
  const placed = steps.map((step, index) => ({
    ...step,
    place: { circuit: title, round: 1, rounds: 1, number: index + 1, count: steps.length },
  }));
  const [first] = placed;
  if (!first) return [];
  const moves = placed.flatMap((step, index): PlannedSegment[] => {
    const next = placed[index + 1];
    const restMs = step.restSeconds * 1000;
    const move = {
      ...about(step),
      kind: kindOf(step),
      level: step.level,
      durationMs: step.seconds * 1000 + (next ? 0 : restMs),
    };
    return next && restMs > 0 ? [move, { ...about(next), kind: 'rest', durationMs: restMs }] : [move];
  });
  return [{ ...about(first), kind: 'get-ready', durationMs: FIRST_GET_READY_MS }, ...moves];
}

const about = ({ moveId, place }: Pick<PlannedSegment, 'moveId' | 'place'>) => ({ step: 0, moveId, place }) as const;

const kindOf = ({ moveId }: CourseStep): 'work' | 'stretch' =>
  Object.hasOwn(STRETCH_MOVES, moveId) ? 'stretch' : 'work';
