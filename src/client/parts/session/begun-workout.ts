import { utcOffsetMinutes } from '#client/browser/clock.ts';
import type { Change } from '#client/member/outbox.ts';
import { deleteSnapshot } from '#client/member/session-snapshots.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { noteCourseDone } from '#client/parts/courses/course-days.ts';
import type { WorkoutId } from '#domain/plan/block.ts';
import { completionOf } from '#domain/session/completion.ts';
import { countsAs, recordOf, type SessionSnapshot } from '#domain/session/session-snapshot.ts';

/** Records what was done of a begun workout, on its own day; discards what is too short. */
export function useCountBegun(userId: string) {
  const { save } = useChange(userId);
  return (snapshot: SessionSnapshot) => {
    const { course, savedAt, sessionId } = snapshot;
    if (countsAs(snapshot) !== 'nothing') {
      if (course) noteCourseDone(course, savedAt);
      else void save(countedEntry(snapshot));
    }
    void deleteSnapshot(userId, sessionId);
  };
}

/** Not rated. */
export function countedEntry(snapshot: SessionSnapshot): Extract<Change, { kind: 'workout' }> {
  const { sessionId, workoutId, played, version, statedMinutes, title, block, length, savedAt } = snapshot;
  const done = {
    clientId: sessionId,
    workoutId: workoutId as WorkoutId,
    played,
    version,
    statedMinutes,
    title,
    block,
    length: countsAs(snapshot) === 'workout' ? length : ('partial' as const),
    ...recordOf(snapshot),
    completedAt: savedAt,
    utcOffsetMinutes: utcOffsetMinutes(savedAt),
  };
  return { kind: 'workout', body: completionOf(done, { rating: null, notes: '' }) };
}
