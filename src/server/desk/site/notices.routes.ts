import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { DeskNoticesSchema } from '#contract/desk/notices.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as notices from './notices.repository.ts';

const KEPT: DoneAnswer = { message: 'Saved. It counts from now on.' };

/** The caller’s choice of notifications by e-mail. */
export function deskNoticesRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.get(DESK_PATHS.notices, { schema: { response: { 200: DeskNoticesSchema } } }, async (request) => {
      const { kinds } = await notices.of(db, deskSessionOf(request).operator.id);
      return { kinds };
    });

    app.post(
      DESK_PATHS.notices,
      { schema: { body: DeskNoticesSchema, response: { 200: DoneAnswerSchema } } },
      async (request) => {
        const { operator } = deskSessionOf(request);
        const { kinds } = request.body;
        const before = await notices.of(db, operator.id);
        await inTransaction(db, async (transaction) => {
          await notices.save(transaction, operator.id, { ...before, kinds });
          await activityLog.write(transaction, context, {
            operator,
            action: 'notices_changed',
            before: before.kinds.join(', '),
            after: kinds.join(', '),
          });
        });
        return KEPT;
      },
    );
  };
}
