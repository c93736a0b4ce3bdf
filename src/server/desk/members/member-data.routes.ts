import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeskDeletionSchema, MemberNoteInputSchema } from '#contract/desk/members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { eraseAccount } from '#server/features/account/erase-account.ts';
import { endOpenCheckouts } from '#server/features/checkout/end-open-checkouts.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { answersDone, deskMemberOf, recordAs } from './member-lookup.ts';
import * as memberNotes from './member-notes.repository.ts';

const OTHER_ADDRESS = invalidField('email', 'That’s not their address. Nothing was deleted.');

export function memberNoteRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/note`,
      { schema: { ...answersDone, body: MemberNoteInputSchema } },
      async (request, reply) => {
        const { id: userId } = deskMemberOf(request).row;
        const { note: text, seenAt } = request.body;
        const savedBy = deskSessionOf(request).operator.name;
        const other = await inTransaction(db, async (transaction) => {
          const found = await memberNotes.replace(transaction, { userId, text, seenAt, savedBy, now: now() });
          if (!found) await recordAs(context, request)(transaction, { action: 'note_saved', aboutUserId: userId });
          return found;
        });
        if (!other) return { message: 'Note saved.' };
        const message = `${other.savedBy} changed this note first: “${other.text}”. Yours wasn’t saved.`;
        return answerError(reply, 409, invalidField('note', message));
      },
    );
  };
}

/** The record of the sale stays without the name; so do the lines of the activity log. */
export function deleteMemberRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/delete`,
      { schema: { ...answersDone, body: DeskDeletionSchema } },
      async (request, reply) => {
        const { id, email, name } = deskMemberOf(request).row;
        if (request.body.email !== email) return answerError(reply, 400, OTHER_ADDRESS);
        await endOpenCheckouts(context, request, id);
        await eraseAccount(context, id, (erase) =>
          inTransaction(db, async (transaction) => {
            await recordAs(context, request)(transaction, { action: 'account_deleted', aboutUserId: id });
            await erase(transaction);
            const told = { kind: 'account_deleted', deletedAt: now(), byDesk: true } as const;
            await emails.queue(transaction, context, { to: email, email: told });
            return { ok: true };
          }),
        );
        return { message: `The account of ${name || email} is deleted. The record of the sale stays, without a name.` };
      },
    );
  };
}
