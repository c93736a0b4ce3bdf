import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#server/context.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/limits/rate-limit.ts';
import type { StoredSitter } from './sitters.repository.ts';
import * as sitters from './sitters.repository.ts';

/** The link is the credential, sent in the body; one in a weekly e-mail opens the same. An ended link is answered like an unknown one. */
export function callsBySitterLink(context: ServerContext) {
  const { db, limits } = context;
  async function findByEmail(token: string): Promise<StoredSitter | undefined> {
    const link = await oneTimeTokens.find(db, context, 'open_sitter_page', token);
    return sitters.findStanding(db, link?.payload ?? '');
  }
  return {
    hooks: {
      onRequest: [
        limitPerAddress(limits.sitterRatePerAddress),
        async (_request: FastifyRequest, reply: FastifyReply) => {
          void reply.header('cache-control', 'no-store');
        },
      ],
    },

    async call<Answer>(
      { token }: { token: string },
      reply: FastifyReply,
      work: (sitter: StoredSitter) => Promise<Answer>,
    ): Promise<Answer | FastifyReply> {
      const sitter = (await sitters.findByLink(db, token)) ?? (await findByEmail(token));
      if (!sitter) return answerNotFound(reply);
      if (await refuseIfTooOften(limits.sitterRate, sitter.id, reply)) return reply;
      return work(sitter);
    },
  };
}
