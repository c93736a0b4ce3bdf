import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { UNSUBSCRIBE_ROUTE } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as checkoutReminders from '#server/features/checkout/checkout-reminders.repository.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import * as sitterEmails from '#server/features/sitter/sitter-emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/limits/rate-limit.ts';
import * as workoutDays from './workout-days.repository.ts';

/** Body types of RFC 8058; the body itself is ignored. */
const ONE_CLICK_FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const EXPIRED = 'This link has expired. You can switch reminders off in your Account Settings.';

/** Stops reminders, the weekly e-mail to a sitter, and what a member said yes to. POST only, because link scanners follow every GET. Idempotent. */
export function stopRemindersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(ONE_CLICK_FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    app.post(
      UNSUBSCRIBE_ROUTE,
      {
        onRequest: limitPerAddress(context.limits.signInRate),
        schema: { params: z.object({ token: z.string() }), response: { 200: DoneAnswerSchema } },
      },
      async ({ params: { token } }, reply) => {
        void reply.header('cache-control', 'no-store');
        const message =
          (await stopReminders(context, token)) ??
          (await stopSitterEmails(context, token)) ??
          (await stopNewsletter(context, token)) ??
          (await stopCheckoutReminder(context, token));
        return message ? { message } : answerError(reply, 400, { code: 'link_expired', message: EXPIRED });
      },
    );
  };
}

async function stopReminders(context: ServerContext, token: string) {
  const { db, now } = context;
  const owner = await oneTimeTokens.find(db, context, 'stop_reminders', token);
  if (!owner) return undefined;
  await workoutDays.stopReminders(db, owner.userId, now());
  return 'You won’t get any more reminders by email.';
}

async function stopSitterEmails(context: ServerContext, token: string) {
  const { db } = context;
  const link = await oneTimeTokens.find(db, context, 'stop_sitter_emails', token);
  if (!link) return undefined;
  await inTransaction(db, (transaction) => sitterEmails.ask(transaction, link.payload ?? '', null));
  return 'Your week won’t come by email any more. You’re still the sitter.';
}

async function stopCheckoutReminder({ db, now }: ServerContext, token: string) {
  const isNew = await inTransaction(db, async (transaction) => {
    const stopped = await checkoutReminders.stop(transaction, token, now());
    if (stopped) await newsletters.addResults(transaction, 'checkout-unfinished', { unsubscribed: 1 });
    return stopped;
  });
  return isNew === undefined ? undefined : 'We won’t write to you about it again.';
}

/** Counted once, for what brought the link. */
async function stopNewsletter(context: ServerContext, token: string) {
  const { db, now } = context;
  const link = await oneTimeTokens.find(db, context, 'stop_newsletter', token);
  if (!link) return undefined;
  await inTransaction(db, async (transaction) => {
    const isNew = await newsletterAnswers.withdraw(transaction, link.userId, now());
    if (isNew && link.payload) await newsletters.addResults(transaction, link.payload, { unsubscribed: 1 });
  });
  return 'You won’t get these emails any more.';
}
