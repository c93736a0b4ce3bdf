import { Check, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { shareableWin } from '#client/parts/share/shareable-win.ts';
import { weekPath } from '#client/parts/site/screen-paths.ts';
import { Panel } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import { summaryAt, summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import styles from './today-card.module.css';
import { TodayStart } from './today-start.tsx';

/** Longer titles take a smaller size, so that no word breaks. */
const LONG_TITLE = 15;

/** Once in four weeks. */
const BlockDoneCard = lazyView(async () => (await import('./block-done-card.tsx')).BlockDoneCard);

export function TodayCard({ userId, today, member }: { userId: string; today: CalendarDay; member: Member }) {
  const { next, plan, lastWorkoutDay } = member.overview;
  const words = useProgrammeWords();
  const workout = next && summaryAt(plan, next, words);
  const doneToday = member.dashboard.workoutSessions.find(
    ({ completedOn, length }) => completedOn === today && countsForWorkout(length),
  );
  const canOfferBlock = usePreloaded(BlockDoneCard, workout === undefined);
  if (!workout) return canOfferBlock && <BlockDoneCard {...{ userId, member, today }} />;
  if (doneToday) return <DoneCard session={doneToday} next={workout} member={member} />;
  return (
    <TodayPanel
      workout={workout}
      meta={[
        <>
          <Timer size={17} aria-hidden="true" />
          {workout.durationMinutes} min
        </>,
        workout.kit.join(', ') || 'just a little space',
      ]}
      picture={<CoachPicture name={`${workout.heroMove}-standard`} decorative isFirst className={styles.coach} />}
    >
      {lastWorkoutDay === addDays(today, -1) && (
        <p className={styles.note}>You worked out yesterday. A rest day is part of the plan; a walk counts too.</p>
      )}
      <TodayStart workout={workout} today={today} />
    </TodayPanel>
  );
}

function DoneCard(props: DoneTodayProps) {
  const { session } = props;
  const done = summaryOfSession(session, useProgrammeWords());
  if (!done) return null;
  return (
    <TodayPanel
      workout={done}
      meta={[
        <>
          <Check size={17} strokeWidth={3} aria-hidden="true" />
          Done, {minutesOfSession(session)} min
        </>,
        session.rating === null ? 'Not rated' : `${session.rating}/10`,
      ]}
      picture={<CoachPicture name="scene-celebration" decorative isFirst className={styles.coach} />}
    >
      <DoneToday {...props} />
    </TodayPanel>
  );
}

interface TodayPanelProps {
  workout: WorkoutSummary;
  meta: readonly ReactNode[];
  picture: ReactNode;
  children: ReactNode;
}

function TodayPanel({ workout, meta, picture, children }: TodayPanelProps) {
  return (
    <Panel className={styles.today} aria-labelledby="today-title">
      <div className={styles.text}>
        <p className={styles.eyebrow}>
          Week {workout.week}, workout {workout.letter}
        </p>
        <h2
          id="today-title"
          className={classNames(styles.title, workout.shortTitle.length > LONG_TITLE && styles.long)}
        >
          {workout.shortTitle}
        </h2>
        <DottedFacts className={styles.meta} facts={meta} />
      </div>
      <div className={styles.dial}>
        <MinuteDial lit={workout.durationMinutes} tone="panel" />
        <span className={styles.disc} />
        {picture}
      </div>
      <div className={styles.action}>{children}</div>
    </Panel>
  );
}

interface DoneTodayProps {
  session: Member['dashboard']['workoutSessions'][number];
  next: WorkoutSummary;
  member: Member;
}

function DoneToday({ session, next, member }: DoneTodayProps) {
  const words = useProgrammeWords();
  return (
    <>
      <p className={styles.note}>
        {member.overview.welcomeBackToday && 'That was the hard one: the first one back. '}
        Done for today. Your next one is {next.shortTitle}.
      </p>
      <ShareWinButton win={shareableWin(session, member, words)} variant="ghost" />
      <Link href={weekPath(next.week)} className={styles.seeWeek}>
        See week {next.week}
      </Link>
    </>
  );
}
