import type { FastifyReply, HookHandlerDoneFunction, onRequestHookHandler } from 'fastify';
import { pluralise } from '#domain/time/count-text.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import { networkOf } from './network-of-address.ts';
import type { TokenBuckets } from './token-bucket.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const LONGEST_IN_SECONDS = 120;

/** 429 by address or IPv6 network. */
export function limitPerAddress(buckets: TokenBuckets): onRequestHookHandler {
  return function checkAddress(request, reply, next) {
    passUnless(refuseIfTooOften(buckets, networkOf(request.ip), reply), next);
  };
}

export function limitPerUser(buckets: TokenBuckets): onRequestHookHandler {
  return function checkUser(request, reply, next) {
    passUnless(refuseIfTooOften(buckets, request.userId, reply), next);
  };
}

export function limitReadsAndWrites(limits: Record<'readRate' | 'writeRate', TokenBuckets>): onRequestHookHandler {
  const [ofReads, ofWrites] = [limitPerUser(limits.readRate), limitPerUser(limits.writeRate)];
  return function checkReadsAndWrites(request, reply, next) {
    (READING.has(request.method) ? ofReads : ofWrites).call(this, request, reply, next);
  };
}

function passUnless(refused: boolean | Promise<boolean>, next: HookHandlerDoneFunction): void {
  if (refused === false) next();
  else if (refused !== true) refused.then((isRefused) => (isRefused ? undefined : next()), next);
}

/** True when it answered 429; later where other processes are asked. */
export function refuseIfTooOften(buckets: TokenBuckets, key: string, reply: FastifyReply): boolean | Promise<boolean> {
  const seconds = buckets.secondsUntilAllowed(key);
  return typeof seconds === 'number' ? refuseFor(seconds, reply) : seconds.then((wait) => refuseFor(wait, reply));
}

function refuseFor(seconds: number, reply: FastifyReply): boolean {
  if (seconds === 0) return false;
  const message = `Too many requests. Please try again in ${waitText(seconds)}.`;
  void answerError(reply, 429, { code: 'too_many_requests', message }, seconds);
  return true;
}

function waitText(seconds: number): string {
  if (seconds > LONGEST_IN_SECONDS) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} ${pluralise(seconds, 'second')}`;
}
