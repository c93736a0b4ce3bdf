import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProgressChangeSchema, ProgressSchema, StatsChangeSchema, StatsSchema } from '#contract/progress.ts';
import { dayOutOfRange } from '#contract/refusals.ts';
import { stepDayProblem } from '#domain/activity-day.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { changeStats } from './change-stats.ts';
import { type ProgressNeeds, startBlock } from './start-block.ts';
import type { StatsRepository } from './stats.repository.ts';

export function progressRoutes(needs: ProgressNeeds & { stats: StatsRepository }): FastifyPluginAsyncZod {
  const { progress, stats, now } = needs;
  return async (app) => {
    app.patch(
      '/api/users/:id/progress',
      { schema: { body: ProgressChangeSchema, response: { 200: ProgressSchema } } },
      async ({ body, userId }, reply) => {
        const { ok } = await startBlock(needs, userId, body);
        if (ok) return progress.find(userId);
        const message = 'The next block starts once all 12 workouts of this one are done.';
        return answerError(reply, 409, { code: 'block_not_complete', message });
      },
    );

    app.get('/api/users/:id/stats', { schema: { response: { 200: StatsSchema } } }, async ({ userId }) =>
      stats.find(userId),
    );

    app.patch(
      '/api/users/:id/stats',
      { schema: { body: StatsChangeSchema, response: { 200: StatsSchema } } },
      async ({ body, userId }, reply) => {
        const serverTime = now();
        if (body.from && stepDayProblem(body.from, serverTime)) {
          return answerError(reply, 400, dayOutOfRange('from', serverTime));
        }
        const { ok } = await changeStats(needs, userId, body);
        if (ok) return stats.find(userId);
        const message = 'Finished blocks are counted from the workouts done, and that count is another one.';
        return answerError(reply, 409, { code: 'stats_conflict', message });
      },
    );
  };
}
