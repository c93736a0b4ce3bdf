import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authToken } from '#client/parts/account/first-page-storage.ts';
import { callApi } from './api-client.ts';
import { discardPrefetchedResponses, prefetchApi, takePrefetchedResponse } from './prefetched-responses.ts';

const answering = (name: string) => vi.fn(async () => new Response(JSON.stringify({ name })));

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));
afterEach(() => {
  discardPrefetchedResponses();
  authToken.clear();
});

test('the first call takes what was asked for early, the next one asks', async () => {
  const fetching = answering('early');
  vi.stubGlobal('fetch', fetching);
  authToken.write('token');
  prefetchApi('token', ['/api/auth/me']);
  expect(fetching).toHaveBeenCalledWith('/api/auth/me', {
    headers: { Authorization: 'Bearer token' },
    credentials: 'include',
  });

  vi.stubGlobal('fetch', answering('later'));
  expect(await callApi('/api/auth/me')).toEqual({ name: 'early' });
  expect(await callApi('/api/auth/me')).toEqual({ name: 'later' });
});

test('another sign-in never meets an answer to the one before', async () => {
  vi.stubGlobal('fetch', answering('hers'));
  prefetchApi('hers', ['/api/auth/me']);
  vi.stubGlobal('fetch', answering('mine'));
  authToken.write('mine');
  expect(await callApi('/api/auth/me')).toEqual({ name: 'mine' });
  authToken.write('hers');
  expect(await callApi('/api/auth/me')).toEqual({ name: 'mine' });
});

test('what was asked for before something was changed is asked again', async () => {
  vi.stubGlobal('fetch', answering('before'));
  authToken.write('token');
  prefetchApi('token', ['/api/auth/me']);
  vi.stubGlobal('fetch', answering('after'));
  await callApi('/api/steps', { method: 'POST', body: {} });
  expect(await callApi('/api/auth/me')).toEqual({ name: 'after' });
});

test('an early call that nobody could answer is one that the app could not make', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  authToken.write('token');
  prefetchApi('token', ['/api/auth/me']);
  await expect(callApi('/api/auth/me')).rejects.toThrow('We can’t reach our server.');
});

test('what was asked for long ago is asked again', () => {
  vi.stubGlobal('fetch', answering('old'));
  prefetchApi('token', ['/api/auth/me']);
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takePrefetchedResponse('/api/auth/me', 'token')).toBeUndefined();
});
