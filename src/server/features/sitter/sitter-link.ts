import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#server/context.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/http/rate-limit.ts';
import type { StoredCover } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

/** The link is the credential, sent in the body; one in a weekly letter opens the same. An ended cover is answered like an unknown one. */
export function callsByCoverLink(context: ServerContext) {
  const { db, limits } = context;
  async function findByLetter(token: string): Promise<StoredCover | undefined> {
    const letter = await oneTimeTokens.find(db, context, 'open_cover', token);
    return sitters.findStanding(db, letter?.payload ?? '');
  }
  return {
    hooks: {
      onRequest: [
        limitPerAddress(limits.coverRatePerAddress),
        async (_request: FastifyRequest, reply: FastifyReply) => {
          void reply.header('cache-control', 'no-store');
        },
      ],
    },

    async call<Answer>(
      { token }: { token: string },
      reply: FastifyReply,
      work: (cover: StoredCover) => Promise<Answer>,
    ): Promise<Answer | FastifyReply> {
      const cover = (await sitters.findByLink(db, token)) ?? (await findByLetter(token));
      if (!cover) return answerNotFound(reply);
      if (await refuseIfTooOften(limits.coverRate, cover.id, reply)) return reply;
      return work(cover);
    },
  };
}
