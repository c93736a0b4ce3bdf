import { Check, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import { withChosenWorkout } from '#client/parts/session/chosen-workout.ts';
import { lengthOptions } from '#client/parts/session/workout-labels.ts';
import { type WorkoutStart, workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { WorkoutCode } from '#domain/plan/block.ts';
import { ownNote } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import type { Intensity, Workout } from '#programme/workouts/workout.ts';
import styles from './workout-card.module.css';

interface WorkoutCardProps {
  workout: Workout;
  today: CalendarDay;
  done: boolean;
  isNew: boolean;
  isNext: boolean;
  last: ShownSession | undefined;
  /** What she put in this place of the rhythm. */
  chosen?: WorkoutCode | undefined;
  children?: ReactNode;
}

export function WorkoutCard(props: WorkoutCardProps) {
  const { workout, today, done, isNew, isNext, last, chosen, children } = props;
  const { id, letter, shortTitle, durationMinutes, intensity, format, heroMove, kit } = workout;
  const [length, setLength] = useState<WorkoutStart['length']>('full');
  const titleId = `workout-${id}`;
  const card = useSeenAtOnce(isNew);
  return (
    <Card ref={card} className={classNames(styles.workout, isNext && styles.next)} aria-labelledby={titleId}>
      <div className={styles.top}>
        <span className={styles.stage}>
          <CoachPicture name={`${heroMove}-standard`} decorative />
        </span>
        <div className={styles.body}>
          <p className={styles.code}>
            Workout {letter}
            {done && (
              <Chip tone="ok">
                <Check size={15} strokeWidth={3} aria-hidden="true" className={isNew ? styles.drawn : undefined} />
                Done
              </Chip>
            )}
            {isNext && <span className="visually-hidden">, next</span>}
          </p>
          <h2 id={titleId}>{shortTitle}</h2>
          <DottedFacts className={styles.meta} facts={[`${durationMinutes} min`, intensityText(intensity)]} />
          <p className={styles.format}>
            {format.workSeconds} s on, {format.restSeconds} s off
          </p>
          <p className={styles.format}>{kit.length === 0 ? 'No kit' : `You’ll need: ${kit.join(', ')}`}</p>
        </div>
      </div>
      {last && <LastTime session={last} today={today} />}
      <Moves workout={workout} />
      {children}
      {isNext && (
        <div className={styles.lengths}>
          <p aria-hidden="true">How long have you got?</p>
          <SegmentedControl
            label="How long have you got?"
            surface="well"
            options={lengthOptions(durationMinutes)}
            value={length}
            onChange={setLength}
          />
          <p role="status" className={styles.counts}>
            {length !== 'full' && 'Short ones count too.'}
          </p>
        </div>
      )}
      <ButtonLink
        href={withChosenWorkout(workoutStartPath(id, { length }), chosen)}
        variant={isNext ? 'coral' : 'outline'}
        size="small"
        block
        className={styles.start ?? ''}
      >
        <Play size={20} aria-hidden="true" />
        Start Workout
        <span className="visually-hidden">: {shortTitle}</span>
      </ButtonLink>
    </Card>
  );
}

function useSeenAtOnce(isWanted: boolean) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const frame = requestAnimationFrame(() => part.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return part;
}

function Moves({ workout: { circuits } }: { workout: Workout }) {
  const names = new Set(circuits.flatMap(({ moves }) => moves.map((move) => MOVES[move].name)));
  return (
    <details className={styles.moves}>
      <summary>{names.size} moves</summary>
      <p>{[...names].join(', ')}</p>
    </details>
  );
}

function LastTime({ session, today }: { session: ShownSession; today: CalendarDay }) {
  const note = ownNote(session.notes);
  return (
    <div className={styles.last}>
      <b>
        <span className="visually-hidden">Last time: </span>
        {session.rating ?? 'Not rated'}
        {session.rating !== null && <small>/10</small>}
      </b>
      <p>
        {capitalised(dayText(session.completedOn as CalendarDay, today))}, {minutesOfSession(session)} min
        {note !== '' && <span className={styles.notes}>{note}</span>}
      </p>
    </div>
  );
}

const intensityText = (intensity: Intensity): string =>
  intensity.replace(/-(.)/, (_, letter: string) => ` to ${letter.toLowerCase()}`);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
