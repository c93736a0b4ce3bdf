import { hash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { SITTER_EMAILS_CONFIRM_PATH, SITTER_PATHS } from '#contract/paths.ts';
import { SitterEmailsSchema, SitterLinkSchema, SitterPageSchema } from '#contract/sitter.ts';
import { LINK_EXPIRED_TEXT, MAX_LINKS_PER_HOUR } from '#domain/account/one-time-link.ts';
import { ENOUGH_EMAILS_TEXT } from '#domain/emails/emails-to-others.ts';
import { nextSitterEmailAt } from '#domain/sitter/sitter-email.ts';
import type { ServerContext } from '#server/context.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import * as workoutDays from '#server/features/workout-days/workout-days.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import * as sitterEmails from './sitter-emails.repository.ts';
import { callsBySitterLink } from './sitter-link.ts';
import { type Programme, sitterPage } from './sitter-page.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

const MS_PER_HOUR = 3_600_000;
const ENOUGH = { code: 'too_many_requests', message: ENOUGH_EMAILS_TEXT } as const;

/** Asked for on the page, and then by a link that only the address itself gets. */
export function sitterEmailsRoutes(context: ServerContext, programme: Programme): FastifyPluginAsyncZod {
  const { db } = context;
  const { hooks, call: withSitter } = callsBySitterLink(context);
  return async (app) => {
    app.post(
      SITTER_PATHS.emails,
      { ...hooks, schema: { body: SitterEmailsSchema, response: { 200: SitterPageSchema } } },
      async ({ body }, reply) =>
        withSitter(body, reply, async ({ id, userId }) => {
          const asked = await askForEmails(context, { id, userId }, body.email);
          if (asked === 'enough') return answerError(reply, 429, ENOUGH);
          const sitter = asked === 'kept' ? await sitters.findStanding(db, id) : undefined;
          return sitter ? sitterPage(context, programme, sitter) : answerNotFound(reply);
        }),
    );

    app.post(
      SITTER_EMAILS_CONFIRM_PATH,
      { ...hooks, schema: { body: SitterLinkSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body: { token } }, reply) => {
        if (await confirmEmails(context, token)) return { message: 'Your week will come on Sunday evenings.' };
        return answerError(reply, 400, { code: 'link_expired', message: LINK_EXPIRED_TEXT });
      },
    );
  };
}

/** At most five requests an hour to one address, across all links, and five addresses a day for one member. */
function askForEmails(
  context: ServerContext,
  { id: sitterId, userId }: Pick<StoredSitter, 'id' | 'userId'>,
  to: string | null,
): Promise<'kept' | 'ended' | 'enough'> {
  const { db, now } = context;
  return inTransaction(db, async (transaction) => {
    const isQueued =
      to === null ||
      (await emails.queueToOther(transaction, context, {
        to,
        email: { kind: 'sitter_confirm', sitterId },
        payer: { userId },
        perAddress: {
          about: hash('sha256', to, 'base64url'),
          atMost: MAX_LINKS_PER_HOUR,
          since: now() - MS_PER_HOUR,
        },
      }));
    if (!isQueued) return 'enough';
    return (await sitterEmails.ask(transaction, sitterId, to)) ? 'kept' : 'ended';
  });
}

/** Needs a press, so that no link scanner confirms. */
async function confirmEmails(context: ServerContext, token: string): Promise<boolean> {
  const { db, now } = context;
  const asked = await oneTimeTokens.find(db, context, 'confirm_sitter_emails', token);
  const [sitterId = '', address = ''] = asked?.payload?.split(' ') ?? [];
  const schedule = await sitterEmails.find(db, sitterId);
  if (!asked || schedule?.address !== address) return false;
  const days = await workoutDays.find(db, schedule.userId);
  const nextAt = nextSitterEmailAt(days?.times.zone ?? 'UTC', { notBefore: now(), lastAt: schedule.lastAt });
  return inTransaction(db, async (transaction) => {
    if (!(await oneTimeTokens.spend(transaction, context, 'confirm_sitter_emails', token))) return false;
    return sitterEmails.confirm(transaction, { sitterId, address, confirmedAt: now(), nextAt });
  });
}
