import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { calendarFeedPath } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import { CalendarAddressSchema, WorkoutDaysChangeSchema, WorkoutDaysSchema } from '#contract/workout-days.ts';
import type { WorkoutTimes } from '#domain/plan/workout-calendar.ts';
import type { ServerContext } from '#server/context.ts';
import { requireStillIn } from '#server/features/auth/access.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { linkToken } from '#server/platform/secrets/link-token.ts';
import { changeWorkoutDays, toWorkoutDays } from './change-workout-days.ts';
import { memberCalendar, type Words } from './member-calendar.ts';
import * as workoutDays from './workout-days.repository.ts';

const MISSING: Readonly<Record<keyof WorkoutTimes, string>> = {
  weekdays: 'Choose at least one day.',
  startMinute: 'Choose a time.',
  zone: 'We don’t recognise your time zone. Choose another.',
};

export function workoutDaysRoutes(context: ServerContext, words: Words): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    const schema = { response: { 200: WorkoutDaysSchema } };

    app.get('/api/users/:id/workout-days', { schema }, async ({ userId }) =>
      toWorkoutDays(await workoutDays.find(db, userId)),
    );

    app.patch(
      '/api/users/:id/workout-days',
      { schema: { body: WorkoutDaysChangeSchema, ...schema } },
      async ({ body, userId }, reply) => {
        const outcome = await changeWorkoutDays(context, userId, body);
        return outcome.ok ? outcome.days : refuse(reply, outcome.missing);
      },
    );

    app.post(
      '/api/users/:id/calendar-address',
      { schema: { response: { 200: CalendarAddressSchema } } },
      async (request, reply) => {
        const token = linkToken(context);
        const madeAt = now();
        const isSaved = await inTransaction(db, async (transaction) => {
          await requireStillIn(transaction, context, request);
          return workoutDays.saveAddress(transaction, request.userId, { token, now: madeAt });
        });
        if (!isSaved) return refuse(reply, 'weekdays');
        return { path: calendarFeedPath(token), madeAt };
      },
    );

    app.delete('/api/users/:id/calendar-address', { schema }, async ({ userId }) => {
      await inTransaction(db, (transaction) => workoutDays.deleteAddress(transaction, userId, now()));
      return toWorkoutDays(await workoutDays.find(db, userId));
    });

    app.get('/api/users/:id/calendar.ics', { schema: { response: { 200: z.string() } } }, async (request, reply) => {
      const kept = await workoutDays.find(db, request.userId);
      if (!kept) return answerNotFound(reply);
      const calendar = await memberCalendar(context, words, kept, request);
      void reply.header('content-disposition', 'attachment; filename="fit-in-30.ics"');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    });
  };
}

function refuse(reply: FastifyReply, field: keyof WorkoutTimes): FastifyReply {
  return answerError(reply, 400, invalidField(field, MISSING[field]));
}
