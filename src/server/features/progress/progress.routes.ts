import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProgressChangeSchema, ProgressSchema, StatsChangeSchema, StatsSchema } from '#contract/progress.ts';
import { dayOutOfRange } from '#contract/refusals.ts';
import { stepDayProblem } from '#domain/time/activity-day.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { changeStats } from './change-stats.ts';
import * as progress from './progress.repository.ts';
import { startBlock } from './start-block.ts';
import * as stats from './stats.repository.ts';

const REFUSALS = {
  block_not_complete: 'Finish all 12 workouts, and the next block opens.',
  progress_conflict: 'This claims more than the workouts you’ve done.',
};

export function progressRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.patch(
      '/api/users/:id/progress',
      { schema: { body: ProgressChangeSchema, response: { 200: ProgressSchema } } },
      async ({ body, userId }, reply) => {
        const outcome = await startBlock(context, userId, body);
        if (outcome.ok) return progress.find(db, userId);
        return answerError(reply, 409, { code: outcome.reason, message: REFUSALS[outcome.reason] });
      },
    );

    app.get('/api/users/:id/stats', { schema: { response: { 200: StatsSchema } } }, async ({ userId }) =>
      stats.find(db, userId),
    );

    app.patch(
      '/api/users/:id/stats',
      { schema: { body: StatsChangeSchema, response: { 200: StatsSchema } } },
      async ({ body, userId }, reply) => {
        const serverTime = now();
        if (body.from && stepDayProblem(body.from, serverTime)) {
          return answerError(reply, 400, dayOutOfRange('from', serverTime));
        }
        const { ok } = await changeStats(context, userId, body);
        if (ok) return stats.find(db, userId);
        const message = 'We count finished blocks from your workouts, and get another number.';
        return answerError(reply, 409, { code: 'stats_conflict', message });
      },
    );
  };
}
