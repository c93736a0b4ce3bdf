import { useQueryClient } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { now, utcOffsetMinutes } from '#client/browser/clock.ts';
import { vibrate } from '#client/browser/device.ts';
import { logFailure } from '#client/browser/promises.ts';
import { programmeWords } from '#client/member/programme-words.ts';
import { currentDashboard } from '#client/member/queries.ts';
import { useChange, useOutbox } from '#client/member/use-outbox.ts';
import { isOnboarded } from '#client/parts/account/after-sign-in.ts';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { dayAt } from '#client/parts/plan/calendar-now.ts';
import { badgeFactsOf, memberOf } from '#client/parts/progress/member.ts';
import { isCelebrated } from '#client/parts/session/celebrated-workouts.ts';
import { type PraiseFigures, usePraised } from '#client/parts/session/praise.tsx';
import type { Unsent } from '#client/parts/session/unsent-note.tsx';
import { WorkoutDoneDialog } from '#client/parts/session/workout-done-dialog.tsx';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import type { Dashboard } from '#contract/dashboard.ts';
import { impactDone } from '#domain/body/impact-check.ts';
import type { WorkoutCode } from '#domain/plan/block.ts';
import type { Win } from '#domain/progress/share-story.ts';
import { newBadge } from '#domain/progress/workout-badges.ts';
import { sessionMinutes } from '#domain/progress/workout-history.ts';
import { completionOf, type DoneWorkout, type WorkoutFeedback } from '#domain/session/completion.ts';
import { recordOf } from '#domain/session/session-snapshot.ts';
import type { SessionLength } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { keptOf, type Workout } from '#programme/workouts/workout.ts';
import { BodySheet } from './after-session.tsx';
import { activeSeconds, hasImpact, moodToShare } from './completion.ts';
import { forgetBegun } from './guided/saved-snapshots.ts';
import type { GuidedSession } from './guided/use-guided-session.ts';
import { levelOffer } from './level-offer.tsx';
import { RatingDialog } from './rating-dialog.tsx';
import { WinScreen } from './win-screen.tsx';

interface WorkoutCompletionProps extends PlayedWorkout {
  /** Played to its end: counted and praised before anything is asked. */
  isOver: boolean;
  isRating: boolean;
  onCancel: () => void;
  onBack: () => void;
  onStepGoal: () => void;
}

/** Apart, so that the player beneath is not drawn again while saving. */
export function WorkoutCompletion({
  isOver,
  isRating,
  onCancel,
  onBack,
  onStepGoal,
  ...played
}: WorkoutCompletionProps) {
  const { count, complete, done } = useCompletion(played);
  const [hasSeenWin, setSeenWin] = useState(false);
  const [isUnrated, setUnrated] = useState(false);
  const countOnce = useEffectEvent(() => void count());
  useEffect(() => {
    if (isOver) countOnce();
  }, [isOver]);

  const isSettled = done !== undefined && (done.isRated || isUnrated);
  const isCounted = isOver && done !== undefined;
  usePraised(isCounted ? done.clientId : undefined);
  if (isCounted && !hasSeenWin && !done.wasPraised) {
    return <WinScreen {...done} shortTitle={played.workout.shortTitle} isFresh onNext={() => setSeenWin(true)} />;
  }
  return (
    <>
      <RatingDialog
        open={!isSettled && (isCounted || (isRating && !isOver))}
        isCounted={isCounted}
        done={movesDone(played.session)}
        onCancel={isCounted ? () => setUnrated(true) : onCancel}
        onComplete={complete}
      />
      {isSettled && (
        <SuccessDialog done={done} workout={played.workout} wasCheered={isOver} {...{ onBack, onStepGoal }} />
      )}
    </>
  );
}

/** By the guide; without it nobody knows. */
const movesDone = ({ isGuided, state }: GuidedSession): MoveId[] =>
  isGuided ? (state?.worked.map(({ moveId }) => moveId as MoveId) ?? []) : [];

/** A faster answer shows no waiting notice. */
const SLOW_MS = 1500;

/** Milliseconds on, off, on. */
const PRAISE_PATTERN = [60, 80, 160];

const UNRATED: WorkoutFeedback = { rating: null, notes: '' };

interface Praise {
  clientId: string;
  minutes: number;
  /** How often the member was needed elsewhere. */
  needed: number;
  length: SessionLength;
  /** Undefined when the dashboard could not be read. */
  figures: PraiseFigures | undefined;
  /** Follows from how hard it was. */
  offer: 'easier' | 'harder' | undefined;
  isRated: boolean;
  /** A page that was closed in the middle of the ending has praised it. */
  wasPraised: boolean;
  unsent: Unsent | undefined;
}

interface PlayedWorkout {
  userId: string;
  workout: Workout;
  /** Which of the 24 it is, where the block and the place do not tell it. */
  played: WorkoutCode | undefined;
  /** Undefined while it loads, or offline. */
  block: number | undefined;
  session: GuidedSession;
  /** Epoch milliseconds. */
  openedAt: number;
  onRecorded: () => void;
}

/** What is recorded, with the dashboard before it. */
interface Recorded {
  work: DoneWorkout;
  before: Dashboard | undefined;
}

/**
 * Durability: praised once it is stored on the device, whatever becomes of the sending (product §5). What was played to
 * its end is counted at once, and takes its rating afterwards.
 */
