import { ArrowRight, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useHistory, useSessionMonths } from '#client/member/use-shown.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { workoutPlayerPath } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import type { HistorySession, ShownSession } from '#contract/workout-sessions.ts';
import { type WeekMinutes, weekMinutes } from '#domain/plan/week-minutes.ts';
import { inHistoryOrder } from '#domain/progress/member-facts.ts';
import type { SessionMonth } from '#domain/progress/workout-history.ts';
import { type LevelGrowth, levelGrowth } from '#domain/session/level-growth.ts';
import { type CalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { asMoveId, moveInWords } from '#programme/moves/move-in-words.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { AddWorkoutSheet } from './add-workout-sheet.tsx';
import { averageRating, monthGroups } from './history-groups.ts';
import historyProgress from './history-progress.module.css';
import styles from './history-view.module.css';
import historyWaitStyles from './history-wait.module.css';
import { HistoryFailed, HistorySkeleton } from './history-wait.tsx';
import { SessionList, useDeletions } from './session-list.tsx';
import { TotalsRow } from './totals-row.tsx';

interface HistoryViewProps {
  userId: string;
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
}

export function HistoryView({ userId, today, member, failed }: HistoryViewProps) {
  const history = useHistory(userId);
  const months = useSessionMonths(userId);
  const sessions = history.data;
  return (
    <div className={styles.history}>
      {sessions && member && <HistoryContent {...{ userId, sessions, today, member }} months={months.data} />}
      {!sessions && !failed && !history.isError && <HistorySkeleton />}
      {history.isError && !sessions && !failed && (
        <HistoryFailed retrying={history.isFetching} onRetry={() => void history.refetch()} />
      )}
      {history.hasNextPage && (
        <Button variant="outline" block busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show older workouts
        </Button>
      )}
    </div>
  );
}

interface HistoryContentProps {
  userId: string;
  sessions: readonly HistorySession[];
  months: readonly SessionMonth[] | undefined;
  today: CalendarDay;
  member: Member;
}

function HistoryContent({ userId, sessions, months, today, member }: HistoryContentProps) {
  const [adding, setAdding] = useState(false);
  const deletions = useDeletions(userId);
  const shown = inHistoryOrder([...sessions, ...missing(deletions.deleted, sessions)]);
  const { progress } = member.dashboard;
  const add = (
    <Button variant="outline" size="small" className={styles.add ?? ''} onClick={() => setAdding(true)}>
      <Plus size={20} aria-hidden="true" />
      Add a workout
    </Button>
  );
  return (
    <>
      {shown.length > 0 && <Totals member={member} months={months} />}
      <HistoryProgress {...{ today, member }} sessions={sessions} />
      {shown.length === 0 ? <EmptyHistory next={member.overview.next ?? 1}>{add}</EmptyHistory> : add}
      <div className={styles.list}>
        <SessionList
          {...{ userId, today, deletions }}
          groups={monthGroups(shown, months)}
          showBlock={progress.currentBlock > 1}
        />
      </div>
      {shown.length > 0 && <p className={styles.end}>Everything you’ve done, kept here.</p>}
      {adding && <AddWorkoutSheet {...{ userId, today, member }} onClose={() => setAdding(false)} />}
    </>
  );
}

/** A failed deletion brings its session back: listed once. */
const missing = (deleted: readonly ShownSession[], sessions: readonly ShownSession[]): ShownSession[] =>
  deleted.filter(({ id }) => !sessions.some((session) => session.id === id));

function Totals({ member, months }: { member: Member; months: readonly SessionMonth[] | undefined }) {
  const { stats, workoutSessions } = member.dashboard;
  const { totalWorkouts } = stats;
  const average = averageRating(workoutSessions, totalWorkouts, months);
  return (
    <TotalsRow
      totals={[
        { name: pluralise(totalWorkouts, 'workout'), value: String(totalWorkouts) },
        ...(average === undefined ? [] : [{ name: 'average rating', value: average.toFixed(1) }]),
        { name: 'longest streak', value: String(member.overview.streak.longestStreak) },
      ]}
    />
  );
}

function EmptyHistory({ next, children }: { next: number; children: ReactNode }) {
  return (
    <Card className={historyWaitStyles.empty}>
      <span className={historyWaitStyles.stage}>
        <MinuteDial lit={0} className={historyWaitStyles.dial} />
        <CoachPicture name="scene-walk" decorative isFirst />
      </span>
      <div className={historyWaitStyles.emptyWords}>
        <h2>Nothing here yet</h2>
        <p>Finish your first workout and it shows up here.</p>
        <ButtonLink href={workoutPlayerPath(next)} variant="coral" size="large">
          Start Workout
        </ButtonLink>
        {children}
      </div>
    </Card>
  );
}

const SHOWN_AT_ONCE = 4;

interface HistoryProgressProps {
  today: CalendarDay;
  member: Member;
  sessions: readonly HistorySession[];
}

function HistoryProgress({ today, member, sessions }: HistoryProgressProps) {
  const { workoutDays } = member.dashboard;
  const timed = sessions.map((session) => ({ ...session, minutes: minutesOfSession(session) }));
  const weeks = weekMinutes({ today, workoutDays, sessions: timed });
  const growths = levelGrowth(sessions);
  // One week alone says no more than the totals.
  const tellsWeeks = weeks.length > 1;
  if (!tellsWeeks && growths.length === 0) return null;
  return (
    <div className={historyProgress.progress}>
      {tellsWeeks && <WeekMinutesPicture weeks={weeks} />}
      {growths.length > 0 && <LevelsGrown growths={growths} />}
    </div>
  );
}

function WeekMinutesPicture({ weeks }: { weeks: readonly WeekMinutes[] }) {
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  return (
    <Card className={historyProgress.card}>
      <figure>
        <figcaption>Minutes a week</figcaption>
        <div role="img" aria-label={wordsFor(weeks)} className={historyProgress.bars}>
          {weeks.map(({ monday, minutes }) => (
            <span key={monday} className={historyProgress.week}>
              {minutes > 0 && (
                <span className={historyProgress.bar} style={{ height: `${(minutes / most) * 100}%` }}>
                  <span className={historyProgress.minutes}>{minutes}</span>
                </span>
              )}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className={historyProgress.days}>
          {weeks.map(({ monday }, index) => (
            <span key={monday}>{index === weeks.length - 1 ? 'This week' : shortDate(monday).slice(4)}</span>
          ))}
        </p>
      </figure>
    </Card>
  );
}

function wordsFor(weeks: readonly WeekMinutes[]): string {
  const earlier = weeks.slice(0, -1).map(({ monday, minutes }) => `${minutes} in the week of ${shortDate(monday)}`);
  return `Minutes a week: ${[...earlier, `${weeks.at(-1)?.minutes ?? 0} this week so far`].join(', ')}.`;
}

function LevelsGrown({ growths }: { growths: readonly LevelGrowth[] }) {
  const words = useProgrammeWords();
  const known = growths.filter(({ moveId }) => asMoveId(moveId, words));
  const more = known.slice(SHOWN_AT_ONCE);
  if (known.length === 0) return null;
  return (
    <Card className={historyProgress.levels} aria-labelledby="levels-grown">
      <h2 id="levels-grown">Levels grown</h2>
      <Growths growths={known.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <details className={historyProgress.more}>
          <summary>{more.length} more</summary>
          <Growths growths={more} />
        </details>
      )}
    </Card>
  );
}

function Growths({ growths }: { growths: readonly LevelGrowth[] }) {
  const words = useProgrammeWords();
  return (
    <ul className={historyProgress.growths}>
      {growths.map(({ moveId, levels }) => (
        <li key={moveId}>
          <span className={historyProgress.move}>{moveInWords(moveId, words).name}</span>
          <span className={historyProgress.levels}>
            {levels.map((level, index) => (
              <Fragment key={level}>
                {index > 0 && (
                  <>
                    <span className="visually-hidden">, then </span>
                    <ArrowRight size={16} aria-hidden="true" />
                  </>
                )}
                <span>{LEVEL_NAMES[level]}</span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
