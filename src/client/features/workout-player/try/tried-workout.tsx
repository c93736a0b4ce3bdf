import { Play } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { isLostWithPage } from '#client/browser/stored-value.ts';
import { inViewTransition } from '#client/browser/view-transition.ts';
import { AfterSession } from '#client/features/workout-player/after-session.tsx';
import { useFetchedPictures } from '#client/features/workout-player/fetched-pictures.ts';
import { ResumeSheet } from '#client/features/workout-player/guided/resume-sheet.tsx';
import { ElsewhereNotice } from '#client/features/workout-player/guided/session-questions.tsx';
import { type GuidedSession, useGuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import { useSessionSound } from '#client/features/workout-player/guided/use-session-sound.ts';
import { GuidedScreen } from '#client/features/workout-player/guided-screen.tsx';
import { easedLevels, type MoveLevels, useMoveLevels } from '#client/features/workout-player/move-levels.ts';
import styles from '#client/features/workout-player/player.module.css';
import { type PlayerStep, stepsOf } from '#client/features/workout-player/player-steps.ts';
import { type StartChoicesProps, StartSound } from '#client/features/workout-player/start/start-choices.tsx';
import { StartFrame, StartKit, StartTitle } from '#client/features/workout-player/start/start-frame.tsx';
import { changedMoves, StartMoves } from '#client/features/workout-player/start/start-moves.tsx';
import { useLeavePlayer, useShownView } from '#client/features/workout-player/step-address.ts';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { TRIED_KEY } from '#client/parts/account/first-page-storage.ts';
import { Cheer } from '#client/parts/progress/cheer.tsx';
import { BuyButton } from '#client/parts/purchases/buy-button.tsx';
import { tellTryStep } from '#client/parts/session/tell-try-step.ts';
import { changeTried, readTried } from '#client/parts/session/tried-storage.ts';
import { useBlockUpdatesDuringWorkout } from '#client/parts/session/workout-in-progress-lock.ts';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { PlannedLength } from '#domain/session/session-plan.ts';
import { countsAs, doneMinutes, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { currentSegment, isDone, type SessionState } from '#domain/session/session-state.ts';
import { NOTHING_TRIED, openTries, withoutTriedSession } from '#domain/session/tried-workouts.ts';
import type { WarmUpChoice } from '#domain/session/warm-up-choice.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { TRIED_WORKOUT_CODE, TRIED_WORKOUT_ID } from '#programme/workouts/one-minute.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import { VISITOR } from './one-minute.tsx';
import tryStyles from './try.module.css';
import { useKeepTry } from './use-keep-try.ts';

/**
 * Workout 1A in ten minutes, for somebody who has no account: kept on the device until the member buys (product §25).
 */
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

  const leave = (path: string = SCREEN_PATHS.landing) => {
    keep.stop();
    session.goByHand();
    leavePlayer(path);
  };
  const finish = (snapshot: SessionSnapshot) => {
    session.act({ type: 'pause' });
    session.setAside();
    keep.stop();
    if (countsAs(snapshot) !== 'nothing') return setDone(snapshot);
    changeTried((tried) => withoutTriedSession(tried, snapshot.sessionId));
    return leave(SCREEN_PATHS.tryNotKept);
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
        <TriedStart
          {...{ workout, steps, levels, sound }}
          onStart={() => {
            sound.unlock();
            tellTryStep('try_begun');
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

interface TriedDoneProps {
  /** Played to its end. */
  isWhole: boolean;
  minutes: number;
  onLeave: () => void;
}

const KEPT_ON_DEVICE = 'It stays on this device for 30 days. Buy in that time and it’s first in your history.';

function TriedDone({ isWhole, minutes, onLeave }: TriedDoneProps) {
  useEffect(() => tellTryStep('try_finished'), []);
  const what = isWhole ? 'All 10 minutes of it.' : `${minutes} ${pluralise(minutes, 'minute')}, and they count.`;
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={isWhole ? 'Your first workout, done.' : 'You’ve started.'}
      text={`${what} ${isLostWithPage(TRIED_KEY) ? `${KEPT_WITH_PAGE}.` : KEPT_ON_DEVICE}`}
      hero={<Cheer isFresh {...{ minutes }} />}
      foot={
        <>
          <BuyButton />
          <TextButton className={tryStyles.quiet} onClick={onLeave}>
            Back to the start page
          </TextButton>
        </>
      }
    >
      <AfterSession offer={undefined} isShort={!isWhole} />
    </Dialog>
  );
}

const TRIED_LENGTH = '10' satisfies PlannedLength;

function useTriedSession(workout: Workout, snapshots: readonly SessionSnapshot[]) {
  const words = useProgrammeWords();
  const ownLevels = useMoveLevels(undefined);
  const planOf = useMemo(
    () => (length: PlannedLength, warmUp: WarmUpChoice) => timedWorkout(workout, length, words, warmUp),
    [workout, words],
  );
  const session = useGuidedSession({
    ...{ userId: VISITOR, planOf, levels: ownLevels, snapshots },
    ...{ firstLength: TRIED_LENGTH, firstWarmUp: 'usual', isOwn: ({ workoutId }) => workoutId === workout.id },
  });
  const levels = session.choices.isEased ? easedLevels(ownLevels) : ownLevels;
  return { session, levels, steps: stepsOf(workout, TRIED_LENGTH, levels, words) };
}

interface TriedStartProps extends Pick<StartChoicesProps, 'sound'> {
  workout: Workout;
  steps: readonly PlayerStep[];
  levels: Pick<MoveLevels, 'levelOf'>;
  onStart: () => void;
  onLeave: () => void;
}

const MINUTES = 10;

function TriedStart({ workout, steps, levels, sound, onStart, onLeave }: TriedStartProps) {
  const [isKeptWithPage] = useState(() => isKeptOnlyWithPage(TRIED_KEY));
  const words = useProgrammeWords();
  const [before, main, after] = steps;
  const { heroMove, shortTitle, intensity, focus, kit } = workout;
  const moves = steps.flatMap((step) => step.moves.map(({ moveId }) => moveId)).join();
  useFetchedPictures(useMemo(() => moves.split(',') as (typeof heroMove)[], [moves]));
  return (
    <StartFrame
      leaveLabel="Leave"
      onLeave={onLeave}
      title={
        <StartTitle
          eyebrow="Try your first workout"
          hero={clipOfMove(heroMove, levels.levelOf(heroMove), words)}
          minutes={MINUTES}
          title={shortTitle}
          facts={[`${MINUTES} min`, intensity, focus]}
          changed={changedMoves(steps)}
        />
      }
      foot={
        <>
          <Button variant="coral" size="large" block onClick={onStart}>
            <Play size={22} fill="currentColor" aria-hidden="true" />
            {startWords(MINUTES, undefined)}
          </Button>
          <StartSound sound={sound} />
        </>
      }
    >
      <p className={tryStyles.words}>
        {isKeptWithPage
          ? `It stays on this device. ${KEPT_WITH_PAGE}.`
          : 'It stays on this device. Buy within 30 days and it’s the first in your history.'}
      </p>
      <StartKit kit={kit} />
      <StartMoves
        title={`${before?.minutes} min warm-up, ${main?.moves.length} moves, ${after?.minutes} min cool-down`}
        moves={main?.moves ?? []}
        levelOf={levels.levelOf}
      />
    </StartFrame>
  );
}
