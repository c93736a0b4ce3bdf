import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { UNSUBSCRIBE_ROUTE } from '#contract/paths.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { CoverLettersRepository } from '#server/features/sitter/sitter-emails.repository.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { limitPerAddress } from '#server/platform/http/rate-limit.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import type { WorkoutDaysRepository } from './workout-days.repository.ts';

export interface StopRemindersNeeds {
  db: Kysely<Database>;
  oneTimeTokens: OneTimeTokensRepository;
  coverLetters: CoverLettersRepository;
  workoutDays: WorkoutDaysRepository;
  signInRate: TokenBuckets;
  now: () => number;
}

/** Body types of RFC 8058; the body itself is ignored. */
const ONE_CLICK_FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const EXPIRED = 'This link has run out. You can switch reminders off in your Account Settings.';

/** Of reminders, and of the weekly letter to whoever covers. POST only, because link scanners follow every GET. Idempotent. */
export function stopRemindersRoutes(needs: StopRemindersNeeds): FastifyPluginAsyncZod {
  const { signInRate } = needs;
  return async (app) => {
    app.addContentTypeParser(ONE_CLICK_FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    app.post(
      UNSUBSCRIBE_ROUTE,
      {
        onRequest: limitPerAddress(signInRate),
        schema: { params: z.object({ token: z.string() }), response: { 200: DoneAnswerSchema } },
      },
      async ({ params: { token } }, reply) => {
        void reply.header('cache-control', 'no-store');
        const message = (await stopReminders(needs, token)) ?? (await stopCoverLetters(needs, token));
        return message ? { message } : answerError(reply, 400, { code: 'link_expired', message: EXPIRED });
      },
    );
  };
}

async function stopReminders({ oneTimeTokens, workoutDays, now }: StopRemindersNeeds, token: string) {
  const owner = await oneTimeTokens.find('stop_reminders', token);
  if (!owner) return undefined;
  await workoutDays.stopReminders(owner.userId, now());
  return 'No more reminders will come by email.';
}

async function stopCoverLetters({ db, oneTimeTokens, coverLetters }: StopRemindersNeeds, token: string) {
  const letter = await oneTimeTokens.find('stop_cover_letters', token);
  if (!letter) return undefined;
  await coverLetters.ask(db, letter.payload ?? '', null);
  return 'The week will not come by email any more. You still cover.';
}
