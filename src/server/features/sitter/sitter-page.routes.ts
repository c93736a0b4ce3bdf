import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import { COVER_PATHS, coverCalendarPath } from '#contract/paths.ts';
import {
  CoverAnswerSchema,
  CoverCalendarAnswerSchema,
  CoverCalendarSchema,
  CoverLinkSchema,
  CoverPageSchema,
} from '#contract/sitter.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { linkToken } from '#server/platform/secrets/link-token.ts';
import { answerCover, endCover } from './answer-sitter.ts';
import { callsByCoverLink } from './sitter-link.ts';
import { coverPage } from './sitter-page.ts';
import * as sitters from './sitters.repository.ts';

const CHANGED = 'These days have changed. Have a look at how they are now.';

export function coverPageRoutes(context: ServerContext): FastifyPluginAsyncZod {
  const { hooks, call: withCover } = callsByCoverLink(context);
  return async (app) => {
    for (const hook of hooks.onRequest) app.addHook('onRequest', hook);

    app.post(
      COVER_PATHS.open,
      { schema: { body: CoverLinkSchema, response: { 200: CoverPageSchema } } },
      async ({ body }, reply) => withCover(body, reply, (cover) => coverPage(context, cover)),
    );

    app.post(
      COVER_PATHS.answer,
      { schema: { body: CoverAnswerSchema, response: { 200: CoverPageSchema } } },
      async ({ body }, reply) =>
        withCover(body, reply, async (cover) => {
          const outcome = await answerCover(context, cover, body);
          if (outcome === 'ended') return answerNotFound(reply);
          if (outcome === 'not_planned')
            return answerError(reply, 409, { code: 'changed_meanwhile', message: CHANGED });
          return coverPage(context, cover);
        }),
    );

    app.post(
      COVER_PATHS.calendar,
      { schema: { body: CoverCalendarSchema, response: { 200: CoverCalendarAnswerSchema } } },
      async ({ body }, reply) =>
        withCover(body, reply, async ({ id }) => {
          const token = body.isWanted ? linkToken(context) : undefined;
          if (!(await sitters.saveCalendar(context.db, id, token))) return answerNotFound(reply);
          return { path: token === undefined ? null : coverCalendarPath(token) };
        }),
    );

    app.post(
      COVER_PATHS.end,
      { schema: { body: CoverLinkSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body }, reply) =>
        withCover(body, reply, async (cover) =>
          (await endCover(context, cover)) ? { message: 'Ended.' } : answerNotFound(reply),
        ),
    );
  };
}
