import { deleteSnapshot } from '#client/member/session-snapshots.ts';
import { useChange } from '#client/member/use-change.ts';
import { utcOffsetMinutes } from '#client/platform/clock.ts';
import type { WorkoutId } from '#domain/block.ts';
import { completionOf } from '#domain/completion.ts';
import { countsAs, recordOf, type SessionSnapshot } from '#domain/session-snapshot.ts';
import { noteCourseDone } from './course-days.ts';

/** Counts what was done of a workout that was begun, on the day on which it was done; what is too short is let go. */
export function useCountBegun(userId: string) {
  const { save } = useChange(userId);
  return (snapshot: SessionSnapshot) => {
    const counts = countsAs(snapshot);
    const { sessionId, workoutId, title, block, length, savedAt } = snapshot;
    if (snapshot.course) {
      if (counts !== 'nothing') noteCourseDone(snapshot.course, savedAt);
    } else if (counts !== 'nothing') {
      const done = {
        clientId: sessionId,
        workoutId: workoutId as WorkoutId,
        title,
        block,
        length: counts === 'workout' ? length : ('partial' as const),
        ...recordOf(snapshot),
        completedAt: savedAt,
        utcOffsetMinutes: utcOffsetMinutes(savedAt),
      };
      void save({ kind: 'workout', body: completionOf(done, { rating: null, notes: '' }) });
    }
    void deleteSnapshot(userId, sessionId);
  };
}
