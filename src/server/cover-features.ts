import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppNeeds } from './app-needs.ts';
import { coverCalendarRoutes } from './features/cover/cover-calendar.routes.ts';
import { coverPageRoutes } from './features/cover/cover-page.routes.ts';
import { ownCoverRoutes } from './features/cover/own-cover.routes.ts';
import type { Services } from './services.ts';

const LINK_TOKEN_BYTES = 32;

export const linkTokens = (randomBytes: AppNeeds['randomBytes']) => () =>
  randomBytes(LINK_TOKEN_BYTES).toString('base64url');

/** For the person whom a member has asked to cover for her. */
export function coverFeatures({ db, now, randomBytes }: AppNeeds, services: Services): FastifyPluginAsyncZod[] {
  const { accounts, covers, memberVersions, workoutDays, limits } = services;
  const { coverFeedRate, coverRate, coverRatePerAddress, feedRatePerAddress } = limits;
  const plan = { accounts, covers, workoutDays, now };
  const randomToken = linkTokens(randomBytes);
  return [
    coverPageRoutes({ ...plan, db, memberVersions, coverRate, coverRatePerAddress, randomToken }),
    coverCalendarRoutes({ ...plan, feedRatePerAddress, coverFeedRate }),
  ];
}

/** For the member herself. */
export function ownCoverFeature(
  { db, now, createId, randomBytes }: AppNeeds,
  { covers, workoutDays, memberVersions }: Services,
): FastifyPluginAsyncZod {
  return ownCoverRoutes({
    db,
    covers,
    workoutDays,
    memberVersions,
    now,
    createId,
    randomToken: linkTokens(randomBytes),
  });
}
