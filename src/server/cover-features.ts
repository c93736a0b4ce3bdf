import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addDays, calendarDayAt } from '#domain/time/calendar-day.ts';
import type { AppNeeds } from './app-needs.ts';
import { ownCoverRoutes } from './features/sitter/own-sitter.routes.ts';
import { createQueueCoverLetters } from './features/sitter/queue-sitter-emails.ts';
import { coverCalendarRoutes } from './features/sitter/sitter-calendar.routes.ts';
import { createCoverLettersRepository } from './features/sitter/sitter-emails.repository.ts';
import { coverLettersRoutes } from './features/sitter/sitter-emails.routes.ts';
import { coverPageRoutes } from './features/sitter/sitter-page.routes.ts';
import { createCoversRepository } from './features/sitter/sitters.repository.ts';
import type { Services } from './services.ts';

const LINK_TOKEN_BYTES = 32;

export const linkTokens = (randomBytes: AppNeeds['randomBytes']) => () =>
  randomBytes(LINK_TOKEN_BYTES).toString('base64url');

/** For the person whom a member has asked to cover for her. */
export function coverFeatures({ db, now, randomBytes }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { accounts, coverLetters, covers, emails, memberVersions, oneTimeTokens, workoutDays, limits } = services;
  const { coverFeedRate, coverRate, coverRatePerAddress, feedRatePerAddress } = limits;
  const plan = { accounts, covers, workoutDays, now };
  const randomToken = linkTokens(randomBytes);
  const link = { ...plan, db, memberVersions, oneTimeTokens, coverRate, coverRatePerAddress };
  return [
    coverPageRoutes({ ...link, randomToken }),
    coverLettersRoutes({ ...link, coverLetters, emails }),
    coverCalendarRoutes({ ...plan, feedRatePerAddress, coverFeedRate }),
  ];
}

export function ownCoverFeature(
  { db, now, createId, randomBytes }: AppNeeds,
  { covers, workoutDays, memberVersions, requireStillIn }: Services,
): FastifyPluginAsyncZod {
  return ownCoverRoutes({
    db,
    covers,
    workoutDays,
    memberVersions,
    now,
    createId,
    randomToken: linkTokens(randomBytes),
    requireStillIn,
  });
}

/** Background jobs. */
export function coverUpkeep({
  db,
  accounts,
  workoutDays,
  emails,
  now,
  log,
}: Omit<Parameters<typeof createQueueCoverLetters>[0], 'covers' | 'coverLetters'>) {
  const covers = createCoversRepository(db);
  const coverLetters = createCoverLettersRepository(db);
  return {
    queueLetters: createQueueCoverLetters({ db, accounts, covers, workoutDays, coverLetters, emails, now, log }),

    async forgetOld(endedBefore: number): Promise<void> {
      await covers.forgetEndedBefore(endedBefore);
      await covers.forgetAnswersBefore(addDays(calendarDayAt(now(), 0), -1));
    },
  };
}
