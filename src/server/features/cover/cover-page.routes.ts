import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DoneAnswerSchema } from '#contract/account.ts';
import {
  CoverAnswerSchema,
  CoverCalendarAnswerSchema,
  CoverCalendarSchema,
  CoverLinkSchema,
  CoverPageSchema,
} from '#contract/cover.ts';
import { COVER_PATHS, coverCalendarPath } from '#contract/paths.ts';
import { answerError, answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/http/rate-limit.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import { answerCover, type ChangeCoverNeeds, endCover } from './answer-cover.ts';
import { coverPage } from './cover-page.ts';
import type { StoredCover } from './covers.repository.ts';

export interface CoverPageRoutesNeeds extends ChangeCoverNeeds {
  coverRatePerAddress: TokenBuckets;
  coverRate: TokenBuckets;
  randomToken: () => string;
}

const CHANGED = 'These days have changed. Have a look at how they are now.';

/** The link is the credential, sent in the body. One that has ended is answered like one that never was. */
export function coverPageRoutes(needs: CoverPageRoutesNeeds): FastifyPluginAsyncZod {
  const { covers, coverRate, randomToken } = needs;

  async function withCover<Answer>(
    { token }: { token: string },
    reply: FastifyReply,
    work: (cover: StoredCover) => Promise<Answer>,
  ): Promise<Answer | FastifyReply> {
    const cover = await covers.findByLink(token);
    if (!cover) return answerNotFound(reply);
    if (await refuseIfTooOften(coverRate, cover.id, reply)) return reply;
    return work(cover);
  }

  return async (app) => {
    app.addHook('onRequest', limitPerAddress(needs.coverRatePerAddress));
    app.addHook('onRequest', async (_request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('cache-control', 'no-store');
    });

    app.post(
      COVER_PATHS.open,
      { schema: { body: CoverLinkSchema, response: { 200: CoverPageSchema } } },
      async ({ body }, reply) => withCover(body, reply, (cover) => coverPage(needs, cover)),
    );

    app.post(
      COVER_PATHS.answer,
      { schema: { body: CoverAnswerSchema, response: { 200: CoverPageSchema } } },
      async ({ body }, reply) =>
        withCover(body, reply, async (cover) => {
          const outcome = await answerCover(needs, cover, body);
          if (outcome === 'ended') return answerNotFound(reply);
          if (outcome === 'not_planned')
            return answerError(reply, 409, { code: 'changed_meanwhile', message: CHANGED });
          return coverPage(needs, cover);
        }),
    );

    app.post(
      COVER_PATHS.calendar,
      { schema: { body: CoverCalendarSchema, response: { 200: CoverCalendarAnswerSchema } } },
      async ({ body }, reply) =>
        withCover(body, reply, async ({ id }) => {
          const token = body.isWanted ? randomToken() : undefined;
          if (!(await covers.saveCalendar(id, token))) return answerNotFound(reply);
          return { path: token === undefined ? null : coverCalendarPath(token) };
        }),
    );

    app.post(
      COVER_PATHS.end,
      { schema: { body: CoverLinkSchema, response: { 200: DoneAnswerSchema } } },
      async ({ body }, reply) =>
        withCover(body, reply, async (cover) =>
          (await endCover(needs, cover)) ? { message: 'Ended.' } : answerNotFound(reply),
        ),
    );
  };
}
