import type { FastifyRequest, onRequestAsyncHookHandler, onSendAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { invalidField } from '#contract/refusals.ts';
import { answerError } from './error-answers.ts';
import type { HandledChangesRepository } from './handled-changes.repository.ts';

interface HandleOnceNeeds {
  handledChanges: HandledChangesRepository;
  now: () => number;
}

const HEADER = 'idempotency-key';
const KeySchema = z.uuid();

/**
 * A retry of a change that was handled is answered with 204 and changes nothing: what it set may have been changed since,
 * on another device or by a link. A crash between a change and its key lets the retry through.
 */
export function handleOnce({ handledChanges, now }: HandleOnceNeeds) {
  const check: onRequestAsyncHookHandler = async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return undefined;
    if (!KeySchema.safeParse(key).success) {
      return answerError(reply, 400, invalidField(HEADER, 'The idempotency key must be a UUID.'));
    }
    if (await handledChanges.has(request.userId, key)) return reply.code(204).send();
    return undefined;
  };

  const beforeAnswer: onSendAsyncHookHandler<unknown> = async (request, { statusCode }, payload) => {
    const key = keyOf(request);
    if (key !== undefined && statusCode < 300) await handledChanges.add(request.userId, key, now());
    return payload;
  };

  return { check, beforeAnswer };
}

function keyOf({ method, headers }: FastifyRequest): string | undefined {
  return method === 'GET' || method === 'HEAD' ? undefined : headers[HEADER]?.toString();
}
