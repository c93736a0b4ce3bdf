import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALENDAR_FEED_ROUTE } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import { emptyCalendar, memberCalendar, type Words } from './member-calendar.ts';
import * as workoutDays from './workout-days.repository.ts';

/** The URL is the credential: calendar programs cannot sign in. Without access it is empty, so that alarms end. */
export function calendarFeedRoutes(context: ServerContext, words: Words): FastifyPluginAsyncZod {
  const { db, limits, now } = context;
  return async (app) => {
    app.get(
      CALENDAR_FEED_ROUTE,
      {
        onRequest: limitPerAddress(limits.feedRatePerAddress),
        schema: { params: z.object({ token: z.string() }), response: { 200: z.string() } },
      },
      async (request, reply) => {
        const kept = await workoutDays.findByAddress(db, request.params.token);
        if (!kept) return answerNotFound(reply);
        if (await refuseIfTooOften(limits.feedRate, kept.userId, reply)) return reply;
        const user = await accounts.find(db, context, kept.userId);
        const isActive = user?.subscriptionStatus === 'active';
        const calendar = isActive
          ? await memberCalendar(context, words, kept, request)
          : emptyCalendar(kept, { name: words.look().name, writtenAt: now() });
        return reply.type('text/calendar; charset=utf-8').send(calendar);
      },
    );
  };
}
