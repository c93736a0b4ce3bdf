import { useRecordWorkout } from '#client/api/workout-sessions.ts';
import { dayAt } from '#client/platform/calendar-now.ts';
import { utcOffsetMinutes } from '#client/platform/clock.ts';
import { forgetSessionPlace } from '#client/platform/session-places.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { countsAs, recordOf, type SessionPlace } from '#domain/session-place.ts';
import { RECORDED_DURATION_MINUTES } from '#domain/workout-session.ts';

/** Counts what was done of a workout that was begun, on the day on which it was done; what is too short is let go. */
export function useCountBegun(userId: string) {
  const record = useRecordWorkout(userId);
  return (place: SessionPlace) => {
    if (countsAs(place) !== 'nothing') record.mutate(begunSession(place));
    void forgetSessionPlace(userId, place.sessionId);
  };
}

/** Broken off, it is a part of the workout; played to its end and never rated, it is the workout. */
function begunSession(place: SessionPlace): NewWorkoutSessionInput {
  const { sessionId, workoutId, title, block, savedAt } = place;
  return {
    clientId: sessionId,
    workoutId: String(workoutId),
    workoutName: title,
    ...(block > 0 && { block }),
    rating: null,
    notes: '',
    duration: RECORDED_DURATION_MINUTES,
    length: countsAs(place) === 'workout' ? place.length : 'partial',
    ...recordOf(place),
    effort: null,
    preMood: null,
    completedAt: savedAt,
    completedOn: dayAt(savedAt),
    utcOffsetMinutes: utcOffsetMinutes(savedAt),
  };
}
