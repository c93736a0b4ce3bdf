import { Check, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import { withChosenWorkout } from '#client/parts/session/chosen-workout.ts';
import { type WorkoutStart, workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { RowKey } from '#client/ui/list-row.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import type { WorkoutCode } from '#domain/plan/block.ts';
import { ownNote } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import styles from './workout-card.module.css';

interface WorkoutCardProps {
  workout: Workout;
  today: CalendarDay;
  done: boolean;
  isNew: boolean;
  isNext: boolean;
  last: ShownSession | undefined;
  /** What the member put in this place of the rhythm. */
  chosen?: WorkoutCode | undefined;
  children?: ReactNode;
}

export function WorkoutCard(props: WorkoutCardProps) {
  const { workout, today, isNew, isNext, last, chosen, children } = props;
  const { id, shortTitle, heroMove } = workout;
  const words = useProgrammeWords();
  const titleId = `workout-${id}`;
  const card = useSeenAtOnce(isNew);
  const hrefOf = (length: WorkoutStart['length']) => withChosenWorkout(workoutStartPath(id, { length }), chosen);
  return (
    <Card ref={card} className={classNames(styles.workout, isNext && styles.next)} aria-labelledby={titleId}>
      <Head {...props} titleId={titleId} />
      <span className={styles.stage}>
        <MovePicture moveId={heroMove} level="standard" words={words} />
      </span>
      {last && <LastTime session={last} today={today} />}
      {children}
      <div className={styles.starts}>
        <ButtonLink href={hrefOf('full')} variant={isNext ? 'coral' : 'quiet'} size="small" block>
          <Play size={20} aria-hidden="true" />
          Start Workout
          <span className="visually-hidden">: {shortTitle}</span>
        </ButtonLink>
        {isNext && (
          <ButtonLink href={hrefOf('10')} variant="outline" size="small">
            10 min
            <span className="visually-hidden">: {shortTitle}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** One line: which, how long, with what. */
function Head({ workout, done, isNew, isNext, titleId }: WorkoutCardProps & { titleId: string }) {
  const { letter, shortTitle, durationMinutes, kit } = workout;
  return (
    <div className={styles.head}>
      <RowKey state={headState(done, isNext)}>
        {done ? (
          <Check size={22} strokeWidth={3} aria-hidden="true" className={isNew ? styles.drawn : undefined} />
        ) : (
          letter
        )}
        {done && <span className="visually-hidden">Done</span>}
      </RowKey>
      <div className={styles.body}>
        <h2 id={titleId}>{shortTitle}</h2>
        <DottedFacts
          className={styles.meta}
          facts={[`${durationMinutes} min`, kit.length === 0 ? 'No kit' : kit.join(', ')]}
        />
        {isNext && <span className="visually-hidden">, next</span>}
      </div>
    </div>
  );
}

function headState(done: boolean, isNext: boolean) {
  if (done) return 'done';
  return isNext ? 'next' : 'later';
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

function LastTime({ session, today }: { session: ShownSession; today: CalendarDay }) {
  const note = ownNote(session.notes);
  return (
    <div className={styles.last}>
      <span className="visually-hidden">Last time: </span>
      {session.rating === null ? (
        <span className={styles.unrated}>Not rated</span>
      ) : (
        <b>
          {session.rating}
          <small>/10</small>
        </b>
      )}
      <p>
        {capitalised(dayText(session.completedOn as CalendarDay, today))}, {minutesOfSession(session)} min
        {note !== '' && <span className={styles.notes}>{note}</span>}
      </p>
    </div>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
