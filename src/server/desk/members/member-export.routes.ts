import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as accountExport from '#server/features/account/account-export.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { createFileSender } from '#server/platform/http/send-file.ts';
import { deskMemberOf, ofMember, recordAs } from './member-lookup.ts';

const LIMITS = { atOnce: 2, longestMs: 60_000 };

/** What the desk may see of a member, as a file. Workouts, moods and steps are the member's own, in the settings. */
export function memberExportRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  const sendFile = createFileSender(LIMITS);

  return async (app) => {
    app.get(
      `${DESK_MEMBER_ROUTE}/export`,
      { schema: { ...ofMember, response: { 200: z.string() } } },
      async (request, reply) =>
        sendFile(reply, {
          name: 'fit-in-30-member.json',
          type: 'application/json; charset=utf-8',
          pieces: notedFile(request),
        }),
    );
  };

  /** Noted once it is begun: what is refused is no action. */
  async function* notedFile(request: FastifyRequest) {
    const { id: aboutUserId } = deskMemberOf(request).row;
    await inTransaction(db, (transaction) =>
      recordAs(context, request)(transaction, { action: 'account_exported', aboutUserId }),
    );
    const { exportedAt, account, signIns, purchases, deskNote, desk } = await accountExport.readAllButWorkouts(
      db,
      aboutUserId,
      now(),
    );
    const { stepGoal: _steps, restPasses: _passes, ...known } = account;
    yield JSON.stringify({ exportedAt, account: known, signIns, purchases, deskNote, desk }, null, 2);
  }
}
