import { ExplainedText } from '#client/components/explanations/explained-text.tsx';
import { CoachFigure } from '#client/figure/coach-figure.tsx';
import { CoachStill } from '#client/figure/coach-still.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { type Exercise, exercisesOf } from '#programme/exercise-guide.ts';
import type { MoveId } from '#programme/move.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { type Circuit, formatText, type Workout } from '#programme/workout.ts';
import styles from './exercise-guide.module.css';
import { type PlayerMove, roundsText } from './player-steps.ts';

export interface MoveSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Place of the move on the stage. */
  shownMove: number;
  onChoose: (index: number) => void;
}

interface ExerciseGuideProps extends MoveSheetProps {
  workout: Workout;
  /** The moves of the main part as they are open to her, in the order of the workout. */
  moves: readonly PlayerMove[];
}

/** Every exercise of the main part with its easier and harder version, by circuit (product §2). */
export function ExerciseGuide({ open, onOpenChange, workout, moves, ...choice }: ExerciseGuideProps) {
  return (
    <BottomSheet {...{ open, onOpenChange }} closable title="Exercise Guide" text={workout.title}>
      <p>{workout.description}</p>
      <p className={styles.instructions}>
        <ExplainedText text={workout.instructions} />
      </p>
      {circuitsOf(workout).map(({ circuit, start, exercises }) => (
        <section key={start} className={styles.circuit}>
          <header className={styles.heading}>
            <h3>{circuit.name ?? 'Main Workout'}</h3>
            <p>
              {roundsText(circuit.rounds)} · {formatText(workout.format)}
            </p>
          </header>
          <ul className={styles.list}>
            {exercises.map((exercise, index) => (
              <GuideEntry
                key={exercise.moveId}
                {...choice}
                {...{ exercise }}
                index={start + index}
                played={moves[start + index]?.moveId ?? exercise.moveId}
              />
            ))}
          </ul>
        </section>
      ))}
    </BottomSheet>
  );
}

interface GuideEntryProps extends Pick<MoveSheetProps, 'shownMove' | 'onChoose'> {
  exercise: Exercise;
  index: number;
  /** Another move where this one is not open to her. */
  played: MoveId;
}

function GuideEntry({ exercise, index, played, shownMove, onChoose }: GuideEntryProps) {
  const { moveId, name, regression, progression, cautions } = exercise;
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.choice}
        aria-current={index === shownMove ? 'true' : undefined}
        onClick={() => onChoose(index)}
      >
        <span className={styles.moving}>
          <CoachFigure moveId={moveId} decorative />
        </span>
        <b>{name}</b>
      </button>
      {played !== moveId && <p className={styles.standIn}>For you: {MOVES[played].name}, kinder to your pelvis</p>}
      <dl className={styles.versions}>
        <div>
          <dt>
            <CoachStill moveId={moveId} level="easier" decorative />
            Easier Version
          </dt>
          <dd>{regression}</dd>
        </div>
        <div>
          <dt>
            <CoachStill moveId={moveId} level="harder" decorative />
            Harder Version
          </dt>
          <dd>{progression}</dd>
        </div>
      </dl>
      {cautions.length > 0 && (
        <ul className={styles.cautions} aria-label={`What to watch for: ${name}`}>
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

interface GuideCircuit {
  circuit: Circuit;
  /** Place of its first move in the main part. */
  start: number;
  exercises: readonly Exercise[];
}

function circuitsOf(workout: Workout): GuideCircuit[] {
  const exercises = exercisesOf(workout);
  let start = 0;
  return workout.circuits.map((circuit) => {
    const first = start;
    start += circuit.moves.length;
    return { circuit, start: first, exercises: exercises.slice(first, start) };
  });
}
