import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOutOfRange } from '#contract/refusals.ts';
import {
  MAX_STEPS_WINDOW_DAYS,
  type StepEntry,
  StepEntrySchema,
  type StepsQuery,
  StepsQuerySchema,
} from '#contract/steps.ts';
import { shownFrom } from '#domain/progress/dashboard.ts';
import { stepDayProblem } from '#domain/time/activity-day.ts';
import { addDays, type CalendarDay, calendarDayAt } from '#domain/time/calendar-day.ts';
import type { ServerContext } from '#server/context.ts';
import * as memberVersions from '#server/features/dashboard/member-version.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import * as steps from './steps.repository.ts';

export function stepsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.get(
      '/api/users/:id/steps',
      { schema: { querystring: StepsQuerySchema, response: { 200: z.array(StepEntrySchema) } } },
      async ({ query, userId }) => {
        const { from, to } = windowOf(query, calendarDayAt(now(), 0));
        return steps.listBetween(db, userId, from, to);
      },
    );

    app.post(
      '/api/users/:id/steps',
      { schema: { body: StepEntrySchema, response: { 200: StepEntrySchema } } },
      async ({ body, userId }, reply) => {
        const serverTime = now();
        if (stepDayProblem(body.date, serverTime)) return answerError(reply, 400, dayOutOfRange('date', serverTime));
        await saveStepDay(context, userId, body);
        return body;
      },
    );
  };
}

export function saveStepDay({ db, now }: Pick<ServerContext, 'db' | 'now'>, userId: string, entry: StepEntry) {
  return inTransaction(db, async (transaction) => {
    await steps.saveDay(transaction, { ...entry, userId, now: now() });
    await memberVersions.raise(transaction, userId);
  });
}

function windowOf({ from, to }: StepsQuery, todayInUtc: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  if (from && to) return { from, to };
  if (from) return { from, to: addDays(from, MAX_STEPS_WINDOW_DAYS - 1) };
  if (to) return { from: shownFrom(to), to };
  return { from: shownFrom(todayInUtc), to: addDays(todayInUtc, 1) };
}
