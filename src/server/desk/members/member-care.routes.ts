import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from 'kysely';
import type { DoneAnswer } from '#contract/account.ts';
import { type AccessOutcome, DeskAccessSchema, DeskPurchaseChoiceSchema } from '#contract/desk/members.ts';
import { DESK_MEMBER_ROUTE } from '#contract/paths.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import * as accessTokens from '#server/features/auth/access-tokens.repository.ts';
import { expireUnlessPaid } from '#server/features/checkout/checkout-session.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { grantAccess, revokeAccess, sentOrMerged } from '#server/features/purchases/operate-purchases.ts';
import { sendReceiptAgain } from '#server/features/purchases/send-email-again.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { answersDone, deskMemberOf, recordAs } from './member-lookup.ts';

const LINK_WINDOW_MS = 2 * 60_000;

const ACCESS_WORDS: Record<AccessOutcome, string> = {
  no_account: 'This account has been deleted.',
  active_already: 'They already have access.',
  payment_under_way: 'There’s a payment in progress or a dispute. Wait until it’s settled.',
  restored: 'They have access again. We’re emailing them.',
  granted: 'They have free access. We’re emailing them.',
  not_active: 'They don’t have access.',
  revoked: 'Access removed. Nothing was refunded.',
  free_access_removed: 'Access removed. It was free, so there’s nothing to refund.',
};

const DONE: readonly AccessOutcome[] = ['restored', 'granted', 'revoked', 'free_access_removed'];

const SIGNED_OUT: DoneAnswer = { message: 'They’re signed out on every device.' };
const SENT_OFTEN_ENOUGH = {
  code: 'too_many_requests',
  message: 'You’ve resent this receipt several times today. Try again tomorrow.',
} as const;

/** What owner and helpers do for a member. */
export function memberCareRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(accessRoutes(context));
    await app.register(signInRoutes(context));
  };
}

function accessRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const endCheckout = (sessionId: string) => expireUnlessPaid(context.stripe, sessionId);
  return async (app) => {
    app.post(
      `${DESK_MEMBER_ROUTE}/access`,
      { schema: { ...answersDone, body: DeskAccessSchema } },
      async (request, reply) => {
        const { row } = deskMemberOf(request);
        const { access, words } = request.body;
        const recordAction = recordAs(context, request);
        const outcome =
          access === 'give'
            ? await grantAccess(context, row.email, { endCheckout, recordAction })
            : await revokeAccess(context, row.email, { words, recordAction });
        const message = ACCESS_WORDS[outcome];
        return DONE.includes(outcome) ? { message } : answerError(reply, 409, invalidField('access', message));
      },
    );

    app.post(
      `${DESK_MEMBER_ROUTE}/receipt`,
      { schema: { ...answersDone, body: DeskPurchaseChoiceSchema } },
      async (request, reply) => {
        const { row } = deskMemberOf(request);
        const { purchaseId } = request.body;
        const outcome = await sendReceiptAgain(context, row, purchaseId, (transaction, sent) =>
          record(context, transaction, request, { action: 'receipt_sent', ...sentOrMerged(sent) }),
        );
        if (!outcome.ok) {
          return outcome.reason === 'not_found' ? answerNotFound(reply) : answerError(reply, 429, SENT_OFTEN_ENOUGH);
        }
        return { message: `Receipt sent to ${row.email}.` };
      },
    );
  };
}

function signInRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now } = context;
  return async (app) => {
    app.post(`${DESK_MEMBER_ROUTE}/password-link`, { schema: answersDone }, async (request) => {
      const { email: to } = deskMemberOf(request).row;
      // By address: one that was corrected in between has had none.
      const onceFor = `desk:${hash('sha256', to, 'base64url')}:${Math.floor(now() / LINK_WINDOW_MS)}`;
      await inTransaction(db, async (transaction) => {
        const isNew = await emails.queue(transaction, context, { to, email: { kind: 'reset_password' }, onceFor });
        await record(context, transaction, request, { action: 'password_link_sent', ...sentOrMerged({ isNew }) });
      });
      return { message: `Password link sent to ${to}.` };
    });

    app.post(`${DESK_MEMBER_ROUTE}/sign-out`, { schema: answersDone }, async (request) => {
      await inTransaction(db, async (transaction) => {
        await accessTokens.revokeAll(transaction, context, deskMemberOf(request).row.id);
        await record(context, transaction, request, { action: 'signed_out_everywhere' });
      });
      return SIGNED_OUT;
    });
  };
}

interface SimpleAction {
  action: 'receipt_sent' | 'password_link_sent' | 'signed_out_everywhere';
  after?: string;
}

const record = (
  context: ServerContext,
  transaction: Transaction<Database>,
  request: FastifyRequest,
  action: SimpleAction,
): Promise<void> => recordAs(context, request)(transaction, { ...action, aboutUserId: deskMemberOf(request).row.id });