function useCompletion({ userId, workout, session, openedAt, onRecorded, ...place }: PlayedWorkout) {
  const queryClient = useQueryClient();
  const { tell } = useImpactCheck();
  const { save, isPending } = useChange(userId);
  const recorded = useRef<Recorded>(undefined);
  const hasRated = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [done, setDone] = useState<Omit<Praise, 'unsent'>>();
  const unsent = useUnsent(userId, done?.clientId, { isPending, isWaiting });

  function workDone(): DoneWorkout {
    const { state, isGuided, choices } = session;
    const completedAt = choices.finishedAt ?? now();
    const about = { clientId: choices.sessionId, ...keptOf(workout), ...place };
    const done = { ...about, completedAt, utcOffsetMinutes: utcOffsetMinutes(completedAt) };
    if (state && isGuided) return { ...done, length: choices.length, ...recordOf(state) };
    return { ...done, length: 'full', activeSeconds: activeSeconds(completedAt - openedAt, workout.durationMinutes) };
  }

  function begin(): Recorded {
    const work = workDone();
    if (hasImpact(work, programmeWords())) tell(impactDone);
    recorded.current = { work, before: currentDashboard(queryClient, userId) };
    return recorded.current;
  }

  async function record({ work, before }: Recorded, feedback: WorkoutFeedback) {
    const body = completionOf(work, { ...feedback, preMood: moodToShare(dayAt(work.completedAt)) });
    const isKnown = before?.workoutSessions.some(({ clientId }) => clientId === body.clientId) === true;
    const wasPraised = isKnown && isCelebrated(body.clientId);
    session.claim();
    const outcome = await save({ kind: 'workout', body }, () => {
      onRecorded();
      const forgotten = forgetBegun(userId, String(workout.id)).catch(logFailure);
      const after = currentDashboard(queryClient, userId);
      const { clientId, length, effort } = body;
      const praise = {
        clientId,
        length,
        minutes: sessionMinutes(body, workout.durationMinutes),
        needed: session.state?.needed ?? 0,
        figures: after && figuresOf(before, after, dayAt(body.completedAt)),
        offer: effort ? levelOffer(effort, before?.workoutSessions ?? []) : undefined,
        isRated: body.rating !== null,
        wasPraised,
      };
      // Only then: a page that is closed in the middle of the praise must not be asked whether the member carries on.
      // Transition: a whole dialog and a cheering coach are too much at once for a slow phone.
      void forgotten.then(() => startTransition(() => setDone(praise)));
    });
    setWaiting(outcome.kind !== 'sent');
  }

  async function count() {
    if (!recorded.current) await record(begin(), UNRATED);
  }
  async function complete(feedback: WorkoutFeedback) {
    if (hasRated.current) return;
    hasRated.current = true;
    // At the end of a session its last cue is felt.
    if (!recorded.current) vibrate(PRAISE_PATTERN);
    await record(recorded.current ?? begin(), feedback);
  }
  return { count, complete, done: done && { ...done, unsent } };
}

function figuresOf(before: Dashboard | undefined, after: Dashboard, today: CalendarDay): PraiseFigures {
  const member = memberOf(after, today);
  const { overview } = member;
  return {
    doneInBlock: overview.completed.size,
    streakDays: overview.streak.currentStreak,
    totalWorkouts: after.stats.totalWorkouts,
    days: overview.days,
    today,
    badge: before && newBadge(badgeFactsOf(memberOf(before, today)), badgeFactsOf(member)),
  };
}

function useUnsent(
  userId: string,
  clientId: string | undefined,
  { isPending, isWaiting }: { isPending: boolean; isWaiting: boolean },
): Unsent | undefined {
  const { waiting, rejected } = useOutbox(userId);
  const isSlow = useSlow(isPending);
  const isDone = ({ id }: { id: string }) => id === clientId;
  if (rejected.some(isDone)) return 'rejected';
  return waiting.some(isDone) && (isWaiting || isSlow) ? 'waiting' : undefined;
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

interface SuccessDialogProps {
  done: Praise;
  workout: Workout;
  /** The coach stood above the rating. */
  wasCheered: boolean;
  onBack: () => void;
  /** Offered after the first win. */
  onStepGoal: () => void;
}

/** Also shown while the workout could not be saved yet (product §5). */
function SuccessDialog({ done, workout, wasCheered, onBack, onStepGoal }: SuccessDialogProps) {
  const [leave, setLeave] = useState<() => void>();
  if (leave) return <BodySheet offer={done.offer} onDone={leave} />;
  return (
    <WorkoutDoneDialog
      clientId={done.clientId}
      shortTitle={workout.shortTitle}
      minutes={done.minutes}
      length={done.length}
      figures={done.figures}
      isFresh={!done.wasPraised}
      wasCheered={wasCheered}
      unsent={done.unsent}
      foot={
        <>
          <ShareWinButton win={shareableWin(workout, done)} />
          <Button variant="outline" size="large" block onClick={() => setLeave(() => onBack)}>
            Back to Workouts
          </Button>
        </>
      }
    >
      {!isOnboarded() && (
        <TextButton onClick={() => setLeave(() => onStepGoal)}>
          <Footprints size={20} aria-hidden="true" />
          Set a daily step goal
        </TextButton>
      )}
    </WorkoutDoneDialog>
  );
}

const shareableWin = ({ title, shortTitle, week, letter }: Workout, { minutes, needed, figures }: Praise): Win => ({
  title,
  shortTitle,
  week,
  letter,
  minutes,
  needed,
  workoutNumber: figures?.totalWorkouts,
  streakDays: figures?.streakDays,
});
