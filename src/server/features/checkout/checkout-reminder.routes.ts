import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { CHECKOUT_REMINDER_PATH } from '#contract/paths.ts';
import { CheckoutReminderSchema } from '#contract/payments.ts';
import { invalidField } from '#contract/refusals.ts';
import { ENOUGH_EMAILS_TEXT } from '#domain/emails/emails-to-others.ts';
import type { ServerContext } from '#server/context.ts';
import { spendEmail } from '#server/features/emails/email-budget.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { networkOf } from '#server/platform/limits/network-of-address.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { forGuests, isGuest } from './checkout.routes.ts';
import * as checkoutReminders from './checkout-reminders.repository.ts';
import { isCheckoutSeriesOn } from './queue-checkout-reminders.ts';

const ENOUGH_EMAILS = { code: 'too_many_requests', message: ENOUGH_EMAILS_TEXT } as const;
const NO_EMAIL = invalidField('email', 'Enter your email.');

/** A buyer’s yes to one e-mail about a payment that is not finished, and its taking back. */
export function checkoutReminderRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { limits } = context;
  return async (app) => {
    app.post(
      CHECKOUT_REMINDER_PATH,
      {
        onRequest: forGuests(limitPerAddress(limits.registrationRate)),
        schema: { body: CheckoutReminderSchema, response: { 200: DoneAnswerSchema } },
      },
      async (request, reply) => {
        const { email, userId } = isGuest(request)
          ? { email: request.body.email, userId: undefined }
          : { email: request.user.email, userId: request.userId };
        if (email === undefined) return answerError(reply, 400, NO_EMAIL);
        const isSaved = await save(context, { ...request.body, email, userId }, networkOf(request.ip));
        return isSaved ? { message: 'Saved.' } : answerError(reply, 429, ENOUGH_EMAILS);
      },
    );
  };
}

interface Asked {
  email: string;
  userId: string | undefined;
  wording: string;
}

const save = (context: ServerContext, { isWanted, ...asked }: Asked & { isWanted: boolean }, network: string) =>
  isWanted ? ask(context, asked, network) : takeBack(context, asked);

/** Switched off, nothing is kept. False where a guest has named enough addresses today. */
async function ask(context: ServerContext, asked: Asked, network: string): Promise<boolean> {
  const { db, now, createId } = context;
  if (!(await isCheckoutSeriesOn(context))) return true;
  return inTransaction(db, async (transaction) => {
    const spending = { payer: { network }, kind: 'checkout_unfinished', now: now() } as const;
    if (asked.userId === undefined && !(await spendEmail(transaction, spending))) return false;
    await checkoutReminders.ask(transaction, { ...asked, id: createId(), now: now() });
    return true;
  });
}

/** By a member alone: a guest is nobody's word for an address. */
async function takeBack({ db }: ServerContext, { email, userId }: Asked): Promise<true> {
  if (userId !== undefined) await inTransaction(db, (transaction) => checkoutReminders.takeBack(transaction, email));
  return true;
}
