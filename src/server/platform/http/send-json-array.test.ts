import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendJsonArray } from './send-json-array.ts';

const ItemSchema = z.object({ name: z.string().max(100_000) });

async function answerWith(items: Iterable<unknown>) {
  const app = fastify();
  app.get('/', (_request, reply) => sendJsonArray(reply, items as Iterable<{ name: string }>, ItemSchema));
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

test.each([
  ['nothing', []],
  ['one entry', [{ name: 'Zoë' }]],
  ['as long as several parts', Array.from({ length: 500 }, (_, number) => ({ name: `${number} ${'€'.repeat(900)}` }))],
])('%s arrives as one JSON array', async (_what, items) => {
  const answer = await answerWith(items);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(items);
});

test('what the schema does not name stays here, and what it refuses is never answered as a whole array', async () => {
  expect((await answerWith([{ name: 'Zoë', note: 'private' }])).json()).toEqual([{ name: 'Zoë' }]);
  expect((await answerWith([{ name: 'Zoë' }, { name: 5 }])).statusCode).toBe(500);
  await expect(answerWith([{ name: 'Z'.repeat(90_000) }, { name: 5 }])).rejects.toThrow();
});
