import { useEffect, useMemo, useState } from 'react';
import { useCountBegun } from '#client/components/begun-workout.ts';
import { noteJustFinished } from '#client/platform/just-finished.ts';
import { useRunningSession } from '#client/platform/running-session.ts';
import { SCREEN_PATHS, weekPath } from '#client/platform/screen-paths.ts';
import { showToast, type ToastMessage } from '#client/ui/toast-store.ts';
import { editionOfBlock } from '#domain/block.ts';
import { countsAs, doneMinutes, type SessionSnapshot } from '#domain/session-snapshot.ts';
import { currentSegment, isDone } from '#domain/session-state.ts';
import type { Workout } from '#programme/workout.ts';
import { ByHandScreen } from './by-hand-screen.tsx';
import { GuidedScreen } from './guided/guided-screen.tsx';
import { ResumeSheet } from './guided/resume-sheet.tsx';
import { ElsewhereNotice } from './guided/session-questions.tsx';
import { useCarryOn } from './guided/use-carry-on.ts';
import { useGuidedSession } from './guided/use-guided-session.ts';
import { useSessionSound } from './guided/use-session-sound.ts';
import { easedLevels, easedLimits, useMoveLevels } from './move-levels.ts';
import styles from './player.module.css';
import { stepsOf } from './player-steps.ts';
import { useStartWish } from './start-wish.ts';
import { usePlayer } from './use-player.ts';
import { WorkoutCompletion } from './workout-completion.tsx';

interface WorkoutPlayerProps {
  userId: string;
  workout: Workout;
  /** The one that runs; unknown while it loads, or offline. */
  block: number | undefined;
  /** It is still being read which block runs. */
  isLoading: boolean;
}

/** Warm-Up, Main Workout and Cool-Down with the coach, then the rating and the well-earned praise (product §20). */
export function WorkoutPlayer({ userId, workout, block, isLoading }: WorkoutPlayerProps) {
  useRunningSession();
  const wish = useStartWish();
  const ownLevels = useMoveLevels(wish.level);
  const edition = editionOfBlock(block ?? 1);
  const guided = useGuidedSession({ userId, workout, edition, block, levels: ownLevels, firstLength: wish.length });
  const { length, isEased } = guided.choices;
  const levels = isEased ? easedLevels(ownLevels) : ownLevels;
  const { limits } = ownLevels;
  const steps = useMemo(
    () => stepsOf(workout, length, isEased ? easedLimits(limits) : limits),
    [workout, length, isEased, limits],
  );
  const player = usePlayer(workout.id, steps);
  const sound = useSessionSound(guided);
  const [isRating, setRating] = useState(false);
  const { state, kept } = guided;

  const guidedStep = state && (currentSegment(state)?.step ?? 2);
  const { showStep } = player;
  useEffect(() => {
    if (guidedStep !== undefined) showStep(guidedStep);
  }, [guidedStep, showStep]);
  const isOver = state !== undefined && isDone(state);
  useEffect(() => setRating(isOver), [isOver]);

  const start = () => {
    sound.unlock();
    guided.start(player.stepIndex as 0 | 1 | 2);
  };
  const complete = () => {
    guided.act({ type: 'pause' });
    setRating(true);
  };
  const leaveTo = (path: string) => {
    guided.leave();
    player.leaveTo(path);
  };
  const leave = () => leaveTo(SCREEN_PATHS.workoutsTab);
  const backFromDone = () => {
    noteJustFinished(workout.id);
    leaveTo(weekPath(workout.week));
  };
  const isCovered = isRating || guided.isElsewhere;
  const isReady = !isLoading && kept.isKnown;
  const isCarryingOn = useCarryOn(wish.carriesOn, isReady, guided);
  const shared = { workout, steps, levels, guided, isCovered, onComplete: complete };
  return (
    <div className={styles.room}>
      {state ? (
        <GuidedScreen
          {...shared}
          {...{ edition, state, sound }}
          stepIndex={guidedStep ?? 0}
          onByHand={guided.leave}
          onLeave={leave}
        />
      ) : (
        <ByHandScreen {...shared} {...{ edition, player }} isReady={isReady && !isCarryingOn} onStart={start} />
      )}
      {kept.place && !state && !isCovered && !isCarryingOn && (
        <Resume place={kept.place} {...{ userId, workout, guided, onLeave: leave }} onUnlock={sound.unlock} />
      )}
      <ElsewhereNotice open={guided.isElsewhere} onTakeBack={guided.takeBack} onLeave={leave} />
      <WorkoutCompletion
        {...{ userId, workout, block, player, guided, isRating }}
        onCancel={() => setRating(false)}
        onBack={backFromDone}
      />
    </div>
  );
}

function countedWords(place: SessionSnapshot, { shortTitle }: Workout): ToastMessage {
  const counts = countsAs(place);
  if (counts === 'workout') return { title: 'Workout completed', text: shortTitle };
  if (counts === 'day') return { title: `Counted: ${doneMinutes(place)} minutes`, text: shortTitle };
  return { title: 'Let go', text: 'Under three minutes is not counted. It is here whenever you are.' };
}

interface ResumeProps {
  place: SessionSnapshot;
  userId: string;
  workout: Workout;
  guided: ReturnType<typeof useGuidedSession>;
  onUnlock: () => void;
  onLeave: () => void;
}

/** Carry on, start again, or count what she did. */
function Resume({ place, userId, workout, guided, onUnlock, onLeave }: ResumeProps) {
  const count = useCountBegun(userId);
  return (
    <ResumeSheet
      place={place}
      segment={guided.segmentOf(place)}
      workoutTitle={workout.shortTitle}
      onCarryOn={(isEased) => {
        onUnlock();
        guided.carryOn(place, isEased);
      }}
      onStartAgain={() => {
        onUnlock();
        guided.startAgain(place);
      }}
      onCount={() => {
        guided.claim();
        count(place);
        guided.kept.setAside();
        showToast(countedWords(place, workout));
        onLeave();
      }}
    />
  );
}
