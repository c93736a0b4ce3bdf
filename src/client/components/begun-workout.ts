import { useRecordWorkout } from '#client/api/workout-sessions.ts';
import { utcOffsetMinutes } from '#client/platform/clock.ts';
import { forgetSessionPlace } from '#client/platform/session-places.ts';
import type { WorkoutId } from '#domain/block.ts';
import { completionOf } from '#domain/completion.ts';
import { countsAs, recordOf, type SessionSnapshot } from '#domain/session-snapshot.ts';

/** Counts what was done of a workout that was begun, on the day on which it was done; what is too short is let go. */
export function useCountBegun(userId: string) {
  const record = useRecordWorkout(userId);
  return (snapshot: SessionSnapshot) => {
    const counts = countsAs(snapshot);
    const { sessionId, workoutId, title, block, length, savedAt } = snapshot;
    if (counts !== 'nothing') {
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
      record.mutate(completionOf(done, { rating: null, notes: '' }));
    }
    void forgetSessionPlace(userId, sessionId);
  };
}
