import type { FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify';
import { z } from 'zod';
import { invalidField } from '#contract/refusals.ts';
import type { ServerContext } from '#server/context.ts';
import { answerError } from './error-answers.ts';
import * as handledChanges from './handled-changes.repository.ts';

const HEADER = 'idempotency-key';
const KeySchema = z.uuid();

/**
 * A retry of a change that was handled is answered with 204 and changes nothing: what it set may have been changed since,
 * on another device or by a link. A crash between a change and its key lets the retry through. Callbacks, because most
 * requests pass without waiting.
 */
export function handleOnce({ db, now }: Pick<ServerContext, 'db' | 'now'>) {
  const check: onRequestHookHandler = (request, reply, next) => {
    const key = keyOf(request);
    if (key === undefined) return next();
    if (!KeySchema.safeParse(key).success) {
      void answerError(reply, 400, invalidField(HEADER, 'The idempotency key must be a UUID.'));
      return;
    }
    handledChanges
      .has(db, request.userId, key)
      .then((isHandled) => (isHandled ? reply.code(204).send() : next()), next);
  };

  const beforeAnswer: onSendHookHandler<unknown> = (request, { statusCode }, payload, done) => {
    const key = keyOf(request);
    if (key === undefined || statusCode >= 300) return done(null, payload);
    handledChanges.add(db, request.userId, key, now()).then(() => done(null, payload), done);
  };

  return { check, beforeAnswer };
}

function keyOf({ method, headers }: FastifyRequest): string | undefined {
  return method === 'GET' || method === 'HEAD' ? undefined : headers[HEADER]?.toString();
}
