import { useEffect, useMemo, useRef, useState } from 'react';
import { useRunningSession } from '#client/platform/running-session.ts';
import { setThemeColour } from '#client/platform/theme.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { Workout } from '#programme/workout.ts';
import { ExerciseGuide } from './exercise-guide.tsx';
import { useMoveLevels } from './move-levels.ts';
import { MoveList } from './move-list.tsx';
import { MoveWords } from './move-words.tsx';
import { NextMove } from './next-move.tsx';
import styles from './player.module.css';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHead } from './player-head.tsx';
import { PlayerStage } from './player-stage.tsx';
import { stepsOf } from './player-steps.ts';
import { RatingDialog } from './rating-dialog.tsx';
import { useStepGestures } from './step-gestures.ts';
import { SuccessDialog } from './success-dialog.tsx';
import { useCompletion } from './use-completion.ts';
import { type Player, usePlayer } from './use-player.ts';

interface WorkoutPlayerProps {
  userId: string;
  workout: Workout;
  /** Unknown while it loads, or offline. */
  dashboard: Dashboard | undefined;
}

const EVERGREEN = '#0f4c45';

/** Warm-Up, Main Workout and Cool-Down with the coach, then the rating and the well-earned praise (product §2). */
export function WorkoutPlayer({ userId, workout, dashboard }: WorkoutPlayerProps) {
  useRunningSession();
  const steps = useMemo(() => stepsOf(workout), [workout]);
  const player = usePlayer(workout.id, steps);
  const levels = useMoveLevels();
  const completion = useCompletion({ userId, workout, dashboard, player });
  const [open, setOpen] = useState<'list' | 'rating'>();
  const { step, stepIndex, move, moveIndex, isLastStep, goToStep, goToMove } = player;
  const level = levels.levelOf(move.moveId);

  const next = () => goToStep(stepIndex + 1);
  const previous = () => goToStep(stepIndex - 1);
  const gestures = useStepGestures({ onNext: next, onPrevious: previous, enabled: !open && !completion.done });
  const page = useTopOnChange(stepIndex);
  useEffect(() => {
    setThemeColour(EVERGREEN);
    return () => setThemeColour(undefined);
  }, []);

  const listProps = {
    open: open === 'list',
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? 'list' : undefined),
    shownMove: moveIndex,
    onChoose: (index: number) => {
      goToMove(index);
      setOpen(undefined);
    },
  };
  return (
    <main ref={page} className={styles.player} {...gestures}>
      <PlayerHead steps={steps} stepIndex={stepIndex} moveIndex={moveIndex} onLeave={player.leave} />
      <PlayerStage
        key={`${stepIndex}-${moveIndex}`}
        {...{ move, moveIndex, level }}
        moveCount={step.moves.length}
        onLevel={(chosen) => levels.choose(move.moveId, chosen)}
      />
      <div className={styles.side}>
        <MoveWords move={move} level={level} listName={step.listName} onOpenList={() => setOpen('list')} />
        <NextMove {...{ steps, player }} levelOf={levels.levelOf} onNextStep={next} />
      </div>
      <PlayerControls
        {...{ stepIndex, isLastStep }}
        onPrevious={previous}
        onNext={next}
        onComplete={() => setOpen('rating')}
      />
      <p role="status" className="visually-hidden">
        {placeInWords(player, versionOf(MOVES[move.moveId], level).name)}
      </p>
      {stepIndex === 1 ? <ExerciseGuide {...listProps} workout={workout} /> : <MoveList {...listProps} step={step} />}
      <RatingDialog
        open={open === 'rating' && !completion.done}
        onCancel={() => setOpen(undefined)}
        onComplete={completion.complete}
      />
      {completion.done && <SuccessDialog done={completion.done} workout={workout} onBack={player.leave} />}
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
