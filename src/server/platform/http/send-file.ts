import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { answerError } from './error-answers.ts';

interface FileLimits {
  /** So many are sent at a time; whoever comes then is asked to try again. */
  atOnce: number;
  /** Whoever takes longer to read one is cut off, so that nobody keeps a place for ever. */
  longestMs: number;
}

interface SentFile {
  name: string;
  type: string;
  /** Asked for one after the other, as fast as they are read. */
  pieces: AsyncIterable<string>;
}

const RETRY_SECONDS = 5;

/** Sends files that are made while they are read: however long one is, no more of it than a piece is in memory. */
export function createFileSender({ atOnce, longestMs }: FileLimits) {
  let sending = 0;

  return (reply: FastifyReply, { name, type, pieces }: SentFile): FastifyReply => {
    if (sending >= atOnce) return answerError(reply, 429, TRY_AGAIN, RETRY_SECONDS);
    const file = Readable.from(pieces, { objectMode: false });
    const tooLong = setTimeout(() => file.destroy(new Error('The file was read too slowly')), longestMs);
    sending += 1;
    file.once('close', () => {
      clearTimeout(tooLong);
      sending -= 1;
    });
    // A browser offers to keep it instead of showing it.
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(file);
  };
}

const TRY_AGAIN = {
  code: 'too_many_requests' as const,
  message: `Other files are being made just now. Please try again in ${RETRY_SECONDS} seconds.`,
};
