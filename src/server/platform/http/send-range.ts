import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-answers.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

interface RangedFile {
  path: string;
  /** Of its bytes alone: that it is missing, or has no such part, is not kept. */
  cacheControl: string;
}

/** A file that never changes under its name, or the part of it that was asked for; several parts at once are the whole. */
export async function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, cacheControl }: RangedFile,
): Promise<FastifyReply> {
  const size = (await stat(path).catch(() => undefined))?.size;
  if (size === undefined) return answerNotFound(reply);
  void reply.header('accept-ranges', 'bytes');
  const parts = RANGE.exec(request.headers.range ?? '');
  const range = parts ? rangeIn(parts[1] ?? '', parts[2] ?? '', size) : { from: 0, to: size - 1 };
  if (!range) return reply.code(416).header('content-range', `bytes */${size}`).send();
  void reply.header('cache-control', cacheControl);
  const { from, to } = range;
  if (parts) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  void reply.header('content-length', to - from + 1);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(path, { start: from, end: to }));
}

/** Undefined where there is nothing of it. */
function rangeIn(first: string, last: string, size: number): { from: number; to: number } | undefined {
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { from: size - length, to: size - 1 } : undefined;
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  return from <= to ? { from, to } : undefined;
}
