import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { useOutbox } from '#client/api/outbox.ts';
import { useRecordWorkout } from '#client/api/workout-sessions.ts';
import { useImpactCheck } from '#client/components/use-impact-check.ts';
import { dayAt } from '#client/platform/calendar-now.ts';
import { now } from '#client/platform/clock.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { NewWorkoutSessionInput } from '#contract/workout-sessions.ts';
import { impactDone } from '#domain/impact-check.ts';
import { recordOf } from '#domain/session-place.ts';
import type { PlannedLength } from '#domain/session-plan.ts';
import { sessionMinutes } from '#domain/workout-history.ts';
import type { Workout } from '#programme/workout.ts';
import {
  activeSeconds,
  type CompletionFigures,
  completionOf,
  type DoneWork,
  figuresWith,
  hasImpact,
  type WorkoutRating,
} from './completion.ts';
import type { GuidedSession } from './guided/use-guided-session.ts';
import { forgetBegun } from './guided/use-kept-session.ts';
import { levelOffer } from './level-offer.tsx';
import type { Player } from './use-player.ts';

/** An answer that takes no longer than this needs no word about waiting. */
const SLOW_MS = 1500;

/** A finished workout as the success dialog tells it. */
export interface DoneWorkout {
  clientId: string;
  minutes: number;
  length: PlannedLength;
  /** Unknown when the dashboard could not be read. */
  figures: CompletionFigures | undefined;
  /** The level that the last workouts speak for. */
  offer: 'easier' | 'harder' | undefined;
  /** It is on the device and not yet on the server. */
  isWaiting: boolean;
}

export interface CompletionNeeds {
  userId: string;
  workout: Workout;
  /** The one that runs; unknown while it loads, or offline. */
  block: number | undefined;
  player: Player;
  guided: GuidedSession;
}

/** Completes the workout: whatever becomes of the sending, it is done (product §5), and praised once it cannot be lost. */
export function useCompletion({ userId, workout, block, player, guided }: CompletionNeeds) {
  const queryClient = useQueryClient();
  const { tell } = useImpactCheck();
  const praise = useRef(() => {});
  const record = useRecordWorkout(userId, () => praise.current());
  const [done, setDone] = useState<Omit<DoneWorkout, 'isWaiting'>>();
  const { waiting, refused } = useOutbox(userId);
  const isUnsentNow = [...waiting, ...refused].some(({ id }) => id === done?.clientId);
  const isSlow = useSlow(record.isPending);

  /** By the guide's clock if it leads, otherwise by how long the player was open. */
  function workDone(): DoneWork {
    const { state, choices } = guided;
    if (state) return { clientId: choices.sessionId, block, length: choices.length, ...recordOf(state) };
    const openSeconds = activeSeconds(now() - player.openedAt, workout.durationMinutes);
    return { clientId: player.sessionId, block, length: 'full', activeSeconds: openSeconds };
  }

  function complete(rating: WorkoutRating) {
    if (!record.isIdle) return;
    const work = workDone();
    if (hasImpact(work)) tell(impactDone);
    const session = completionOf(workout, rating, work);
    // Counted on from what is known in this moment: in what comes next this workout is counted already.
    const dashboard = queryClient.getQueryData(dashboardQuery(userId).queryKey);
    guided.claim();
    praise.current = () => {
      player.finish();
      void forgetBegun(userId, workout.id);
      // In parts, for a slow phone: it has a whole dialog and a cheering coach to draw.
      startTransition(() => {
        setDone({ length: work.length, ...praiseFor(session, { workout, rating, dashboard }) });
      });
    };
    record.mutate(session);
  }

  const isWaiting = isUnsentNow && (record.isError || isSlow);
  return { complete, done: done && { ...done, isWaiting } };
}

interface PraiseFacts {
  workout: Workout;
  rating: WorkoutRating;
  /** Without this workout. */
  dashboard: Dashboard | undefined;
}

function praiseFor(session: NewWorkoutSessionInput, { workout, rating: { effort }, dashboard }: PraiseFacts) {
  const { clientId, completedAt, activeSeconds: seconds = null, length = 'full' } = session;
  return {
    clientId,
    minutes: sessionMinutes({ activeSeconds: seconds, length }, workout.durationMinutes),
    offer: effort && levelOffer(effort, dashboard?.workoutSessions ?? []),
    figures: dashboard && figuresWith(dashboard, workout, dayAt(completedAt)),
  };
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
