import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { DeskAlertsSchema } from '#contract/desk/alerts.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as alerts from './alerts.repository.ts';

const KEPT: DoneAnswer = { message: 'Saved. It’s live now.' };

/** The caller’s choice of notifications by e-mail. */
export function deskAlertsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.get(DESK_PATHS.alerts, { schema: { response: { 200: DeskAlertsSchema } } }, async (request) => {
      const { kinds } = await alerts.of(db, deskSessionOf(request).operator.id);
      return { kinds };
    });

    app.post(
      DESK_PATHS.alerts,
      { schema: { body: DeskAlertsSchema, response: { 200: DoneAnswerSchema } } },
      async (request) => {
        const { operator } = deskSessionOf(request);
        const { kinds } = request.body;
        const before = await alerts.of(db, operator.id);
        await inTransaction(db, async (transaction) => {
          await alerts.save(transaction, operator.id, { ...before, kinds });
          await activityLog.write(transaction, context, {
            operator,
            action: 'alerts_changed',
            before: before.kinds.join(', '),
            after: kinds.join(', '),
          });
        });
        return KEPT;
      },
    );
  };
}
