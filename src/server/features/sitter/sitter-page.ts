import type { CoverPage } from '#contract/sitter.ts';
import { type CoverSession, sessionsToAnswer } from '#domain/sitter/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import { coverPlan } from './sitter-plan.ts';
import type { StoredCover } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

export async function coverPage(context: ServerContext, cover: StoredCover): Promise<CoverPage> {
  const { db, now } = context;
  const [plan, answers] = [await coverPlan(context, cover.userId), await sitters.listAnswers(db, cover.userId)];
  return {
    firstName: plan.firstName,
    sessions: sessionsToAnswer(plan.sessions, plan.today, now()).map((session) => ({
      day: session.day,
      ...shownTimes(session, cover),
      minutes: session.minutes,
      answer: answers.find(({ day }) => day === session.day)?.answer ?? null,
    })),
    hasCalendar: cover.hasCalendar,
    letters: cover.letters,
  };
}

/** As she chose: with her times, or days only. */
export function shownTimes({ from, until }: CoverSession, { showsTime }: Pick<StoredCover, 'showsTime'>) {
  return showsTime ? { from, until } : { from: null, until: null };
}
