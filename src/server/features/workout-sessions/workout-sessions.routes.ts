import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ErrorAnswer } from '#contract/errors.ts';
import { dayOutOfRange, invalidField } from '#contract/refusals.ts';
import {
  NewWorkoutSessionSchema,
  SessionMonthSchema,
  WorkoutSessionSchema,
  WorkoutSessionsQuerySchema,
} from '#contract/workout-sessions.ts';
import { sessionMonths } from '#domain/progress/workout-history.ts';
import { type CompletionTime, completionTimeOf, completionTimeProblem } from '#domain/session/completion-time.ts';
import { MAX_SESSIONS_OF_DAY } from '#domain/session/workout-session.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { inMonth } from '#programme/workouts/session-minutes.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { sendJsonArray } from '#server/platform/http/send-json-array.ts';
import { oneAtATime } from '#server/platform/limits/limit-under-way.ts';
import { limitPerUser } from '#server/platform/limits/rate-limit.ts';
import { type RecordedSession, recordWorkoutSession } from './record-workout-session.ts';
import * as workoutSessions from './workout-sessions.repository.ts';

/** Later than any valid instant: the first page. */
const AFTER_EVERYTHING = 10_000_000_000_000;

export function workoutSessionsRoutes(context: ServerContext, words: () => ProgrammeWords): FastifyPluginAsyncZod {
  return async (app) => {
    const onRequest = [limitPerUser(context.limits.historyRate), oneAtATime()];
    app.get(
      '/api/users/:id/workout-sessions',
      {
        onRequest,
        schema: { querystring: WorkoutSessionsQuerySchema, response: { 200: z.array(WorkoutSessionSchema) } },
      },
      async ({ query: { before = AFTER_EVERYTHING, beforeId = '', limit, block }, userId }, reply) => {
        const page = { before, beforeId, limit };
        const sessions = await (block === undefined
          ? workoutSessions.listBefore(context.db, userId, page)
          : workoutSessions.listOfBlock(context.db, userId, { ...page, block }));
        return sendJsonArray(reply, sessions, WorkoutSessionSchema);
      },
    );

    app.get(
      '/api/users/:id/workout-sessions/months',
      { onRequest, schema: { response: { 200: z.array(SessionMonthSchema) } } },
      async ({ userId }) => sessionMonths((await workoutSessions.listForTotals(context.db, userId)).map(inMonth)),
    );

    app.post(
      '/api/users/:id/workout-sessions',
      {
        schema: {
          body: NewWorkoutSessionSchema,
          response: { 200: WorkoutSessionSchema, 201: WorkoutSessionSchema },
        },
      },
      async ({ body, userId }, reply) => {
        const now = context.now();
        const time = completionTimeOf(body, now);
        const refusal = timeRefusal(time, now);
        if (refusal) return answerError(reply, 400, refusal);
        const completion = { ...body, ...time, clientId: body.clientId ?? context.createId() };
        const recorded = await recordWorkoutSession(context, userId, completion, words());
        if (recorded.ok) return reply.code(recorded.isNew ? 201 : 200).send(recorded.session);
        return answerError(reply, 400, refusalOf(recorded, body.block));
      },
    );
  };
}

function timeRefusal(time: CompletionTime, serverTime: number): ErrorAnswer | undefined {
  const problem = completionTimeProblem(time, serverTime);
  if (problem === 'day_out_of_range') return dayOutOfRange('completedOn', serverTime);
  if (problem) return invalidField('completedOn', 'This day and `completedAt` don’t belong together.');
  return undefined;
}

function refusalOf(refused: Extract<RecordedSession, { ok: false }>, block: number | undefined): ErrorAnswer {
  if (refused.reason === 'day_full') {
    return invalidField('completedOn', `That day already has ${MAX_SESSIONS_OF_DAY} workouts.`);
  }
  return invalidField('block', `Block ${block} hasn’t started. You’re on block ${refused.currentBlock}.`);
}
