import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { answerError } from './error-answers.ts';

interface FileLimits {
  /** More are asked to try again. */
  atOnce: number;
  /** Slower readers are cut off. */
  longestMs: number;
}

interface SentFile {
  name: string;
  type: string;
  pieces: AsyncIterable<string>;
}

const RETRY_SECONDS = 5;

/** Memory holds one piece of each file. */
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
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(file);
  };
}

const TRY_AGAIN = {
  code: 'too_many_requests' as const,
  message: `We’re making other files right now. Please try again in ${RETRY_SECONDS} seconds.`,
};
