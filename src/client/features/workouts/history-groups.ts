import type { ShownSession } from '#contract/workout-sessions.ts';
import { isWorkoutId, type Week, weekOfWorkout } from '#domain/plan/block.ts';
import {
  monthOf,
  ratingAverage,
  type SessionMonth,
  type SessionTotals,
  sessionTotals,
} from '#domain/progress/workout-history.ts';
import { type CalendarDay, monthAndYear } from '#domain/time/calendar-day.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import { inMonth } from '#programme/workouts/session-minutes.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';

export interface HistoryGroup {
  key: string;
  title: string;
  line?: string | undefined;
  sessions: ShownSession[];
}

/** Undefined until it is known: with the months, or where every session is at hand; and where nothing was rated. */
export function averageRating(
  sessions: readonly ShownSession[],
  totalWorkouts: number,
  months?: readonly SessionMonth[],
): number | undefined {
  if (months) {
    const sumOf = (field: 'rated' | 'ratingSum') => months.reduce((sum, month) => sum + month[field], 0);
    return ratingAverage({ workouts: 0, minutes: 0, rated: sumOf('rated'), ratingSum: sumOf('ratingSum') });
  }
  return sessions.length >= totalWorkouts ? ratingAverage(sessionTotals(sessions.map(inMonth))) : undefined;
}

export function monthGroups(
  sessions: readonly ShownSession[],
  months: readonly SessionMonth[] | undefined,
): HistoryGroup[] {
  return groupedBy(sessions, ({ completedOn }) => monthOf(completedOn)).map(([month, ofMonth]) => {
    const totals = months?.find((other) => other.month === month);
    return {
      key: month,
      title: monthAndYear(`${month}-01` as CalendarDay),
      line: totals && totalsLine(totals),
      sessions: ofMonth,
    };
  });
}

export function weekGroups(sessions: readonly ShownSession[]): HistoryGroup[] {
  return groupedBy(sessions, weekOf)
    .sort(([a], [b]) => a - b)
    .map(([week, ofWeek]) => ({
      key: `week${week}`,
      title: `Week ${week}, ${WEEK_NAMES[week].celebratedName}`,
      line: totalsLine(sessionTotals(ofWeek.map(inMonth))),
      sessions: ofWeek.reverse(),
    }));
}

export function totalsLine(totals: SessionTotals): string {
  const average = ratingAverage(totals);
  return [
    `${totals.workouts} ${pluralise(totals.workouts, 'workout')}`,
    `${formatCount(totals.minutes)} min`,
    ...(average === undefined ? [] : [`${average.toFixed(1)} average rating`]),
  ].join(', ');
}

function weekOf({ workoutId }: ShownSession): Week {
  const id = Number(workoutId);
  return isWorkoutId(id) ? weekOfWorkout(id) : 1;
}

function groupedBy<Key>(
  sessions: readonly ShownSession[],
  keyOf: (session: ShownSession) => Key,
): [Key, ShownSession[]][] {
  const groups = new Map<Key, ShownSession[]>();
  for (const session of sessions) {
    const group = groups.get(keyOf(session));
    if (group) group.push(session);
    else groups.set(keyOf(session), [session]);
  }
  return [...groups];
}
