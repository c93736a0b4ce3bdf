import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type DoneAnswer, DoneAnswerSchema } from '#contract/account.ts';
import { UnsentEmailsSchema } from '#contract/desk/emails.ts';
import { DESK_EMAIL_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lateBefore } from '#server/platform/email/late-email.ts';
import type { UnsentEmail } from '#server/platform/email/unsent-emails.repository.ts';
import * as unsentEmails from '#server/platform/email/unsent-emails.repository.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';

const ParametersSchema = z.object({ emailId: z.string() });

const SENT_AGAIN: DoneAnswer = {
  message: 'We’re sending it again now. If it fails, it appears here again.',
};
const DISCARDED: DoneAnswer = { message: 'We won’t send it.' };

/** Undelivered e-mails: retry or discard. */
export function deskEmailsRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  const isUndelivered = ({ isGivenUp, createdAt }: UnsentEmail) => isGivenUp || createdAt < lateBefore(now());
  const emails = async () => (await unsentEmails.list(db)).filter(isUndelivered);

  return async (app) => {
    app.get(DESK_PATHS.emails, { schema: { response: { 200: UnsentEmailsSchema } } }, async () => ({
      emails: (await emails()).map(({ id, kind, recipient, createdAt, attempts, isGivenUp, lastError }) => ({
        id,
        kind,
        to: recipient,
        writtenAt: createdAt,
        attempts,
        isGivenUp,
        reason: lastError ?? null,
      })),
    }));

    for (const [way, action, answer] of [
      ['again', 'email_sent_again', SENT_AGAIN],
      ['drop', 'email_discarded', DISCARDED],
    ] as const) {
      app.post(
        `${DESK_EMAIL_ROUTE}/${way}`,
        { schema: { params: ParametersSchema, response: { 200: DoneAnswerSchema } } },
        async (request, reply) => {
          const email = (await emails()).find(({ id }) => id === request.params.emailId);
          if (!email) return answerNotFound(reply);
          await inTransaction(db, async (transaction) => {
            await (way === 'again'
              ? unsentEmails.startOver(transaction, email.id, now())
              : unsentEmails.drop(transaction, email.id, now()));
            await activityLog.write(transaction, context, {
              operator: deskSessionOf(request).operator,
              action,
              after: email.kind,
            });
          });
          return answer;
        },
      );
    }
  };
}
