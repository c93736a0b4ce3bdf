import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** In characters. */
const PART_LENGTH = 65_536;

/** Answers with a JSON array of what `schema` lets out. Memory holds one part of the text, however long the array is. */
export function sendJsonArray<Item>(reply: FastifyReply, items: Iterable<Item>, schema: z.ZodType<Item>): FastifyReply {
  const parts = Readable.from(partsOf(items, schema), { objectMode: false });
  return reply.type('application/json; charset=utf-8').send(parts);
}

function* partsOf<Item>(items: Iterable<Item>, schema: z.ZodType<Item>): Generator<string> {
  let part = '[';
  let isFirst = true;
  for (const item of items) {
    part += `${isFirst ? '' : ','}${JSON.stringify(schema.parse(item))}`;
    isFirst = false;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield `${part}]`;
}
