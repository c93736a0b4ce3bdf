import { useMemo, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { inViewTransition } from '#client/browser/view-transition.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { changeTried, readTried } from '#client/parts/session/tried-storage.ts';
import { useBlockUpdatesDuringWorkout } from '#client/parts/session/workout-in-progress-lock.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { countsAs, doneMinutes, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { currentSegment, isDone, type SessionState } from '#domain/session/session-state.ts';
import { NOTHING_TRIED, openTries, withoutTriedSession } from '#domain/session/tried-workouts.ts';
import { TRIED_WORKOUT_CODE, TRIED_WORKOUT_ID } from '#programme/workouts/one-minute.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import { ResumeSheet } from '../guided/resume-sheet.tsx';
import { ElsewhereNotice } from '../guided/session-questions.tsx';
import type { GuidedSession } from '../guided/use-guided-session.ts';
import { useSessionSound } from '../guided/use-session-sound.ts';
import { GuidedScreen } from '../guided-screen.tsx';
import styles from '../player.module.css';
import { useLeavePlayer } from '../step-address.ts';
import { TriedCover } from './tried-cover.tsx';
import { TriedDone } from './tried-done.tsx';
import { useKeepTry } from './use-keep-try.ts';
import { useShownView, useTriedSession } from './use-tried-session.ts';

/** Workout 1A in ten minutes, for somebody who has no account: kept on the device until she buys (product §25). */
export function TriedWorkout() {
  const [look, setLook] = useState(0);
  const words = useProgrammeWords();
  const workout = useMemo(() => workoutOf(TRIED_WORKOUT_CODE, TRIED_WORKOUT_ID, words), [words]);
  return <Player key={look} workout={workout} lookAgain={() => setLook(look + 1)} />;
}

function Player({ workout, lookAgain }: { workout: Workout; lookAgain: () => void }) {
  useBlockUpdatesDuringWorkout();
  const [snapshots] = useState(() => openTries(readTried() ?? NOTHING_TRIED, now()));
  const { session, levels, steps } = useTriedSession(workout, snapshots);
  const { state, isGuided, saved } = session;
  const sound = useSessionSound(session, TRIED_WORKOUT_CODE);
  const keep = useKeepTry(session, workout);
  const [done, setDone] = useState<SessionSnapshot>();
  const leavePlayer = useLeavePlayer();
  useShownView(isGuided);

  const leave = () => {
    keep.stop();
    session.goByHand();
    leavePlayer(SCREEN_PATHS.landing);
  };
  const finish = (snapshot: SessionSnapshot) => {
    session.act({ type: 'pause' });
    session.setAside();
    keep.stop();
    if (countsAs(snapshot) !== 'nothing') return setDone(snapshot);
    changeTried((tried) => withoutTriedSession(tried, snapshot.sessionId));
    showToast({ title: 'Let go', text: 'Under three minutes is not kept. It is here whenever you are.' });
    return leave();
  };
  const isOver = state !== undefined && isGuided && isDone(state);
  const ended = done ?? (isOver ? keep.snapshotOf(state) : undefined);
  const isCovered = ended !== undefined || session.isElsewhere;
  const stepIndex = stepOf(state);
  return (
    <div className={styles.room}>
      {state && isGuided ? (
        <GuidedScreen
          {...{ session, state, levels, sound, isCovered, steps, stepIndex }}
          title={workout.shortTitle}
          onComplete={() => finish(keep.asPlayed(state))}
          onLeave={leave}
        />
      ) : (
        <TriedCover
          {...{ workout, steps, levels, sound }}
          onStart={() => {
            sound.unlock();
            inViewTransition(() => session.start(0));
          }}
          onLeave={leave}
        />
      )}
      {saved && !isCovered && <Resume {...{ saved, session, workout, onFinish: finish }} onUnlock={sound.unlock} />}
      <ElsewhereNotice open={session.isElsewhere} onTakeBack={lookAgain} onLeave={leave} />
      {ended && <TriedDone isWhole={countsAs(ended) === 'workout'} minutes={doneMinutes(ended)} onLeave={leave} />}
    </div>
  );
}

const stepOf = (state: SessionState | undefined) => (state && currentSegment(state)?.step) ?? 2;

interface ResumeProps {
  saved: SessionSnapshot;
  session: GuidedSession;
  workout: Workout;
  onUnlock: () => void;
  onFinish: (snapshot: SessionSnapshot) => void;
}

function Resume({ saved, session, workout, onUnlock, onFinish }: ResumeProps) {
  return (
    <ResumeSheet
      snapshot={saved}
      segment={session.segmentOf(saved)}
      workoutTitle={workout.shortTitle}
      onCarryOn={(isEased) => {
        onUnlock();
        session.carryOn(saved, isEased);
      }}
      onStartAgain={() => {
        onUnlock();
        changeTried((tried) => withoutTriedSession(tried, saved.sessionId));
        session.startAgain(saved);
      }}
      onCount={() => onFinish(saved)}
    />
  );
}
