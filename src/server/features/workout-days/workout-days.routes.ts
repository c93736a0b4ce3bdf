import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { calendarFeedPath } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { CalendarAddressSchema, WorkoutDaysChangeSchema, WorkoutDaysSchema } from '#contract/workout-days.ts';
import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { type ChangeWorkoutDaysNeeds, changeWorkoutDays, toWorkoutDays } from './change-workout-days.ts';
import { type MemberCalendarNeeds, memberCalendar } from './member-calendar.ts';

export interface WorkoutDaysRoutesNeeds extends ChangeWorkoutDaysNeeds, MemberCalendarNeeds {
  randomToken: () => string;
  /** Throws where the sign-in has ended meanwhile. */
  requireStillIn: (transaction: Kysely<Database>, request: FastifyRequest) => Promise<void>;
  originOf: (request: FastifyRequest) => string;
}

const MISSING: Readonly<Record<keyof WorkoutTimes, string>> = {
  weekdays: 'Choose at least one day.',
  startMinute: 'Choose a time.',
  zone: 'We do not know your time zone.',
};

export function workoutDaysRoutes(needs: WorkoutDaysRoutesNeeds): FastifyPluginAsyncZod {
  const { db, workoutDays, now, randomToken, originOf, requireStillIn } = needs;
  return async (app) => {
    const schema = { response: { 200: WorkoutDaysSchema } };

    app.get('/api/users/:id/workout-days', { schema }, async ({ userId }) =>
      toWorkoutDays(await workoutDays.find(userId)),
    );

    app.patch(
      '/api/users/:id/workout-days',
      { schema: { body: WorkoutDaysChangeSchema, ...schema } },
      async ({ body, userId }, reply) => {
        const outcome = await changeWorkoutDays(needs, userId, body);
        return outcome.ok ? outcome.days : refuse(reply, outcome.missing);
      },
    );

    app.post(
      '/api/users/:id/calendar-address',
      { schema: { response: { 200: CalendarAddressSchema } } },
      async (request, reply) => {
        const token = randomToken();
        const madeAt = now();
        const isSaved = await inTransaction(db, async (transaction) => {
          await requireStillIn(transaction, request);
          return workoutDays.saveAddress(transaction, request.userId, { token, now: madeAt });
        });
        if (!isSaved) return refuse(reply, 'weekdays');
        return { path: calendarFeedPath(token), madeAt };
      },
    );

    app.delete('/api/users/:id/calendar-address', { schema }, async ({ userId }) => {
      await workoutDays.deleteAddress(db, userId, now());
      return toWorkoutDays(await workoutDays.find(userId));
    });

    app.get('/api/users/:id/calendar.ics', { schema: { response: { 200: z.string() } } }, async (request, reply) => {
      const kept = await workoutDays.find(request.userId);
      if (!kept) return answerNotFound(reply);
      const calendar = await memberCalendar(needs, kept, originOf(request));
      void reply.header('content-disposition', 'attachment; filename="fit-in-30.ics"');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    });
  };
}

function refuse(reply: FastifyReply, field: keyof WorkoutTimes): FastifyReply {
  return answerError(reply, 400, invalidField(field, MISSING[field]));
}
