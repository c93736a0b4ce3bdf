import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NewsletterChoiceSchema, OwnNewsletterSchema } from '#contract/newsletter.ts';
import { AUTH_NEWSLETTER_PATH } from '#contract/paths.ts';
import type { ServerContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as newsletterAnswers from './newsletter-answers.repository.ts';

/** Of everybody with an account: whose access has ended can say no as well. */
export function newsletterRoutes({ db, now }: ServerContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(AUTH_NEWSLETTER_PATH, { schema: { response: { 200: OwnNewsletterSchema } } }, async ({ userId }) => ({
      choice: await newsletterAnswers.current(db, userId),
    }));

    app.post(
      AUTH_NEWSLETTER_PATH,
      { schema: { body: NewsletterChoiceSchema, response: { 200: OwnNewsletterSchema } } },
      async ({ body, userId }) => ({
        choice: await inTransaction(db, (transaction) => newsletterAnswers.say(transaction, userId, body, now())),
      }),
    );
  };
}
