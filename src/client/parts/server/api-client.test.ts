import { describe, expect, test } from 'vitest';
import { authToken } from '#client/parts/account/first-page-storage.ts';
import {
  ApiError,
  callApi,
  messageOf,
  readWithEtag,
  subscribeToPaymentRefusals,
  UnreachableError,
} from './api-client.ts';
import { stubFetch } from './fetch.fixture.ts';
import { createQueryClient, queryFromKey } from './query-client.ts';

const fetchStub = stubFetch();
const answer = (status: number, body: string, statusText = '') =>
  fetchStub.mockResolvedValueOnce(new Response(status === 204 ? null : body, { status, statusText }));
const sent = () => fetchStub.mock.calls[0] as [string, RequestInit];
const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('callApi', () => {
  test('sends the token and the cookies, and no content type without a body', async () => {
    authToken.write('secret');
    answer(200, '{"ok":true}');
    expect(await callApi('/api/auth/me')).toEqual({ ok: true });
    expect(sent()).toEqual([
      '/api/auth/me',
      { method: 'GET', headers: { Authorization: 'Bearer secret' }, credentials: 'include' },
    ]);
  });

  test('sends a body as JSON', async () => {
    answer(200, '{}');
    await callApi('/api/auth/login', { method: 'POST', body: { email: 'a@b.cd' } });
    expect(sent()[1].headers).toEqual({ 'Content-Type': 'application/json' });
    expect(sent()[1].body).toBe('{"email":"a@b.cd"}');
  });

  test('an answer without content is undefined', async () => {
    answer(204, '');
    expect(await callApi('/api/auth/logout', { method: 'POST' })).toBeUndefined();
  });

  test('a refusal becomes "<status>: <body>" and carries what the server said', async () => {
    const body = '{"message":"Use a real date.","code":"invalid_input","fields":[{"field":"date","message":"No."}]}';
    answer(400, body);
    const error = await refusal(callApi('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.message).toBe(`400: ${body}`);
    expect([error?.serverMessage, error?.code, error?.problemWith('date')]).toEqual([
      'Use a real date.',
      'invalid_input',
      'No.',
    ]);
  });

  test('a refusal without a body names the status text', async () => {
    answer(502, '', 'Bad Gateway');
    expect((await refusal(callApi('/x')))?.message).toBe('502: Bad Gateway');
  });

  test.each(['<html>', '"text"', 'null', '{"message":7,"fields":3}'])('survives the odd body %s', async (body) => {
    answer(500, body);
    const error = await refusal(callApi('/x'));
    expect([error?.serverMessage, error?.fields]).toEqual([undefined, []]);
    expect(messageOf(error, 'Please try again')).toBe('Please try again');
  });

  test('a 403 that asks for payment is told to whoever listens', async () => {
    const refused: string[] = [];
    const stop = subscribeToPaymentRefusals((path) => refused.push(path));
    answer(403, '{"message":"Pay","code":"subscription_required","requiresPayment":true}');
    await refusal(callApi('/api/users/1/steps'));
    answer(403, '{"message":"No"}');
    await refusal(callApi('/api/other'));
    stop();
    expect(refused).toEqual(['/api/users/1/steps']);
  });

  test('no answer at all is a different error', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await refusal(callApi('/x'))).toBeInstanceOf(UnreachableError);
  });
});

describe('an answer with a tag', () => {
  const tagged = (tag: string, body: string) =>
    fetchStub.mockResolvedValueOnce(new Response(body, { headers: { etag: tag } }));
  const unchanged = () => fetchStub.mockResolvedValueOnce(new Response(null, { status: 304 }));
  const lastHeaders = () => fetchStub.mock.lastCall?.[1]?.headers;

  test('is asked for with its tag, and used again when it has not changed', async () => {
    authToken.write('anna');
    tagged('"1"', '{"steps":1}');
    const first = await readWithEtag('/api/tagged', undefined, {});
    expect(first).toEqual({ answer: { steps: 1 }, etag: '"1"' });
    unchanged();
    expect(await readWithEtag('/api/tagged', first, {})).toBe(first);
    expect(lastHeaders()).toEqual({ Authorization: 'Bearer anna', 'If-None-Match': '"1"' });
    tagged('"2"', '{"steps":2}');
    const second = await readWithEtag('/api/tagged', first, {});
    expect(second).toEqual({ answer: { steps: 2 }, etag: '"2"' });
    unchanged();
    expect(await readWithEtag('/api/tagged', second, {})).toBe(second);
    expect(lastHeaders()).toEqual({ Authorization: 'Bearer anna', 'If-None-Match': '"2"' });
  });

  test('is known only to whoever read it', async () => {
    authToken.write('anna');
    tagged('"1"', '{"steps":1}');
    await readWithEtag('/api/tagged', undefined, {});
    authToken.write('omar');
    answer(200, '{"steps":9}');
    expect(await readWithEtag('/api/tagged', undefined, {})).toEqual({ answer: { steps: 9 }, etag: undefined });
    expect(lastHeaders()).toEqual({ Authorization: 'Bearer omar' });
    authToken.write('anna');
    answer(200, '{"steps":3}');
    expect(await callApi('/api/tagged')).toEqual({ steps: 3 });
    expect(lastHeaders()).toEqual({ Authorization: 'Bearer anna' });
  });
});

describe('the default query', () => {
  const run = (on401: 'throw' | 'returnNull') =>
    createQueryClient().fetchQuery({ queryKey: ['/api/users', 'anna', 'stats'], queryFn: queryFromKey({ on401 }) });

  test('joins the parts of its key into the address', async () => {
    answer(200, '{"totalWorkouts":4}');
    expect(await run('throw')).toEqual({ totalWorkouts: 4 });
    expect(sent()[0]).toBe('/api/users/anna/stats');
  });

  test('a 401 is an error, or nothing where the screen says so', async () => {
    answer(401, '');
    expect(await refusal(run('throw'))).toBeInstanceOf(ApiError);
    answer(401, '');
    expect(await run('returnNull')).toBeNull();
  });
});
