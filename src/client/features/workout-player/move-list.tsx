import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import styles from './exercise-guide.module.css';
import { ExerciseGuide, type MoveSheetProps } from './exercise-guide.tsx';
import type { PlayerStep } from './player-steps.ts';

export const inPlaceOf = (plannedMoveId: MoveId): string => `In place of ${MOVES[plannedMoveId].name.toLowerCase()}`;

interface StepMovesProps extends MoveSheetProps {
  workout: Workout | undefined;
  step: PlayerStep;
  stepIndex: number;
}

export function MoveSheet({ workout, step, stepIndex, ...list }: StepMovesProps) {
  return stepIndex === 1 && workout ? (
    <ExerciseGuide {...list} {...{ workout, step }} />
  ) : (
    <MoveList {...list} step={step} />
  );
}

function MoveList({ open, onOpenChange, shownMove, onChoose, step }: MoveSheetProps & { step: PlayerStep }) {
  const words = useProgrammeWords();
  return (
    <BottomSheet {...{ open, onOpenChange }} closable title={step.name} text={`${step.minutes} minutes in all`}>
      <ol className={styles.list}>
        {step.moves.map(({ moveId, plannedMoveId }, index) => (
          <li key={plannedMoveId} className={styles.entry}>
            <button
              type="button"
              className={styles.choice}
              aria-current={index === shownMove ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className={styles.picture}>
                <CoachPicture name={`${moveId}-standard`} decorative />
              </span>
              <span>
                <b>{MOVES[moveId].name}</b>
                <small>{moveId === plannedMoveId ? moveInWords(moveId, words).cue : inPlaceOf(plannedMoveId)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </BottomSheet>
  );
}
