import { Flame } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { keepStorage } from '#client/browser/kept-with-page.ts';
import { BadgeScene } from '#client/parts/progress/badge-scene.tsx';
import { CheerFigures } from '#client/parts/progress/cheer.tsx';
import { StreakWeek } from '#client/parts/progress/streak-week.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SessionDial } from '#client/ui/session-dial.tsx';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import type { WeekDay } from '#domain/progress/streak-week.ts';
import type { WorkoutBadge } from '#domain/progress/workout-badges.ts';
import { isShortVersion, type SessionLength } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { badgeWords } from '#programme/words/badge-words.ts';
import { markCelebrated } from './celebrated-workouts.ts';
import { type Landing, useCircleFlights } from './circle-flights.ts';
import styles from './praise.module.css';

/** What a finished workout came to, with it counted. */
export interface PraiseFigures {
  doneInBlock: number;
  streakDays: number;
  totalWorkouts: number;
  /** The days of the calendar week. */
  days: readonly WeekDay[];
  today: CalendarDay;
  /** The highest that this workout brought. */
  badge: WorkoutBadge | undefined;
}

/** What is praised. */
export interface PraisedWorkout {
  clientId: string;
  shortTitle: string;
  minutes: number;
  length: SessionLength;
  /** Undefined without the member's data. */
  figures: PraiseFigures | undefined;
  /** False where the member saw it already. */
  isFresh: boolean;
}

/** Marks a workout as praised with the picture that shows it, so that none is praised twice. */
export function usePraised(clientId: string | undefined): void {
  useLayoutEffect(() => {
    if (clientId === undefined) return;
    markCelebrated(clientId);
    void keepStorage();
  }, [clientId]);
}

const COUNTED = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven'.split(' ');

/** "20 minutes. Two down, ten to go." */
export function praiseText({ minutes, length, figures }: PraisedWorkout): string {
  const what = `${minutes} ${pluralise(minutes, 'minute')}${isShortVersion(length) ? ', and it counts' : ''}.`;
  if (!figures) return what;
  const toGo = WORKOUT_IDS.length - figures.doneInBlock;
  const place =
    toGo > 0
      ? `${COUNTED[figures.doneInBlock]} down, ${COUNTED[toGo]?.toLowerCase()} to go.`
      : `That’s all ${WORKOUT_IDS.length}.`;
  return `${what} ${place}`;
}

const LANDINGS: readonly Landing[] = [
  { selector: '[aria-current="date"] > span', delayMs: 650 },
  { selector: '[data-flame]', delayMs: 650 },
  { selector: '[data-minutes]', delayMs: 1_000 },
];

/** The member's numbers, the week with its new day, and the badge, if there is a new one: never more than one. */
export function PraiseDetails({ minutes, figures, isFresh }: PraisedWorkout) {
  const details = useRef<HTMLDivElement>(null);
  useCircleFlights(details, isFresh, LANDINGS);
  if (!figures) return null;
  const { streakDays, totalWorkouts, days, today, badge } = figures;
  return (
    <div ref={details} className={classNames(styles.details, isFresh && styles.fresh)}>
      <CheerFigures
        isFresh={isFresh}
        figures={[
          {
            value: streakDays,
            name: 'day streak',
            icon: (
              <span className={styles.flame} data-flame="">
                <Flame size={22} aria-hidden="true" />
              </span>
            ),
          },
          { value: minutes, name: pluralise(minutes, 'minute') },
          { value: totalWorkouts, name: pluralise(totalWorkouts, 'workout') },
        ]}
      />
      <StreakWeek days={days} today={today} />
      {badge && <NewBadge badge={badge} minutes={minutes} />}
    </div>
  );
}

/** The circle of the member's minutes stays round it. */
function NewBadge({ badge, minutes }: { badge: WorkoutBadge; minutes: number }) {
  const { name, text } = badgeWords(badge);
  return (
    <div className={styles.badge}>
      <SessionDial totalMinutes={minutes} activeMinutes={minutes} className={styles.circle}>
        <BadgeScene badge={badge} />
      </SessionDial>
      <p>
        <small>New badge</small>
        <b>{name}</b>
        <span>{text}</span>
      </p>
    </div>
  );
}
