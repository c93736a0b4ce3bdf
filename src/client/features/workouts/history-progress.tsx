import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import type { Member } from '#client/parts/progress/member.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { Card } from '#client/ui/card.tsx';
import type { HistorySession } from '#contract/workout-sessions.ts';
import { type WeekMinutes, weekMinutes } from '#domain/plan/week-minutes.ts';
import { type LevelGrowth, levelGrowth } from '#domain/session/level-growth.ts';
import { type CalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import styles from './history-progress.module.css';

const SHOWN_AT_ONCE = 4;

interface HistoryProgressProps {
  today: CalendarDay;
  member: Member;
  sessions: readonly HistorySession[];
}

export function HistoryProgress({ today, member, sessions }: HistoryProgressProps) {
  const { workoutDays } = member.dashboard;
  const timed = sessions.map((session) => ({ ...session, minutes: minutesOfSession(session) }));
  const weeks = weekMinutes({ today, workoutDays, sessions: timed });
  const growths = levelGrowth(sessions);
  // One week alone says no more than the totals.
  const tellsWeeks = weeks.length > 1;
  if (!tellsWeeks && growths.length === 0) return null;
  return (
    <div className={styles.progress}>
      {tellsWeeks && <WeekMinutesPicture weeks={weeks} />}
      {growths.length > 0 && <LevelsGrown growths={growths} />}
    </div>
  );
}

function WeekMinutesPicture({ weeks }: { weeks: readonly WeekMinutes[] }) {
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  const first = weeks[0];
  return (
    <Card className={styles.card}>
      <figure>
        <figcaption>Minutes a week</figcaption>
        <div role="img" aria-label={wordsFor(weeks)} className={styles.bars}>
          {weeks.map(({ monday, minutes }) => (
            <span key={monday} className={styles.week}>
              {minutes > 0 && (
                <span className={styles.bar} style={{ height: `${(minutes / most) * 100}%` }}>
                  <span className={styles.minutes}>{minutes}</span>
                </span>
              )}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className={styles.ends}>
          <span>{first && `Week of ${shortDate(first.monday)}`}</span>
          <span>This week</span>
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
  const known = growths.filter(({ moveId }) => Object.hasOwn(MOVES, moveId));
  const more = known.slice(SHOWN_AT_ONCE);
  if (known.length === 0) return null;
  return (
    <Card className={styles.levels} aria-labelledby="levels-grown">
      <h2 id="levels-grown">Levels grown</h2>
      <Growths growths={known.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{more.length} more</summary>
          <Growths growths={more} />
        </details>
      )}
    </Card>
  );
}

function Growths({ growths }: { growths: readonly LevelGrowth[] }) {
  return (
    <ul className={styles.growths}>
      {growths.map(({ moveId, levels }) => (
        <li key={moveId}>
          <span className={styles.move}>{MOVES[moveId as MoveId].name}</span>
          <span className={styles.levels}>
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
