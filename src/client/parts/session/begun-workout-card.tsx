import { now } from '#client/browser/clock.ts';
import { deleteSnapshot } from '#client/member/session-snapshots.ts';
import { dayAt, dayText } from '#client/parts/plan/calendar-now.ts';
import { carryOnPath, courseSessionPath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import {
  canCarryOn,
  countsAs,
  doneMinutes,
  minutesLeft,
  type SessionSnapshot,
} from '#domain/session/session-snapshot.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { useCountBegun } from './begun-workout.ts';
import styles from './begun-workout-card.module.css';

export interface BegunWorkoutCardProps {
  userId: string;
  today: CalendarDay;
  place: SessionSnapshot;
  /** It is counted, or let go. */
  onDone: () => void;
}

/**
 * A workout that was begun and not finished: for a day the member may carry on; after it only the member can let it
 * go.
 */
export function BegunWorkoutCard({ userId, today, place, onDone }: BegunWorkoutCardProps) {
  const count = useCountBegun(userId);
  return (
    <Card className={styles.card} aria-labelledby="begun-title">
      {canCarryOn(place, now()) ? (
        <CarryOn place={place} />
      ) : (
        <CountOrDiscard
          {...{ place, today }}
          onCount={() => {
            count(place);
            onDone();
          }}
          onDiscard={() => {
            void deleteSnapshot(userId, place.sessionId);
            onDone();
          }}
        />
      )}
    </Card>
  );
}

const wayBack = ({ course, workoutId }: SessionSnapshot): string =>
  course ? `${courseSessionPath(course)}&carry-on` : carryOnPath(workoutId);

function CarryOn({ place }: { place: SessionSnapshot }) {
  const isPlayed = countsAs(place) === 'workout' && !place.course;
  return (
    <>
      <div className={styles.words}>
        <h2 id="begun-title">{isPlayed ? 'You did all of it' : 'Carry on where you stopped?'}</h2>
        <p>{isPlayed ? `${place.title}. Say how it was.` : `${place.title}, ${minutesLeft(place.leftMs)} min left.`}</p>
      </div>
      <ButtonLink href={wayBack(place)} variant="coral" className={styles.carryOn}>
        {isPlayed ? 'Complete Workout' : 'Carry on'}
      </ButtonLink>
    </>
  );
}

interface CountOrDiscardProps {
  place: SessionSnapshot;
  today: CalendarDay;
  onCount: () => void;
  onDiscard: () => void;
}

function CountOrDiscard({ place, today, onCount, onDiscard }: CountOrDiscardProps) {
  const minutes = doneMinutes(place);
  const day = dayAt(place.savedAt);
  return (
    <>
      <div className={styles.words}>
        <h2 id="begun-title">
          You did {minutes} {minutes === 1 ? 'minute' : 'minutes'} of {place.title}
          {day === today ? ' today' : ` on ${dayText(day, today)}`}
        </h2>
        <p>
          {countsAs(place) === 'workout' && !place.course ? 'It completes the workout.' : 'It counts for that day.'}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="primary" size="small" onClick={onCount}>
          Count it
        </Button>
        <Button variant="outline" size="small" onClick={onDiscard}>
          Let it go
        </Button>
      </div>
    </>
  );
}
