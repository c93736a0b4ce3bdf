import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { TRY_STEPS_PATH } from '#contract/paths.ts';
import { TryStepSchema } from '#contract/visits.ts';
import type { ServerContext } from '#server/context.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import * as visitCounts from './visit-counts.repository.ts';

/** For visitors without an account: nothing of who calls is kept. */
export function visitsRoutes({ db, now, limits }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      TRY_STEPS_PATH,
      {
        onRequest: limitPerAddress(limits.writeRate),
        schema: { body: TryStepSchema, response: { 200: DoneAnswerSchema } },
      },
      async ({ body }) => {
        await visitCounts.add(db, body.step, londonDayAt(now()));
        return { message: 'Counted.' };
      },
    );
  };
}
