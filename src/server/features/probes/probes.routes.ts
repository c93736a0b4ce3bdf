import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HEALTH_PATH, READY_PATH } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { createFreeBytes } from '#server/platform/database/free-bytes.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { createReadiness, type ServerState } from './readiness.ts';

const RETRY_SECONDS = 5;

export function probesRoutes(
  context: ServerContext,
  state: Pick<ServerState, 'isStopping' | 'refusedAt'>,
): FastifyPluginAsyncZod {
  const problemNow = createReadiness(context, { ...state, freeBytes: createFreeBytes(context.db) });
  return async (app) => {
    const schema = { response: { 200: z.object({ status: z.literal('ok') }) } };
    app.get(HEALTH_PATH, { schema }, async () => ({ status: 'ok' as const }));

    app.get(READY_PATH, { schema }, async (_request, reply) => {
      const problem = await problemNow();
      if (!problem) return { status: 'ok' as const };
      return answerError(reply, 503, { code: 'unavailable', message: problem }, RETRY_SECONDS);
    });
  };
}
