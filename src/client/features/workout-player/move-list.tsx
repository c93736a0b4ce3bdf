import { Repeat2 } from 'lucide-react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { ExplainedText } from '#client/parts/body/explanations/explained-text.tsx';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { Button } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import { type Exercise, exerciseOf } from '#programme/moves/exercise-guide.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import styles from './move-list.module.css';
import type { PlayerMove, PlayerStep } from './player-steps.ts';

export const inPlaceOf = (plannedMoveId: MoveId, words: ProgrammeWords): string =>
  `Instead of ${moveInWords(plannedMoveId, words).name.toLowerCase()}`;

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
    <BottomSheet {...{ open, onOpenChange }} closable title={step.name} text={`${step.minutes} minutes`}>
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
                <MovePicture moveId={moveId} level="standard" words={words} />
              </span>
              <span>
                <b>{moveInWords(moveId, words).name}</b>
                <small>
                  {moveId === plannedMoveId ? moveInWords(moveId, words).cue : inPlaceOf(plannedMoveId, words)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </BottomSheet>
  );
}

interface MoveSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shownMove: number;
  onChoose: (index: number) => void;
  /** Absent where the move that is on has no stand-in. */
  onSwap?: (() => void) | undefined;
}

interface ExerciseGuideProps extends MoveSheetProps {
  workout: Workout;
  step: PlayerStep;
}

export function ExerciseGuide({ open, onOpenChange, workout, step, ...choice }: ExerciseGuideProps) {
  const words = useProgrammeWords();
  return (
    <BottomSheet {...{ open, onOpenChange }} closable title="Exercise Guide" text={workout.title}>
      <p>{workout.description}</p>
      <FoldList
        className={styles.instructions}
        folds={[{ title: 'How it runs', content: <ExplainedText text={workout.instructions} /> }]}
      />
      {partsOf(step).map(({ part, start, moves }) => (
        <section key={start} className={styles.circuit}>
          <header className={styles.heading}>
            <h3>{part}</h3>
            <p>
              {moves[0]?.rounds} · {moves[0]?.time}
            </p>
          </header>
          <ul className={styles.list}>
            {moves.map(({ moveId, plannedMoveId }, index) => (
              <GuideEntry
                key={plannedMoveId}
                {...choice}
                exercise={exerciseOf(plannedMoveId, words)}
                index={start + index}
                played={moveId}
              />
            ))}
          </ul>
        </section>
      ))}
    </BottomSheet>
  );
}

interface GuideEntryProps extends Pick<MoveSheetProps, 'shownMove' | 'onChoose' | 'onSwap'> {
  exercise: Exercise;
  index: number;
  played: MoveId;
}

function GuideEntry({ exercise, index, played, shownMove, onChoose, onSwap }: GuideEntryProps) {
  const words = useProgrammeWords();
  const { moveId, name, regression, progression, cautions } = exercise;
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.choice}
        aria-current={index === shownMove ? 'true' : undefined}
        onClick={() => onChoose(index)}
      >
        <span className={styles.large}>
          <MovePicture moveId={moveId} level="standard" words={words} />
        </span>
        <b>{name}</b>
      </button>
      {onSwap && index === shownMove && (
        <Button variant="outline" size="small" block className={styles.swap} onClick={onSwap}>
          <Repeat2 size={20} aria-hidden="true" />
          Swap this move
        </Button>
      )}
      {played !== moveId && <p className={styles.standIn}>For you: {moveInWords(played, words).name} instead</p>}
      <dl className={styles.versions}>
        <div>
          <dt>
            <MovePicture moveId={moveId} level="easier" words={words} className={styles.version} />
            Easier Version
          </dt>
          <dd>{regression}</dd>
        </div>
        <div>
          <dt>
            <MovePicture moveId={moveId} level="harder" words={words} className={styles.version} />
            Harder Version
          </dt>
          <dd>{progression}</dd>
        </div>
      </dl>
      {cautions.length > 0 && (
        <ul className={styles.cautions} aria-label={`Take care with: ${name}`}>
          {cautions.map((caution) => (
            <li key={caution}>
              <ExplainedText text={caution} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface GuidePart {
  part: string;
  start: number;
  moves: readonly PlayerMove[];
}

function partsOf({ moves }: PlayerStep): GuidePart[] {
  const names = [...new Set(moves.map(({ part }) => part))];
  return names.map((part) => ({
    part,
    start: moves.findIndex((move) => move.part === part),
    moves: moves.filter((move) => move.part === part),
  }));
}
