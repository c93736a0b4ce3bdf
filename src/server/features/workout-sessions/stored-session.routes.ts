import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type WorkoutSession,
  WorkoutSessionCorrectionSchema,
  WorkoutSessionSchema,
} from '#contract/workout-sessions.ts';
import type { ServerContext } from '#server/context.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { correctWorkoutSession, setSessionDeleted } from './change-workout-session.ts';

const ParamsSchema = z.object({ sessionId: z.string() });
const ONE_SESSION = '/api/users/:id/workout-sessions/:sessionId';
const response = { 200: WorkoutSessionSchema };

export function storedSessionRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      ONE_SESSION,
      { schema: { params: ParamsSchema, body: WorkoutSessionCorrectionSchema, response } },
      async ({ body, params, userId }, reply) =>
        (await ofId(params.sessionId, (id) => correctWorkoutSession(context, { userId, sessionId: id }, body))) ??
        answerNotFound(reply),
    );

    app.delete(
      ONE_SESSION,
      { schema: { params: ParamsSchema, response } },
      async ({ params, userId }, reply) =>
        (await ofId(params.sessionId, (id) => setSessionDeleted(context, { userId, sessionId: id }, true))) ??
        answerNotFound(reply),
    );

    app.post(
      `${ONE_SESSION}/restore`,
      { schema: { params: ParamsSchema, response } },
      async ({ params, userId }, reply) =>
        (await ofId(params.sessionId, (id) => setSessionDeleted(context, { userId, sessionId: id }, false))) ??
        answerNotFound(reply),
    );
  };
}

/** A malformed id is answered like an unknown one. */
async function ofId(
  sessionId: string,
  change: (id: string) => Promise<WorkoutSession | undefined>,
): Promise<WorkoutSession | undefined> {
  return z.uuid().safeParse(sessionId).success ? change(sessionId) : undefined;
}
