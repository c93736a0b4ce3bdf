import { Check, Play, Timer } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { lengthOptions, startWords } from '#client/parts/session/workout-labels.ts';
import { ShareWinButton } from '#client/parts/share/share-win/share-win-button.tsx';
import { shareableWin } from '#client/parts/share/shareable-win.ts';
import { type WorkoutStart, weekPath, workoutStartPath } from '#client/parts/site/screen-paths.ts';
import { moodIdeaUndone, weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedFacts } from '#client/ui/dotted-facts.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import type { MoodId } from '#domain/mood/mood.ts';
import { moodSuggestion } from '#domain/mood/mood-suggestion.ts';
import { planLine } from '#domain/plan/weekday-plan.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import type { WorkoutSummary } from '#programme/workouts/workout.ts';
import { summaryAt, summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import { useMoods } from './mood-check-in.tsx';
import styles from './today-card.module.css';

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

interface TodayStartProps {
  workout: WorkoutSummary;
  today: CalendarDay;
}

/** The mood sets length and level, and can be undone; another day or mood starts afresh. */
function TodayStart({ workout, today }: TodayStartProps) {
  // The chosen mood renders in its own card first.
  const chosen = useDeferredValue(useMoods(today).chosen);
  return <StartChoices key={`${workout.id} ${today} ${chosen}`} {...{ workout, today, chosen }} />;
}

interface StartChoicesProps extends TodayStartProps {
  chosen: MoodId | undefined;
}

const StartChoices = memo(function StartChoices({ workout, today, chosen }: StartChoicesProps) {
  const { suggestion, idea, undo } = useMoodIdea(today, chosen);
  const [length, setLength] = useState<WorkoutStart['length']>();
  const [plan] = useStoredValue(weekdayPlan);
  const dayLine = typeof plan === 'object' ? planLine(plan, today) : undefined;
  const start = { length: length ?? idea?.length ?? 'full', level: idea?.level } as const;
  return (
    <>
      {dayLine !== undefined && <p className={styles.note}>{dayLine}</p>}
      <SegmentedControl
        label="How long have you got?"
        surface="panel"
        className={styles.lengths}
        options={lengthOptions(workout.durationMinutes)}
        value={start.length}
        onChange={setLength}
      />
      <ButtonLink
        href={workoutStartPath(workout.id, start)}
        variant="coral"
        size="small"
        className={styles.button ?? ''}
      >
        <Play size={20} aria-hidden="true" />
        {idea ? startWords(minutesOf(start.length, workout), idea.level) : 'Start Workout'}
      </ButtonLink>
      {suggestion && (
        <div className={styles.idea}>
          <p className={styles.note}>{suggestion.text}</p>
          {idea && (
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                setLength(undefined);
                undo();
              }}
            >
              Undo
              <span className="visually-hidden">: the full workout at your own level</span>
            </button>
          )}
        </div>
      )}
    </>
  );
});

function useMoodIdea(today: CalendarDay, mood: MoodId | undefined) {
  const [undone, saveUndone] = useStoredValue(moodIdeaUndone);
  const suggestion = mood && moodSuggestion(mood);
  const occasion = `${today} ${mood}`;
  return {
    suggestion,
    idea: undone === occasion ? undefined : suggestion?.choice,
    undo: () => saveUndone(occasion),
  };
}

const minutesOf = (length: 'full' | '15' | '10', { durationMinutes }: WorkoutSummary): number =>
  length === 'full' ? durationMinutes : Number(length);
