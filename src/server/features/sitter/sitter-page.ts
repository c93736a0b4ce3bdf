import type { CoverPage } from '#contract/sitter.ts';
import { type CoverSession, sessionsToAnswer } from '#domain/sitter/sitter.ts';
import { type CoverPlanNeeds, coverPlan } from './sitter-plan.ts';
import type { CoversRepository, StoredCover } from './sitters.repository.ts';

export interface CoverPageNeeds extends CoverPlanNeeds {
  covers: CoversRepository;
}

export async function coverPage(needs: CoverPageNeeds, cover: StoredCover): Promise<CoverPage> {
  const { covers, now } = needs;
  const [plan, answers] = [await coverPlan(needs, cover.userId), await covers.listAnswers(cover.userId)];
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
