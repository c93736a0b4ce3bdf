import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HEALTH_PATH, READY_PATH } from '#contract/paths.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import type { HealthRepository } from './liveness.repository.ts';
import { createReadiness } from './readiness.ts';

interface HealthNeeds {
  health: HealthRepository;
  now: () => number;
  log: FastifyBaseLogger;
  freeBytes: () => Promise<number | undefined>;
  isStopping?: (() => boolean) | undefined;
  refusedAt: () => number | undefined;
}

const RETRY_SECONDS = 5;

export function healthRoutes({ isStopping = () => false, ...needs }: HealthNeeds): FastifyPluginAsyncZod {
  const troubleNow = createReadiness({ ...needs, isStopping });
  return async (app) => {
    const schema = { response: { 200: z.object({ status: z.literal('ok') }) } };
    app.get(HEALTH_PATH, { schema }, async () => ({ status: 'ok' as const }));

    app.get(READY_PATH, { schema }, async (_request, reply) => {
      const trouble = await troubleNow();
      if (!trouble) return { status: 'ok' as const };
      return answerError(reply, 503, { code: 'unavailable', message: trouble }, RETRY_SECONDS);
    });
  };
}
