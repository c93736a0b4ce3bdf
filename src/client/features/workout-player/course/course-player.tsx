import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { now } from '#client/browser/clock.ts';
import { inViewTransition } from '#client/browser/view-transition.ts';
import { useKeptPictures } from '#client/features/workout-player/fetched-pictures.ts';
import { ResumeSheet, useBegin } from '#client/features/workout-player/guided/resume-sheet.tsx';
import { forgetBegun, useSaveSnapshot } from '#client/features/workout-player/guided/saved-snapshots.ts';
import { type GuidedSession, useGuidedSession } from '#client/features/workout-player/guided/use-guided-session.ts';
import { useSessionSound } from '#client/features/workout-player/guided/use-session-sound.ts';
import { GuidedScreen } from '#client/features/workout-player/guided-screen.tsx';
import type { MoveLevels } from '#client/features/workout-player/move-levels.ts';
import type { PlayerStep } from '#client/features/workout-player/player-steps.ts';
import { type StartChoicesProps, StartSound } from '#client/features/workout-player/start/start-choices.tsx';
import { StartFrame, StartKit, StartTitle } from '#client/features/workout-player/start/start-frame.tsx';
import { changedMoves, StartMoves } from '#client/features/workout-player/start/start-moves.tsx';
import { programmeWords, useProgrammeWords } from '#client/member/programme-words.ts';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { noteCourseDone } from '#client/parts/courses/course-days.ts';
import { useBlockUpdatesDuringWorkout } from '#client/parts/session/workout-in-progress-lock.ts';
import { startWords } from '#client/parts/session/workout-labels.ts';
import { coursePath } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { impactDone } from '#domain/body/impact-check.ts';
import { doneMinutes, LEAST_COUNTED_MS, recordOf, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { isDone } from '#domain/session/session-state.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import type { MoveSession } from '#programme/courses/course.ts';
import { courseSessionKey, type SessionOfCourse } from '#programme/courses/courses.ts';
import { timedCourseSession } from '#programme/courses/timed-course-session.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { hasImpact } from '../completion.ts';
import { ElsewhereNotice } from '../guided/session-questions.tsx';
import { easedLevels } from '../move-levels.ts';
import styles from '../player.module.css';
import { useLeavePlayer, useShownView } from '../step-address.ts';
import { CourseDone } from './course-done.tsx';
import courseStart from './course-start.module.css';
import { type CourseLevels, courseSteps, useCourseLevels } from './use-course-levels.ts';

interface CoursePlayerProps {
  userId: string;
  found: SessionOfCourse<MoveSession>;
  snapshots: readonly SessionSnapshot[];
  /** Reads again what another tab may have taken. */
  lookAgain: () => void;
}

const TOO_SHORT = { title: 'Not saved', text: 'That was under 3 minutes. It’s here when you want it.' };

export function CoursePlayer({ userId, found, snapshots, lookAgain }: CoursePlayerProps) {
  useBlockUpdatesDuringWorkout();
  const { session, levels, ownLevels, step } = useTodaysSession(userId, found, snapshots);
  const { state, isGuided, saved } = session;
  const key = courseSessionKey(found);
  const played = useMemo(
    () => ({ workoutId: 0, block: 0, course: key, title: found.session.title }),
    [key, found.session.title],
  );
  const stopSaving = useSaveSnapshot({ userId, played, session, snapshots, isOpen: isGuided });
  const sound = useSessionSound(session, 'every');
  const isOver = state !== undefined && isGuided && isDone(state);
  const [minutes, setMinutes] = useState<number>();
  const leavePlayer = useLeavePlayer();
  const isCarryingOn = useBegin(new URLSearchParams(useSearch()).has('carry-on') && 'carry-on', true, session);
  useShownView(isGuided);

  const { tell } = useImpactCheck();
  const leave = () => {
    stopSaving();
    session.goByHand();
    leavePlayer(coursePath(found.course.id));
  };
  const note = (activeMs: number, atMs: number) => {
    stopSaving();
    session.claim();
    if (state && hasImpact(recordOf(state), programmeWords())) tell(impactDone);
    noteCourseDone(key, atMs);
    void forgetBegun(userId, key);
    setMinutes(doneMinutes({ activeMs }));
  };
  const finish = (activeMs: number, atMs: number) => {
    session.act({ type: 'pause' });
    session.setAside();
    if (activeMs >= LEAST_COUNTED_MS) return note(activeMs, atMs);
    void forgetBegun(userId, key);
    showToast(TOO_SHORT);
    return leave();
  };
  const noteEnd = useEffectEvent(() => note(state?.activeMs ?? 0, now()));
  useEffect(() => {
    if (isOver) noteEnd();
  }, [isOver]);
  const start = () => {
    sound.unlock();
    inViewTransition(() => session.start(0));
  };
  const isCovered = minutes !== undefined || session.isElsewhere;
  return (
    <div className={styles.room}>
      {state && isGuided ? (
        <GuidedScreen
          {...{ session, state, levels, sound, isCovered }}
          title={found.session.title}
          steps={[step]}
          stepIndex={0}
          onComplete={() => finish(state.activeMs, now())}
          onLeave={leave}
        />
      ) : (
        <CourseStart
          {...found}
          {...{ step, levels, ownLevels, sound }}
          isReady={!isCarryingOn}
          onStart={start}
          onLeave={leave}
        />
      )}
      {saved && !isCovered && !isCarryingOn && (
        <Resume {...{ saved, session, found }} onUnlock={sound.unlock} onCount={finish} />
      )}
      <ElsewhereNotice open={session.isElsewhere} onTakeBack={lookAgain} onLeave={leave} />
      {minutes !== undefined && <CourseDone {...found} minutes={minutes} onBack={leave} />}
    </div>
  );
}

/** As it is played today, with the levels and moves that the member's limits leave open. */
function useTodaysSession(userId: string, found: SessionOfCourse<MoveSession>, snapshots: readonly SessionSnapshot[]) {
  const { session: toPlay } = found;
  const ownLevels = useCourseLevels(toPlay);
  const planOf = useMemo(() => () => timedCourseSession(toPlay), [toPlay]);
  const first = { firstLength: 'full', firstWarmUp: 'usual' } as const;
  const session = useGuidedSession({ userId, planOf, levels: ownLevels, ...first, snapshots, isOwn: () => true });
  const levels = session.choices.isEased ? easedLevels(ownLevels) : ownLevels;
  const [step] = courseSteps(toPlay, session.segments);
  useKeptPictures([step]);
  return { session, levels, ownLevels, step };
}

interface ResumeProps {
  saved: SessionSnapshot;
  session: GuidedSession;
  found: SessionOfCourse<MoveSession>;
  onUnlock: () => void;
  onCount: (activeMs: number, atMs: number) => void;
}

function Resume({ saved, session, found, onUnlock, onCount }: ResumeProps) {
  return (
    <ResumeSheet
      snapshot={saved}
      segment={session.segmentOf(saved)}
      workoutTitle={found.session.title}
      onCarryOn={(isEased) => {
        onUnlock();
        session.carryOn(saved, isEased);
      }}
      onStartAgain={() => {
        onUnlock();
        session.startAgain(saved);
      }}
      onCount={() => onCount(saved.activeMs, saved.savedAt)}
    />
  );
}

interface CourseStartProps extends SessionOfCourse<MoveSession>, Pick<StartChoicesProps, 'sound'> {
  step: PlayerStep;
  levels: Pick<MoveLevels, 'levelOf'>;
  ownLevels: CourseLevels;
  isReady: boolean;
  onStart: () => void;
  onLeave: () => void;
}

function CourseStart(props: CourseStartProps) {
  const { course, session, step, levels, ownLevels, sound, isReady, onStart, onLeave } = props;
  const { title, minutes, words, kit } = session;
  const programme = useProgrammeWords();
  const hero = step.moves[0]?.moveId ?? ('breathe' satisfies MoveId);
  return (
    <StartFrame
      leaveLabel="Leave session"
      onLeave={onLeave}
      title={
        <StartTitle
          eyebrow={course.title}
          hero={clipOfMove(hero, levels.levelOf(hero), programme)}
          {...{ minutes, title }}
          facts={[`${minutes} min`, `${step.moves.length} moves`]}
          changed={changedMoves([step])}
        />
      }
      foot={
        <>
          <Button variant="coral" size="large" block busy={!isReady} onClick={onStart}>
            <Play size={22} fill="currentColor" aria-hidden="true" />
            {startWords(minutes, undefined)}
          </Button>
          <StartSound sound={sound} />
        </>
      }
    >
      <p className={courseStart.words}>{words}</p>
      <EasedWords {...ownLevels} />
      <StartKit kit={kit} />
      <StartMoves title={step.listName} moves={step.moves} levelOf={levels.levelOf} />
    </StartFrame>
  );
}

/** Why a session that builds up to jumps starts at Easier. Safety: care that was told is not taken back here. */
function EasedWords({ startsEasier, limits, chooseForToday }: CourseLevels) {
  if (startsEasier === undefined) return null;
  if (startsEasier === 'told') {
    return (
      <p className={courseStart.words}>
        You told us something wasn’t right, so this one starts with Easier. After 3 good sessions you can change that.
      </p>
    );
  }
  return (
    <>
      <p className={courseStart.words}>Your safety answers start you with Easier.</p>
      {!limits.impactLocked && (
        <>
          <p className={courseStart.words}>
            Play it as planned only while nothing leaks, drags, domes or hurts, during or the day after.
          </p>
          <Button variant="outline" block onClick={() => chooseForToday('harder')}>
            Play it as planned
          </Button>
        </>
      )}
    </>
  );
}
