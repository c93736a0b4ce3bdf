import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import { answerNotFound } from '#server/platform/http/error-answers.ts';
import { limitPerAddress, refuseIfTooOften } from '#server/platform/http/rate-limit.ts';
import type { TokenBuckets } from '#server/platform/http/token-bucket.ts';
import type { ChangeCoverNeeds } from './answer-sitter.ts';
import type { StoredCover } from './sitters.repository.ts';

export interface CoverLinkNeeds extends ChangeCoverNeeds {
  oneTimeTokens: OneTimeTokensRepository;
  coverRatePerAddress: TokenBuckets;
  coverRate: TokenBuckets;
}

/** The link is the credential, sent in the body; one in a weekly letter opens the same. An ended cover is answered like an unknown one. */
export function callsByCoverLink({ covers, oneTimeTokens, coverRate, coverRatePerAddress }: CoverLinkNeeds) {
  async function findByLetter(token: string): Promise<StoredCover | undefined> {
    const letter = await oneTimeTokens.find('open_cover', token);
    return covers.findStanding(letter?.payload ?? '');
  }
  return {
    hooks: {
      onRequest: [
        limitPerAddress(coverRatePerAddress),
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
      const cover = (await covers.findByLink(token)) ?? (await findByLetter(token));
      if (!cover) return answerNotFound(reply);
      if (await refuseIfTooOften(coverRate, cover.id, reply)) return reply;
      return work(cover);
    },
  };
}
