import { now } from '#client/browser/clock.ts';
import type { User } from '#contract/auth.ts';
import type { WorkoutDays } from '#contract/workout-days.ts';
import type { HistorySession } from '#contract/workout-sessions.ts';
import { answerOf, type DashboardAnswer, factsOf } from '#domain/progress/dashboard-answer.ts';
import { withEntry } from '#domain/progress/member-entry.ts';
import { inHistoryOrder } from '#domain/progress/member-facts.ts';
import { notesToKeep, sessionOf, withLaterFeedback } from '#domain/progress/sent-completion.ts';
import { monthsWith, monthsWithout, type SessionMonth } from '#domain/progress/workout-history.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { inMonth } from '#programme/workouts/session-minutes.ts';
import type { OutboxEntry } from './send.ts';

type Entries = readonly OutboxEntry[];

export function shownDashboard(answer: DashboardAnswer, entries: Entries): DashboardAnswer {
  if (entries.length === 0) return answer;
  return answerOf(entries.reduce(withEntry, factsOf(answer)), calendarDayAt(now(), 0));
}

export function shownPages(pages: HistorySession[][], entries: Entries, currentBlock: number): HistorySession[][] {
  const known = new Set(pages.flat().map(({ clientId }) => clientId));
  return pages.map((page, index) =>
    entries.reduce((sessions, entry) => {
      const added = index === 0 ? addedBy(entry, currentBlock) : undefined;
      if (added && !(entry.kind === 'workout' && known.has(added.clientId))) return withOne(sessions, added);
      return changedBy(sessions, entry);
    }, page),
  );
}

export function shownBlock(
  sessions: readonly HistorySession[],
  entries: Entries,
  { block, currentBlock }: { block: number; currentBlock: number },
): HistorySession[] {
  const ofBlock = entries.filter((entry) => (addedBy(entry, currentBlock)?.block ?? block) === block);
  return shownPages([[...sessions]], ofBlock, currentBlock)[0] ?? [];
}

/** @param known the clientIds of the sessions that the months count already. */
export function shownMonths(
  months: readonly SessionMonth[],
  entries: Entries,
  { known, currentBlock }: { known: ReadonlySet<string>; currentBlock: number },
): SessionMonth[] {
  return entries.reduce<SessionMonth[]>(
    (sums, { kind, body }) => {
      if (kind === 'workout') {
        return known.has(body.clientId) ? sums : monthsWith(sums, inMonth(sessionOf(body, currentBlock)));
      }
      if (kind === 'deletion') return monthsWithout(sums, inMonth(body.session));
      if (kind === 'restoration') return monthsWith(sums, inMonth(body.session));
      if (kind !== 'correction') return sums;
      const { session, correction } = body;
      return monthsWith(monthsWithout(sums, inMonth(session)), inMonth({ ...session, ...correctedTo(correction) }));
    },
    [...months],
  );
}

/** Times that were never complete need the server's answer. */
export function shownWorkoutDays(days: WorkoutDays, entries: Entries): WorkoutDays {
  let shown = days;
  for (const { kind, body } of entries) {
    if (kind !== 'workoutDays') continue;
    const { emailReminders = shown.emailReminders } = body;
    const { weekdays, startMinute, zone } = { ...shown.times, ...body };
    const isWhole = weekdays && startMinute !== undefined && zone !== undefined;
    const times = isWhole ? { weekdays: [...weekdays], startMinute, zone } : shown.times;
    shown = { ...shown, emailReminders, times };
  }
  return shown;
}

/** The address is not a name: it never waits. */
export function shownUser(user: User, entries: Entries): User {
  let shown = user;
  for (const { kind, body } of entries) {
    if (kind !== 'profile') continue;
    shown = { ...shown, firstName: body.firstName, lastName: body.lastName ?? shown.lastName };
  }
  return shown;
}

function addedBy({ kind, body }: OutboxEntry, currentBlock: number): HistorySession | undefined {
  if (kind === 'workout') return sessionOf(body, currentBlock);
  return kind === 'restoration' ? body.session : undefined;
}

function changedBy(sessions: HistorySession[], { kind, body }: OutboxEntry): HistorySession[] {
  if (kind === 'deletion') return sessions.filter(({ id }) => id !== body.session.id);
  if (kind === 'workout') {
    return sessions.map((session) =>
      session.clientId === body.clientId ? withLaterFeedback(session, sessionOf(body, session.block)) : session,
    );
  }
  if (kind !== 'correction') return sessions;
  return sessions.map((session) =>
    session.id === body.session.id ? { ...session, ...correctedTo(body.correction) } : session,
  );
}

const correctedTo = ({ rating, notes }: { rating?: number | null | undefined; notes?: string | undefined }) => ({
  ...(rating !== undefined && { rating }),
  ...(notes !== undefined && { notes: notesToKeep(notes) }),
});

const withOne = (sessions: HistorySession[], added: HistorySession): HistorySession[] =>
  inHistoryOrder([added, ...sessions.filter(({ id }) => id !== added.id)]);
