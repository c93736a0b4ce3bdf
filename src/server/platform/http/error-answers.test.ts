import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DatabaseUnavailableError, OutcomeUnknownError } from '#server/platform/database/database-errors.ts';
import { PasswordQueueFullError } from '#server/platform/passwords/password-queue.ts';
import { createHttpServer } from './create-http-server.ts';

async function answerTo(route: (app: ReturnType<typeof createHttpServer>) => void, url = '/test') {
  const app = createHttpServer({
    log: pino({ level: 'silent' }),
    headers: {},
    trustedProxies: [],
    createId: () => 'r-1',
  });
  route(app);
  const answer = await app.inject({ url });
  await app.close();
  return answer;
}

const throwing = (error: unknown) => (app: ReturnType<typeof createHttpServer>) =>
  app.get('/test', async () => {
    throw error;
  });

test.each([
  [new DatabaseUnavailableError('disk full at /data'), 'We can’t save or load that right now.'],
  [new PasswordQueueFullError(), 'We’re busy right now.'],
])('%s is 503 with what is known of it and a time to come back', async (error, reason) => {
  const answer = await answerTo(throwing(error));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toEqual({ code: 'unavailable', message: `${reason} Please try again in 5 seconds.` });
});

test('what may be stored is neither called saved nor unsaved', async () => {
  const answer = await answerTo(throwing(new OutcomeUnknownError('connection lost')));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  const message = 'We’re not sure that was saved. Check before you try again.';
  expect(answer.json()).toEqual({ code: 'outcome_unknown', message });
});

test.each([new Error('secret detail'), 'a text', undefined, Object.assign(new Error('x'), { statusCode: 200 })])(
  'whatever else is thrown (%s) is 500 with a reference and no detail',
  async (thrown) => {
    const answer = await answerTo(throwing(thrown));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      reference: 'r-1',
    });
  },
);

test('a bad part of an address is nothing that we have; a bad query is named', async () => {
  const route = (app: ReturnType<typeof createHttpServer>) =>
    app.get(
      '/test/:id',
      {
        schema: {
          params: z.object({ id: z.uuid() }),
          querystring: z.object({ days: z.coerce.number('Use a number.') }),
        },
      },
      async () => ({}),
    );
  expect((await answerTo(route, '/test/17?days=1')).statusCode).toBe(404);
  const id = '11111111-2222-4333-8444-555555555555';
  expect((await answerTo(route, `/test/${id}?days=x`)).json()).toEqual({
    code: 'invalid_input',
    message: 'Use a number.',
    fields: [{ field: 'days', message: 'Use a number.' }],
  });
});

test('an answer that does not fit its schema is our fault and tells nothing of what was in it', async () => {
  const answer = await answerTo((app) =>
    app.get('/test', { schema: { response: { 200: z.object({ count: z.int() }) } } }, async () => ({
      count: 'secret',
    })),
  );
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret');
});
