import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { DeskPageSchema } from '#contract/desk/activity-log.ts';
import {
  NewNewsletterSchema,
  NewsletterAnswerSchema,
  NewsletterMadeSchema,
  NewslettersAnswerSchema,
  SeenNewsletterSchema,
  SendNewsletterSchema,
} from '#contract/desk/newsletters.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { DESK_NEWSLETTER_ROUTE, DESK_PATHS } from '#contract/paths.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import type { ServerContext } from '#server/context.ts';
import { recordAs } from '#server/desk/members/member-lookup.ts';
import { deskSessionOf } from '#server/desk/operators/desk-access.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import {
  beginDraft,
  discardDraft,
  newsletterAnswer,
  sendDraft,
  stopNewsletter,
  toAnswer,
  tryDraft,
  withSubjects,
} from './newsletters-desk.ts';

const ParametersSchema = z.object({ newsletterId: z.string().max(60) });

const CHANGED_MEANWHILE = {
  code: 'changed_meanwhile',
  message: 'This email has just changed. See what’s there now.',
} as const;

/** What is written, waits, goes out and went out. */
export function newslettersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { db } = context;
  return async (app) => {
    app.get(
      DESK_PATHS.newsletters,
      { schema: { querystring: DeskPageSchema, response: { 200: NewslettersAnswerSchema } } },
      async ({ query }) => {
        const { newsletters: found, next } = await newsletters.page(db, query.after);
        const shown = await withSubjects(context, found);
        return { newsletters: shown.map(toAnswer), next, agreed: await newsletterAnswers.count(db) };
      },
    );

    app.get(
      DESK_NEWSLETTER_ROUTE,
      { schema: { params: ParametersSchema, response: { 200: NewsletterAnswerSchema } } },
      async ({ params }, reply) => (await newsletterAnswer(context, params.newsletterId)) ?? answerNotFound(reply),
    );
  };
}

/** Drafts, which helpers write too. */
export function draftNewslettersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const by = byOperatorOf(context);
  return async (app) => {
    app.post(
      DESK_PATHS.newsletters,
      { schema: { body: NewNewsletterSchema, response: { 200: NewsletterMadeSchema } } },
      async (request) => ({
        message: 'You have a new draft.',
        id: await beginDraft(context, request.body.from, by(request)),
      }),
    );

    app.post(
      `${DESK_NEWSLETTER_ROUTE}/try`,
      { schema: { params: ParametersSchema, body: SeenNewsletterSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const tried = await tryDraft(context, request.params.newsletterId, { ...request.body, ...by(request) });
        if (!tried.ok) return answerRefused(reply, tried);
        return { message: `We’re sending it to ${tried.email} now.` };
      },
    );

    app.post(
      `${DESK_NEWSLETTER_ROUTE}/discard`,
      { schema: { params: ParametersSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const discarded = await discardDraft(context, request.params.newsletterId, by(request));
        return discarded.ok ? { message: 'Draft discarded.' } : answerRefused(reply, discarded);
      },
    );
  };
}

export function stopNewslettersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const by = byOperatorOf(context);
  return async (app) => {
    app.post(
      `${DESK_NEWSLETTER_ROUTE}/stop`,
      { schema: { params: ParametersSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const stopped = await stopNewsletter(context, request.params.newsletterId, by(request));
        if (!stopped.ok) return answerRefused(reply, stopped);
        return { message: stopped.isDraftAgain ? 'It won’t go out. It’s a draft again.' : 'Stopped. No more go out.' };
      },
    );
  };
}

export function sendNewslettersRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const by = byOperatorOf(context);
  return async (app) => {
    app.post(
      `${DESK_NEWSLETTER_ROUTE}/send`,
      { schema: { params: ParametersSchema, body: SendNewsletterSchema, response: { 200: DoneAnswerSchema } } },
      async (request, reply) => {
        const sent = await sendDraft(context, request.params.newsletterId, { ...request.body, ...by(request) });
        if (!sent.ok) return answerRefused(reply, sent);
        if (sent.sendAt !== undefined) return { message: 'Planned. You can stop it until then.' };
        return {
          message: `It’s going out to ${formatCount(sent.people)} ${pluralise(sent.people, 'person', 'people')}.`,
        };
      },
    );
  };
}

const byOperatorOf = (context: ServerContext) => (request: FastifyRequest) => ({
  operator: deskSessionOf(request).operator,
  record: recordAs(context, request),
});

type Refusal =
  | { reason: 'not_found' }
  | { reason: 'changed_meanwhile' }
  | { reason: 'refused'; fields: FieldProblem[] };

function answerRefused(reply: FastifyReply, refusal: Refusal) {
  if (refusal.reason === 'not_found') return answerNotFound(reply);
  if (refusal.reason === 'changed_meanwhile') return answerError(reply, 409, CHANGED_MEANWHILE);
  const { fields } = refusal;
  return answerError(reply, 400, {
    code: 'invalid_input',
    message: fields.map(({ message }) => message).join(' '),
    fields,
  });
}
