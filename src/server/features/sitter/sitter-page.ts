import type { SitterPage } from '#contract/sitter.ts';
import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import { type SitterSession, sessionsToAnswer, sitterSessions } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { timeZone } from '#domain/time/zoned-time.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { longestMinutes } from '#programme/workouts/programme-facts.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

/** The workouts as they are now. */
export type Programme = () => ProgrammeWords;

export async function sitterPage(
  context: ServerContext,
  programme: Programme,
  sitter: StoredSitter,
): Promise<SitterPage> {
  const { db, now } = context;
  const plan = await sitterPlan(context, programme, sitter.userId);
  const answers = await sitters.listAnswers(db, sitter.userId);
  return {
    firstName: plan.firstName,
    sessions: sessionsToAnswer(plan.sessions, plan.today, now()).map((session) => ({
      day: session.day,
      ...shownTimes(session, sitter),
      minutes: session.minutes,
      answer: answers.find(({ day }) => day === session.day)?.answer ?? null,
    })),
    hasCalendar: sitter.hasCalendar,
    emails: sitter.emails,
  };
}

/** As the member chose: with times, or days only. */
export function shownTimes({ from, until }: SitterSession, { showsTime }: Pick<StoredSitter, 'showsTime'>) {
  return showsTime ? { from, until } : { from: null, until: null };
}

export interface SitterPlan {
  firstName: string;
  /** In the member's time zone. */
  today: CalendarDay;
  times: WorkoutTimes | undefined;
  sessions: SitterSession[];
}

/** Without days or without access nothing is planned. */
export async function sitterPlan(
  context: Pick<ServerContext, 'db' | 'config' | 'now'>,
  programme: Programme,
  userId: string,
): Promise<SitterPlan> {
  const { db, now } = context;
  const user = await accounts.find(db, context, userId);
  const days = await workoutDays.find(db, userId);
  const today = timeZone(days?.times.zone ?? 'UTC').dayAt(now());
  const plan = { firstName: user?.firstName ?? '', today, times: days?.times };
  if (!days || user?.subscriptionStatus !== 'active') return { ...plan, sessions: [] };
  return { ...plan, sessions: sitterSessions(days.times, longestMinutes(programme()), now()) };
}
