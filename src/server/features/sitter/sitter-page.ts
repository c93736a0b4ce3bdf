import type { SitterPage } from '#contract/sitter.ts';
import { type SitterSession, sessionsToAnswer } from '#domain/sitter/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import { sitterPlan } from './sitter-plan.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

export async function sitterPage(context: ServerContext, sitter: StoredSitter): Promise<SitterPage> {
  const { db, now } = context;
  const [plan, answers] = [await sitterPlan(context, sitter.userId), await sitters.listAnswers(db, sitter.userId)];
  return {
    firstName: plan.firstName,
    sessions: sessionsToAnswer(plan.sessions, plan.today, now()).map((session) => ({
      day: session.day,
      ...shownTimes(session, sitter),
      minutes: session.minutes,
      answer: answers.find(({ day }) => day === session.day)?.answer ?? null,
    })),
    hasCalendar: sitter.hasCalendar,
    letters: sitter.letters,
  };
}

/** As she chose: with her times, or days only. */
export function shownTimes({ from, until }: SitterSession, { showsTime }: Pick<StoredSitter, 'showsTime'>) {
  return showsTime ? { from, until } : { from: null, until: null };
}
