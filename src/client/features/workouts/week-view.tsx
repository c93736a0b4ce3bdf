import { useEffect, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { forgetJustFinished, justFinished } from '#client/parts/session/just-finished.ts';
import { weekPath } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import {
  isWeekComplete,
  isWorkoutCode,
  type Week,
  type WorkoutCode,
  type WorkoutId,
  workoutIdsOfWeek,
} from '#domain/plan/block.ts';
import { RHYTHM } from '#domain/plan/follow-on.ts';
import { countsForWorkout } from '#domain/session/workout-session.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { workoutAt } from '#programme/plan/follow-on.ts';
import { rhythmChoice } from '#programme/plan/rhythm.ts';
import { codeOfSession, summaryOf } from '#programme/workouts/workout-summaries.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import styles from './week-view.module.css';
import { WorkoutCard } from './workout-card.tsx';

interface WeekViewProps {
  week: Week;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

export function WeekView({ week, today, member, failed }: WeekViewProps) {
  if (member) return <Workouts {...{ week, today, member }} />;
  return failed ? null : <WorkoutsSkeleton />;
}

function Workouts({ week, today, member }: { week: Week; today: CalendarDay; member: Member }) {
  const { completed, next } = member.overview;
  const suggested = member.overview.week;
  const [cameFrom] = useState(justFinished);
  useEffect(forgetJustFinished, []);
  return (
    <div className={styles.week}>
      {isWeekComplete(completed, week) && (
        <>
          <p className={styles.line}>All 3 done. Do one again, or move on.</p>
          {!isWeekComplete(completed, suggested) && (
            <ButtonLink href={weekPath(suggested)} variant="coral" className={styles.on} block>
              On to week {suggested}
            </ButtonLink>
          )}
        </>
      )}
      {week > suggested && <p className={styles.line}>Start any week you like. Week {suggested} is next.</p>}
      <ul className={styles.workouts}>
        {workoutIdsOfWeek(week).map((place) => (
          <li key={place}>
            <PlaceCard {...{ place, today, member }} isNew={place === cameFrom} isNext={place === next} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlaceCardProps {
  place: WorkoutId;
  today: CalendarDay;
  member: Member;
  isNew: boolean;
  isNext: boolean;
}

/** In the rhythm the member may put another workout in its place. */
function PlaceCard({ place, member, ...rest }: PlaceCardProps) {
  const { plan, completed } = member.overview;
  const { workoutSessions } = member.dashboard;
  const words = useProgrammeWords();
  const planned = workoutAt(plan, place);
  const [chosen, choose] = useState<WorkoutCode>();
  const code = chosen ?? planned;
  return (
    <WorkoutCard
      {...rest}
      chosen={chosen}
      workout={workoutOf(code, place, words)}
      done={completed.has(place)}
      last={workoutSessions.find((session) => codeOfSession(session) === code && countsForWorkout(session.length))}
    >
      {plan === `steady${RHYTHM}` && <RhythmChoiceField sessions={workoutSessions} code={code} onChoose={choose} />}
    </WorkoutCard>
  );
}

function WorkoutsSkeleton() {
  return (
    <div className={styles.week}>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <div className={styles.workouts}>
        <Skeleton shape="card" className={styles.waits ?? ''} />
        <Skeleton shape="card" className={styles.waits ?? ''} />
        <Skeleton shape="card" className={styles.waits ?? ''} />
      </div>
    </div>
  );
}

interface RhythmChoiceFieldProps {
  sessions: readonly ShownSession[];
  code: WorkoutCode;
  onChoose: (code: WorkoutCode) => void;
}

/** Any of the 24 for a place of the rhythm; those the member liked come first. */
function RhythmChoiceField({ sessions, code, onChoose }: RhythmChoiceFieldProps) {
  const { liked, others, tooHard } = rhythmChoice(sessions);
  return (
    <SelectField
      label="Swap this workout"
      value={code}
      onChange={({ target }) => isWorkoutCode(target.value) && onChoose(target.value)}
    >
      <Group label="You liked" codes={liked} />
      <Group label="All workouts" codes={others} />
      <Group label="Too hard last time" codes={tooHard} />
    </SelectField>
  );
}

function Group({ label, codes }: { label: string; codes: readonly WorkoutCode[] }) {
  const words = useProgrammeWords();
  if (codes.length === 0) return null;
  return (
    <optgroup label={label}>
      {codes.map((code) => {
        const { shortTitle, durationMinutes } = summaryOf(code, words);
        return (
          <option key={code} value={code}>
            {shortTitle}, {durationMinutes} min
          </option>
        );
      })}
    </optgroup>
  );
}
