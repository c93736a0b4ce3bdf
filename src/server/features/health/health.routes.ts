import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HEALTH_PATH, READY_PATH } from '#contract/paths.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import type { HealthRepository } from './health.repository.ts';

const RETRY_SECONDS = 5;

/** Whether the process lives, and whether it can serve: for whoever watches over it. */
export function healthRoutes(health: HealthRepository): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { response: { 200: z.object({ status: z.literal('ok') }) } };
    app.get(HEALTH_PATH, { schema }, async () => ({ status: 'ok' as const }));

    app.get(READY_PATH, { schema }, async (request, reply) => {
      try {
        await health.reachDatabase();
        return { status: 'ok' as const };
      } catch (error) {
        request.log.error({ err: error, requestId: request.id }, 'the database does not answer');
        const answer = { code: 'unavailable', message: 'The database does not answer.' } as const;
        return answerError(reply, 503, answer, RETRY_SECONDS);
      }
    });
  };
}
