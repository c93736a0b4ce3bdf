import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { SITTER_PATHS, sitterCalendarPath } from '#contract/paths.ts';
import {
  SitterAnswerSchema,
  SitterCalendarAnswerSchema,
  SitterCalendarSchema,
  SitterLinkSchema,
  SitterPageSchema,
} from '#contract/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { linkToken } from '#server/platform/secrets/link-token.ts';
import { answerSitter, endSitter } from './answer-sitter.ts';
import { callsBySitterLink } from './sitter-link.ts';
import { type Programme, sitterPage } from './sitter-page.ts';
import * as sitters from './sitters.repository.ts';

const CHANGED = 'These days have changed. Take another look.';

export function sitterPageRoutes(context: ServerContext, programme: Programme): FastifyPluginAsyncZod {
  const { hooks, call: withSitter } = callsBySitterLink(context);
  return async (app) => {
    for (const hook of hooks.onRequest) app.addHook('onRequest', hook);

    app.post(
      SITTER_PATHS.open,
      { schema: { body: SitterLinkSchema, response: { 200: SitterPageSchema } } },
      async ({ body }, reply) => withSitter(body, reply, (sitter) => sitterPage(context, programme, sitter)),
    );

    app.post(
      SITTER_PATHS.answer,
      { schema: { body: SitterAnswerSchema, response: { 200: SitterPageSchema } } },
      async ({ body }, reply) =>
        withSitter(body, reply, async (sitter) => {
          const outcome = await answerSitter(context, programme, sitter, body);
          if (outcome === 'ended') return answerNotFound(reply);
          if (outcome === 'not_planned')
            return answerError(reply, 409, { code: 'changed_meanwhile', message: CHANGED });
          return sitterPage(context, programme, sitter);
        }),
    );

    app.post(
      SITTER_PATHS.calendar,
      { schema: { body: SitterCalendarSchema, response: { 200: SitterCalendarAnswerSchema } } },
      async ({ body }, reply) =>
        withSitter(body, reply, async ({ id }) => {
          const token = body.isWanted ? linkToken(context) : undefined;
          if (!(await sitters.saveCalendar(context.db, id, token))) return answerNotFound(reply);
          return { path: token === undefined ? null : sitterCalendarPath(token) };
        }),
    );

    app.post(
      SITTER_PATHS.end,
      { schema: { body: SitterLinkSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body }, reply) =>
        withSitter(body, reply, async (sitter) =>
          (await endSitter(context, sitter)) ? { message: 'Ended.' } : answerNotFound(reply),
        ),
    );
  };
}
