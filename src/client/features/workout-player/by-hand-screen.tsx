import { useEffect, useRef, useState } from 'react';
import { WorkoutVideo } from '#client/components/workout-video.tsx';
import { now } from '#client/platform/clock.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { setThemeColour } from '#client/platform/theme.ts';
import type { Edition } from '#domain/block.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { Workout } from '#programme/workout.ts';
import { activeSeconds } from './completion.ts';
import { ExerciseGuide } from './exercise-guide.tsx';
import { LengthChoice, StartButton } from './guided/start-workout.tsx';
import type { GuidedSession } from './guided/use-guided-session.ts';
import type { MoveLevels } from './move-levels.ts';
import { MoveList } from './move-list.tsx';
import { MoveWords } from './move-words.tsx';
import { NextMove } from './next-move.tsx';
import styles from './player.module.css';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHead } from './player-head.tsx';
import { PlayerStage } from './player-stage.tsx';
import { type PlayerStep, videoPlaceOf } from './player-steps.ts';
import { useStepGestures } from './step-gestures.ts';
import type { Player } from './use-player.ts';

interface ByHandScreenProps {
  workout: Workout;
  edition: Edition;
  steps: readonly PlayerStep[];
  player: Player;
  levels: MoveLevels;
  guided: GuidedSession;
  /** It is known which workout it is, and whether she had begun it. */
  isReady: boolean;
  /** The rating or the praise is open above it. */
  isCovered: boolean;
  onStart: () => void;
  onComplete: () => void;
}

const EVERGREEN = '#0f4c45';

/** The three steps at her own pace, and the button that lets the guide lead (product §20). */
export function ByHandScreen({ workout, edition, steps, player, levels, guided, ...props }: ByHandScreenProps) {
  const [isListOpen, setListOpen] = useState(false);
  const { step, stepIndex, move, moveIndex, isLastStep, goToStep, goToMove } = player;
  const level = levels.levelOf(move.moveId);
  // What was only looked through has nothing to complete yet.
  const isFinishing = isLastStep && activeSeconds(now() - player.openedAt, workout.durationMinutes) !== null;
  const next = () => goToStep(stepIndex + 1);
  const previous = () => goToStep(stepIndex - 1);
  const enabled = !isListOpen && !props.isCovered;
  const gestures = useStepGestures({ onNext: next, onPrevious: previous, enabled });
  const page = useTopOnChange(stepIndex);
  useEffect(() => {
    setThemeColour(EVERGREEN);
    return () => setThemeColour(undefined);
  }, []);

  const listProps = {
    open: isListOpen,
    onOpenChange: setListOpen,
    shownMove: moveIndex,
    onChoose: (index: number) => {
      goToMove(index);
      setListOpen(false);
    },
  };
  return (
    <main ref={page} className={styles.player} {...gestures}>
      <PlayerHead
        steps={steps}
        stepIndex={stepIndex}
        moveIndex={moveIndex}
        onLeave={() => player.leaveTo(SCREEN_PATHS.workoutsTab)}
      />
      <WorkoutVideo
        key={stepIndex}
        place={videoPlaceOf(stepIndex, edition, workout)}
        title={step.name}
        variant="ghost"
        className={styles.video}
      >
        <PlayerStage
          key={`${stepIndex}-${moveIndex}`}
          {...{ move, moveIndex, level, levels }}
          moveCount={step.moves.length}
          isHeld={guided.isBeginning}
          onLevel={(chosen) => levels.choose(move.moveId, chosen)}
        />
      </WorkoutVideo>
      <div className={styles.side}>
        <MoveWords
          {...{ move, level }}
          isHarderLocked={levels.isLocked(move.moveId, 'harder')}
          listName={step.listName}
          onOpenList={() => setListOpen(true)}
        />
        <NextMove {...{ steps, player }} levelOf={levels.levelOf} onNextStep={next} />
        <LengthChoice
          fullMinutes={workout.durationMinutes}
          length={guided.choices.length}
          onLength={guided.chooseLength}
        />
      </div>
      <PlayerControls
        {...{ stepIndex, isLastStep, isFinishing }}
        onPrevious={previous}
        onNext={next}
        onComplete={props.onComplete}
      >
        <StartButton isReady={props.isReady} isMain={!isFinishing} onStart={props.onStart} />
      </PlayerControls>
      <p role="status" className="visually-hidden">
        {placeInWords(player, versionOf(MOVES[move.moveId], level).name)}
      </p>
      {stepIndex === 1 ? (
        <ExerciseGuide {...listProps} {...{ workout, step }} />
      ) : (
        <MoveList {...listProps} step={step} />
      )}
    </main>
  );
}

const placeInWords = ({ step, stepIndex }: Player, moveName: string): string =>
  `${step.name}, step ${stepIndex + 1} of 3: ${moveName}`;

/** Where the page had to be scrolled, a new step begins at its top. */
function useTopOnChange(stepIndex: number) {
  const page = useRef<HTMLElement>(null);
  const shown = useRef(stepIndex);
  useEffect(() => {
    if (shown.current !== stepIndex) page.current?.scrollIntoView?.();
    shown.current = stepIndex;
  }, [stepIndex]);
  return page;
}
