import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { LettersChoiceSchema, OwnLettersSchema } from '#contract/newsletter.ts';
import { AUTH_LETTERS_PATH } from '#contract/paths.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { LettersAnswersRepository } from './newsletter-answers.repository.ts';

interface CoachLettersNeeds {
  db: Kysely<Database>;
  lettersAnswers: LettersAnswersRepository;
  now: () => number;
}

/** Of everybody with an account: whose access has ended can say no as well. */
export function coachLettersRoutes({ db, lettersAnswers, now }: CoachLettersNeeds): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(AUTH_LETTERS_PATH, { schema: { response: { 200: OwnLettersSchema } } }, async ({ userId }) => ({
      choice: await lettersAnswers.current(userId),
    }));

    app.post(
      AUTH_LETTERS_PATH,
      { schema: { body: LettersChoiceSchema, response: { 200: OwnLettersSchema } } },
      async ({ body, userId }) => ({
        choice: await inTransaction(db, (transaction) => lettersAnswers.say(transaction, userId, body, now())),
      }),
    );
  };
}
