import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { dashboardQuery } from '#client/api/dashboard.ts';
import { useOutbox } from '#client/api/outbox.ts';
import { useRecordWorkout } from '#client/api/workout-sessions.ts';
import { useImpactCheck } from '#client/components/use-impact-check.ts';
import { dayAt } from '#client/platform/calendar-now.ts';
import { now, utcOffsetMinutes } from '#client/platform/clock.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { type Completion, completionOf, type DoneWorkout, type WorkoutFeedback } from '#domain/completion.ts';
import { impactDone } from '#domain/impact-check.ts';
import { recordOf } from '#domain/session-snapshot.ts';
import { sessionMinutes } from '#domain/workout-history.ts';
import type { SessionLength } from '#domain/workout-session.ts';
import type { Workout } from '#programme/workout.ts';
import { activeSeconds, type CompletionFigures, figuresWith, hasImpact, moodToShare } from './completion.ts';
import { forgetBegun } from './guided/saved-snapshots.ts';
import type { WorkoutSession } from './guided/use-session.ts';
import { levelOffer } from './level-offer.tsx';

/** An answer that takes no longer than this needs no word about waiting. */
const SLOW_MS = 1500;

/** A finished workout as the success dialog tells it. */
export interface Praise {
  clientId: string;
  minutes: number;
  length: SessionLength;
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
  session: WorkoutSession;
  /** When the workout was opened, in epoch milliseconds. */
  openedAt: number;
  /** Its snapshots go now. */
  onRecorded: () => void;
}

/** Completes the workout: whatever becomes of the sending, it is done (product §5), and praised once it cannot be lost. */
export function useCompletion({ userId, workout, block, session, openedAt, onRecorded }: CompletionNeeds) {
  const queryClient = useQueryClient();
  const { tell } = useImpactCheck();
  const praise = useRef(() => {});
  const record = useRecordWorkout(userId, () => praise.current());
  const [done, setDone] = useState<Omit<Praise, 'isWaiting'>>();
  const { waiting, refused } = useOutbox(userId);
  const isUnsentNow = [...waiting, ...refused].some(({ id }) => id === done?.clientId);
  const isSlow = useSlow(record.isPending);

  /** By the guide's clock if it leads, otherwise by how long the player was open. */
  function workDone(): DoneWorkout {
    const { state, isGuided, choices } = session;
    const completedAt = now();
    const about = { clientId: choices.sessionId, workoutId: workout.id, title: workout.title, block };
    const done = { ...about, completedAt, utcOffsetMinutes: utcOffsetMinutes(completedAt) };
    if (state && isGuided) return { ...done, length: choices.length, ...recordOf(state) };
    return { ...done, length: 'full', activeSeconds: activeSeconds(completedAt - openedAt, workout.durationMinutes) };
  }

  function complete(feedback: WorkoutFeedback) {
    if (!record.isIdle) return;
    const work = workDone();
    if (hasImpact(work)) tell(impactDone);
    const completion = completionOf(work, { ...feedback, preMood: moodToShare(dayAt(work.completedAt)) });
    // Counted on from what is known in this moment: in what comes next this workout is counted already.
    const dashboard = queryClient.getQueryData(dashboardQuery(userId).queryKey);
    session.claim();
    praise.current = () => {
      onRecorded();
      void forgetBegun(userId, workout.id);
      // In parts, for a slow phone: it has a whole dialog and a cheering coach to draw.
      startTransition(() => {
        setDone(praiseFor(completion, { workout, dashboard }));
      });
    };
    record.mutate(completion);
  }

  const isWaiting = isUnsentNow && (record.isError || isSlow);
  return { complete, done: done && { ...done, isWaiting } };
}

interface PraiseFacts {
  workout: Workout;
  /** Without this workout. */
  dashboard: Dashboard | undefined;
}

function praiseFor(completion: Completion, { workout, dashboard }: PraiseFacts) {
  const { clientId, completedAt, effort, length } = completion;
  return {
    clientId,
    length,
    minutes: sessionMinutes(completion, workout.durationMinutes),
    offer: effort ? levelOffer(effort, dashboard?.workoutSessions ?? []) : undefined,
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
