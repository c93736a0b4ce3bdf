import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { CHECKOUT_REMINDER_PATH } from '#contract/paths.ts';
import { CheckoutReminderSchema } from '#contract/payments.ts';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import { forGuests, isGuest } from './checkout.routes.ts';
import * as checkoutReminders from './checkout-reminders.repository.ts';
import { isCheckoutSeriesOn } from './queue-checkout-reminders.ts';

const NO_EMAIL = invalidField('email', 'Enter your email.');

/** A buyer’s yes to one e-mail about a payment that is not finished, and its taking back. */
export function checkoutReminderRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db, now, createId, limits } = context;
  return async (app) => {
    app.post(
      CHECKOUT_REMINDER_PATH,
      {
        onRequest: forGuests(limitPerAddress(limits.registrationRate)),
        schema: { body: CheckoutReminderSchema, response: { 200: DoneAnswerSchema } },
      },
      async (request, reply) => {
        const { isWanted, wording } = request.body;
        const email = isGuest(request) ? request.body.email : request.user.email;
        if (email === undefined) return answerError(reply, 400, NO_EMAIL);
        const userId = isGuest(request) ? undefined : request.userId;
        const isOn = await isCheckoutSeriesOn(context);
        await inTransaction(db, async (transaction) => {
          if (!isWanted && userId !== undefined) await checkoutReminders.takeBack(transaction, email);
          else if (isWanted && isOn)
            await checkoutReminders.ask(transaction, { email, id: createId(), userId, wording, now: now() });
        });
        return { message: 'Saved.' };
      },
    );
  };
}
