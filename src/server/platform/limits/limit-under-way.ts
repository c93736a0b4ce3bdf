import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import { answerError } from '#server/platform/http/error-answers.ts';

const RETRY_SECONDS = 1;

/** 429 when too many are in flight: what is being sent is in memory until it is read. */
export function limitUnderWay(most: number): onRequestHookHandler {
  const countOf = new Map<string, number>();

  function leave(userId: string): void {
    const left = (countOf.get(userId) ?? 0) - 1;
    if (left > 0) countOf.set(userId, left);
    else countOf.delete(userId);
  }

  return function checkUnderWay(request, reply, next) {
    const { userId } = request;
    const count = countOf.get(userId) ?? 0;
    if (count >= most) {
      const message = `That’s a lot in one go. Please try again in ${RETRY_SECONDS} second.`;
      void answerError(reply, 429, { code: 'too_many_requests', message }, RETRY_SECONDS);
      return;
    }
    countOf.set(userId, count + 1);
    whenOver(request, reply, () => leave(userId));
    next();
  };
}

/** Each answer may be megabytes long. */
export function oneAtATime(): onRequestAsyncHookHandler {
  const lastOf = new Map<string, Promise<void>>();

  return async function waitForTurn(request, reply) {
    const { userId } = request;
    const before = lastOf.get(userId);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    lastOf.set(userId, isOver);
    whenOver(request, reply, () => {
      end();
      if (lastOf.get(userId) === isOver) lastOf.delete(userId);
    });
    await before;
  };
}

/** Once: when the answer was sent, or the connection is gone. */
function whenOver({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, act: () => void): void {
  let isOver = false;
  function over(): void {
    if (isOver) return;
    isOver = true;
    socket.removeListener('close', over);
    act();
  }
  raw.once('finish', over);
  raw.once('close', over);
  // A queued response gets no `close` event.
  socket.once('close', over);
}
