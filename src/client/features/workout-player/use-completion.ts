import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRecordWorkout } from '#client/api/workout-sessions.ts';
import { dayAt } from '#client/platform/now.ts';
import { isUnsent, subscribeToUnsent } from '#client/platform/unsent-workouts.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { sessionMinutes } from '#domain/workout-history.ts';
import { RECORDED_DURATION_MINUTES } from '#domain/workout-session.ts';
import type { Workout } from '#programme/workout.ts';
import { type CompletionFigures, completionOf, figuresWith, type WorkoutRating } from './completion.ts';
import type { Player } from './use-player.ts';

/** An answer that takes no longer than this needs no word about waiting. */
const SLOW_MS = 1500;

/** A finished workout as the success dialog tells it. */
export interface DoneWorkout {
  minutes: number;
  /** Unknown when the dashboard could not be read. */
  figures: CompletionFigures | undefined;
  /** It is on the device and not yet on the server. */
  isWaiting: boolean;
}

interface CompletionNeeds {
  userId: string;
  workout: Workout;
  dashboard: Dashboard | undefined;
  player: Player;
}

/** Completes the workout: whatever becomes of the saving, it is done (product §4). */
export function useCompletion({ userId, workout, dashboard, player }: CompletionNeeds) {
  const record = useRecordWorkout(userId);
  const [done, setDone] = useState<{ clientId: string } & Omit<DoneWorkout, 'isWaiting'>>();
  const isUnsentNow = useSyncExternalStore(subscribeToUnsent, () => done !== undefined && isUnsent(done.clientId));
  const isSlow = useSlow(record.isPending);

  function complete(rating: WorkoutRating) {
    if (done) return;
    const { openedAt } = player;
    const session = completionOf(workout, rating, { openedAt, block: dashboard?.progress.currentBlock });
    const { activeSeconds = null, clientId } = session;
    player.finish();
    setDone({
      clientId,
      minutes:
        activeSeconds === null
          ? workout.durationMinutes
          : sessionMinutes({ activeSeconds, duration: RECORDED_DURATION_MINUTES, rating: rating.rating }),
      figures: dashboard && figuresWith(dashboard, workout, dayAt(session.completedAt)),
    });
    record.mutate(session);
  }

  const isWaiting = isUnsentNow && (record.isError || isSlow);
  return { complete, done: done && { minutes: done.minutes, figures: done.figures, isWaiting } };
}

function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isSlow;
}
