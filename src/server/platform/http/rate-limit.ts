import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { answerError } from './error-answers.ts';
import type { TokenBuckets } from './token-bucket.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** 429 when one address asks too often. */
export function limitPerAddress(buckets: TokenBuckets): onRequestHookHandler {
  return function checkAddress(request, reply, next) {
    if (!refuseWhenEmpty(buckets, request.ip, reply)) next();
  };
}

/** 429 when one signed-in user writes too often; reading is free. */
export function limitWritesPerUser(buckets: TokenBuckets) {
  return async function checkWrites(request: FastifyRequest & { userId: string }, reply: FastifyReply) {
    if (READING.has(request.method)) return;
    if (refuseWhenEmpty(buckets, request.userId, reply)) return reply;
  };
}

/** Answers 429 when this happens too often for one of them; true when it did. */
export function refuseWhenEmpty(buckets: TokenBuckets, key: string, reply: FastifyReply): boolean {
  const seconds = buckets.secondsUntilAllowed(key);
  if (seconds === 0) return false;
  const message = `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  void answerError(reply, 429, { code: 'too_many_requests', message }, seconds);
  return true;
}
