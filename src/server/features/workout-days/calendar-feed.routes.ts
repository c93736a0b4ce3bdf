import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALENDAR_FEED_ROUTE } from '#contract/paths.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/http/rate-limit.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import { emptyCalendar, type MemberCalendarNeeds, memberCalendar } from './member-calendar.ts';
import type { WorkoutDaysRepository } from './workout-days.repository.ts';

export interface CalendarFeedNeeds extends MemberCalendarNeeds {
  workoutDays: WorkoutDaysRepository;
  accounts: AccountsRepository;
  feedRatePerAddress: TokenBuckets;
  feedRate: TokenBuckets;
  originOf: (request: FastifyRequest) => string;
}

/** The URL is the credential: calendar programs cannot sign in. Without access it is empty, so that alarms end. */
export function calendarFeedRoutes(needs: CalendarFeedNeeds): FastifyPluginAsyncZod {
  const { workoutDays, accounts, feedRate, now, originOf } = needs;
  return async (app) => {
    app.get(
      CALENDAR_FEED_ROUTE,
      {
        onRequest: limitPerAddress(needs.feedRatePerAddress),
        schema: { params: z.object({ token: z.string() }), response: { 200: z.string() } },
      },
      async (request, reply) => {
        const kept = await workoutDays.findByAddress(request.params.token);
        if (!kept) return answerNotFound(reply);
        if (await refuseIfTooOften(feedRate, kept.userId, reply)) return reply;
        const user = await accounts.find(kept.userId);
        const isActive = user?.subscriptionStatus === 'active';
        const calendar = isActive ? await memberCalendar(needs, kept, originOf(request)) : emptyCalendar(kept, now());
        return reply.type('text/calendar; charset=utf-8').send(calendar);
      },
    );
  };
}
