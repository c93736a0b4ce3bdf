import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { memberOf } from '#client/components/member.ts';
import { useImpactCheck } from '#client/components/use-impact-check.ts';
import type { Unsent } from '#client/components/workout-done-dialog.tsx';
import { currentDashboard } from '#client/member/queries.ts';
import { useChange } from '#client/member/use-change.ts';
import { useOutbox } from '#client/member/use-outbox.ts';
import { dayAt } from '#client/platform/calendar-now.ts';
import { now, utcOffsetMinutes } from '#client/platform/clock.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type Completion, completionOf, type DoneWorkout, type WorkoutFeedback } from '#domain/completion.ts';
import { impactDone } from '#domain/impact-check.ts';
import { recordOf } from '#domain/session-snapshot.ts';
import { sessionMinutes } from '#domain/workout-history.ts';
import type { SessionLength } from '#domain/workout-session.ts';
import type { Workout } from '#programme/workout.ts';
import { activeSeconds, type CompletionFigures, hasImpact, moodToShare } from './completion.ts';
import { forgetBegun } from './guided/saved-snapshots.ts';
import type { WorkoutSession } from './guided/use-session.ts';
import { levelOffer } from './level-offer.tsx';

/** A faster answer shows no waiting notice. */
const SLOW_MS = 1500;

export interface Praise {
  clientId: string;
  minutes: number;
  length: SessionLength;
  /** Undefined when the dashboard could not be read. */
  figures: CompletionFigures | undefined;
  offer: 'easier' | 'harder' | undefined;
  unsent: Unsent | undefined;
}

export interface CompletionNeeds {
  userId: string;
  workout: Workout;
  /** Undefined while it loads, or offline. */
  block: number | undefined;
  session: WorkoutSession;
  /** Epoch milliseconds. */
  openedAt: number;
  onRecorded: () => void;
}

/** Durability: praised once it is stored on the device, whatever becomes of the sending (product §5). */
export function useCompletion({ userId, workout, block, session, openedAt, onRecorded }: CompletionNeeds) {
  const queryClient = useQueryClient();
  const { tell } = useImpactCheck();
  const { save, isPending } = useChange(userId);
  const hasBegun = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [done, setDone] = useState<Omit<Praise, 'unsent'>>();
  const { waiting, rejected } = useOutbox(userId);
  const isDone = ({ id }: { id: string }) => id === done?.clientId;
  const isSlow = useSlow(isPending);
  const isShownWaiting = waiting.some(isDone) && (isWaiting || isSlow);
  const unsent: Unsent | undefined = rejected.some(isDone) ? 'rejected' : isShownWaiting ? 'waiting' : undefined;

  function workDone(): DoneWorkout {
    const { state, isGuided, choices } = session;
    const completedAt = now();
    const about = { clientId: choices.sessionId, workoutId: workout.id, title: workout.title, block };
    const done = { ...about, completedAt, utcOffsetMinutes: utcOffsetMinutes(completedAt) };
    if (state && isGuided) return { ...done, length: choices.length, ...recordOf(state) };
    return { ...done, length: 'full', activeSeconds: activeSeconds(completedAt - openedAt, workout.durationMinutes) };
  }

  async function complete(feedback: WorkoutFeedback) {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const work = workDone();
    if (hasImpact(work)) tell(impactDone);
    const body = completionOf(work, { ...feedback, preMood: moodToShare(dayAt(work.completedAt)) });
    const before = currentDashboard(queryClient, userId);
    session.claim();
    const outcome = await save({ kind: 'workout', body }, () => {
      onRecorded();
      void forgetBegun(userId, workout.id);
      const after = currentDashboard(queryClient, userId);
      // Transition: a whole dialog and a cheering coach are too much at once for a slow phone.
      startTransition(() => setDone(praiseFor(body, { workout, before, after })));
    });
    setWaiting(outcome.kind !== 'sent');
  }

  return { complete, done: done && { ...done, unsent } };
}

interface PraiseFacts {
  workout: Workout;
  before: Dashboard | undefined;
  after: Dashboard | undefined;
}

function praiseFor(session: Completion, { workout, before, after }: PraiseFacts): Omit<Praise, 'unsent'> {
  const { clientId, completedAt, effort, length } = session;
  return {
    clientId,
    length,
    minutes: sessionMinutes(session, workout.durationMinutes),
    offer: effort ? levelOffer(effort, before?.workoutSessions ?? []) : undefined,
    figures: after && figuresOf(after, dayAt(completedAt)),
  };
}

function figuresOf(dashboard: Dashboard, today: CalendarDay): CompletionFigures {
  const { overview } = memberOf(dashboard, today);
  return {
    doneInBlock: overview.completed.size,
    streakDays: overview.streak.currentStreak,
    totalWorkouts: dashboard.stats.totalWorkouts,
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
