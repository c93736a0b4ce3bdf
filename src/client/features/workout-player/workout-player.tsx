import { useEffect, useMemo, useState } from 'react';
import { inViewTransition } from '#client/browser/view-transition.ts';
import { useCountBegun } from '#client/parts/session/begun-workout.ts';
import { noteJustFinished } from '#client/parts/session/just-finished.ts';
import { useBlockUpdatesDuringWorkout } from '#client/parts/session/workout-in-progress-lock.ts';
import { SCREEN_PATHS, weekPath } from '#client/parts/site/screen-paths.ts';
import { showToast, type ToastMessage } from '#client/ui/toast-store.ts';
import type { WorkoutCode } from '#domain/plan/block.ts';
import type { SessionStep } from '#domain/session/session-plan.ts';
import { countsAs, doneMinutes, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { currentSegment, isDone } from '#domain/session/session-state.ts';
import { keptOf, type Workout } from '#programme/workouts/workout.ts';
import { ByHandScreen } from './by-hand-screen.tsx';
import { useKindOccasions } from './cues/use-kind-occasions.ts';
import type { SessionSound } from './cues/use-session-cues.ts';
import { ResumeSheet, useBegin } from './guided/resume-sheet.tsx';
import { useSaveSnapshot } from './guided/saved-snapshots.ts';
import { ElsewhereNotice } from './guided/session-questions.tsx';
import type { GuidedSession } from './guided/use-guided-session.ts';
import { standGuard } from './guided/use-session-controls.ts';
import { useSessionSound } from './guided/use-session-sound.ts';
import { GuidedScreen } from './guided-screen.tsx';
import styles from './player.module.css';
import { videoPlaceOf } from './player-steps.ts';
import { WorkoutStart } from './start/workout-start.tsx';
import { useShownView } from './step-address.ts';
import { type ByHand, useByHand } from './use-by-hand.ts';
import { useTodaysWorkout } from './use-todays-workout.ts';
import { WorkoutCompletion } from './workout-completion.tsx';

interface WorkoutPlayerProps {
  userId: string;
  workout: Workout;
  /** Which of the 24 it is. */
  code: WorkoutCode;
  /** The same, where its completion has to say it. */
  played: WorkoutCode | undefined;
  block: number | undefined;
  isLoading: boolean;
  snapshots: readonly SessionSnapshot[];
  /** Reads again what another tab may have taken. */
  lookAgain: () => void;
}

export function WorkoutPlayer(props: WorkoutPlayerProps) {
  const { userId, workout, code, block, isLoading, snapshots, lookAgain } = props;
  useBlockUpdatesDuringWorkout();
  const { wish, session, levels, steps } = useTodaysWorkout(userId, workout, code, snapshots);
  const { state, isGuided, saved } = session;
  const byHand = useByHand(workout.id, steps, snapshots.find((snapshot) => snapshot.byHand)?.byHand);
  const isAhead = useBegin(wish.begins, !isLoading, session);
  const view = useShownView(isGuided, byHand.isOpen, isAhead);
  const isOpen = !['wait', 'start'].includes(view);
  const played = usePlayed(workout, props.played, block);
  const stopSaving = useSaveSnapshot({ userId, played, session, byHand, snapshots, isOpen });
  const sound = useSessionSound(session, code, useKindOccasions(userId, workout.id));
  const guidedStep = state && isGuided ? (currentSegment(state)?.step ?? 2) : undefined;
  useShowStep(byHand, guidedStep);
  const isOver = state !== undefined && isGuided && isDone(state);
  const [isRating, setRating] = useRating(isOver);

  const start = startsOf(session, sound);
  const complete = () => {
    session.act({ type: 'pause' });
    setRating(true);
  };
  const leaveTo = (path: string) => {
    stopSaving();
    session.goByHand();
    byHand.leaveTo(path);
  };
  const leave = () => leaveTo(SCREEN_PATHS.workoutsTab);
  const backFromDone = () => {
    noteJustFinished(workout.id);
    leaveTo(weekPath(workout.week));
  };
  const isCovered = isRating || session.isElsewhere;
  const isReady = !isLoading && !isAhead;
  const stepIndex = guidedStep ?? byHand.stepIndex;
  const videoPlace = videoPlaceOf(stepIndex, code);
  const shared = { workout, videoPlace, steps, levels, session, isCovered, onComplete: complete, onLeave: leave };
  return (
    <div className={styles.room}>
      {view === 'wait' && <main className={styles.player} />}
      {view === 'start' && (
        <WorkoutStart
          {...{ workout, steps, session, levels, sound, isReady }}
          rewrite={wish.rewrite}
          onStart={start.fromStart}
          onByHand={() => byHand.goToStep(byHand.stepIndex)}
          onLeave={leave}
        />
      )}
      {state && view === 'guided' && (
        <GuidedScreen {...shared} {...{ state, sound, stepIndex }} title={workout.shortTitle} />
      )}
      {view === 'by-hand' && (
        <ByHandScreen {...shared} {...{ byHand, isReady }} onStart={() => start.byHand(byHand.stepIndex)} />
      )}
      {saved && !isCovered && !isAhead && (
        <Resume snapshot={saved} {...{ userId, workout, session, onLeave: leave }} onUnlock={sound.unlock} />
      )}
      <ElsewhereNotice open={session.isElsewhere} onTakeBack={lookAgain} onLeave={leave} />
      <WorkoutCompletion
        {...{ userId, workout, block, session, isOver, isRating, played: props.played }}
        openedAt={byHand.openedAt}
        onRecorded={stopSaving}
        onCancel={() => setRating(false)}
        onBack={backFromDone}
        onStepGoal={() => leaveTo(SCREEN_PATHS.stepOnboarding)}
      />
    </div>
  );
}

const startsOf = (session: GuidedSession, sound: SessionSound) => ({
  byHand: (step: SessionStep) => {
    sound.unlock();
    standGuard();
    session.start(step);
  },
  fromStart: (isSoundOnly: boolean) => {
    sound.unlock();
    standGuard();
    session.showSoundOnly(isSoundOnly);
    inViewTransition(session.goOn ?? (() => session.start(0)));
  },
});

function usePlayed(workout: Workout, played: WorkoutCode | undefined, block = 0) {
  return useMemo(() => ({ ...keptOf(workout), played, block }), [workout, played, block]);
}

/** By hand it is the step that the guide is at. */
function useShowStep({ showStep }: ByHand, step: SessionStep | undefined): void {
  useEffect(() => {
    if (step !== undefined) showStep(step);
  }, [step, showStep]);
}

/** What was played to its end is rated. */
function useRating(isOver: boolean) {
  const [isRating, setRating] = useState(isOver);
  useEffect(() => setRating(isOver), [isOver]);
  return [isRating, setRating] as const;
}

function countedWords(snapshot: SessionSnapshot, { shortTitle }: Workout): ToastMessage {
  const counts = countsAs(snapshot);
  if (counts === 'workout') return { title: 'Workout completed', text: shortTitle };
  if (counts === 'day') return { title: `${doneMinutes(snapshot)} minutes, counted`, text: shortTitle };
  return { title: 'Not counted', text: 'That was under 3 minutes. It’s here when you want it.' };
}

interface ResumeProps {
  snapshot: SessionSnapshot;
  userId: string;
  workout: Workout;
  session: GuidedSession;
  onUnlock: () => void;
  onLeave: () => void;
}

function Resume({ snapshot, userId, workout, session, onUnlock, onLeave }: ResumeProps) {
  const count = useCountBegun(userId);
  return (
    <ResumeSheet
      snapshot={snapshot}
      segment={session.segmentOf(snapshot)}
      workoutTitle={workout.shortTitle}
      onCarryOn={(isEased) => {
        onUnlock();
        session.carryOn(snapshot, isEased);
      }}
      onStartAgain={() => {
        onUnlock();
        session.startAgain(snapshot);
      }}
      onCount={() => {
        session.claim();
        count(snapshot);
        session.setAside();
        showToast(countedWords(snapshot, workout));
        onLeave();
      }}
    />
  );
}
