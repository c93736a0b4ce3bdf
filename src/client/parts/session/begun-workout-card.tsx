import { useEffect, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { deleteSnapshot, snapshotsOf } from '#client/member/session-snapshots.ts';
import { dayAt, dayText } from '#client/parts/plan/calendar-now.ts';
import { carryOnPath, courseSessionPath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import {
  canCarryOn,
  countsAs,
  doneMinutes,
  isOffered,
  minutesLeft,
  type SessionSnapshot,
} from '#domain/session/session-snapshot.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { useCountBegun } from './begun-workout.ts';
import styles from './begun-workout-card.module.css';

interface BegunWorkoutCardProps {
  userId: string;
  today: CalendarDay;
  counted: readonly Pick<ShownSession, 'clientId'>[];
  className?: string | undefined;
}

/**
 * A workout that was begun and not finished: for a day the member may carry on; after it only the member can let it
 * go.
 */
export function BegunWorkoutCard({ userId, today, counted, className }: BegunWorkoutCardProps) {
  const [places, setPlaces] = useState<SessionSnapshot[]>([]);
  const count = useCountBegun(userId);
  useEffect(() => {
    let isOver = false;
    void snapshotsOf(userId).then((kept) => {
      if (!isOver) setPlaces(kept.filter((place) => isOffered(place, now())));
    });
    return () => {
      isOver = true;
    };
  }, [userId]);

  const place = places.find(({ sessionId }) => !counted.some(({ clientId }) => clientId === sessionId));
  if (!place) return null;
  const done = () => setPlaces(places.filter((other) => other !== place));
  return (
    <Card className={classNames(styles.card, className)} aria-labelledby="begun-title">
      {canCarryOn(place, now()) ? (
        <CarryOn place={place} />
      ) : (
        <CountOrDiscard
          {...{ place, today }}
          onCount={() => {
            count(place);
            done();
          }}
          onDiscard={() => {
            void deleteSnapshot(userId, place.sessionId);
            done();
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
