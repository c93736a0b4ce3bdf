import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { stepsOfDayQuery } from '#client/member/queries.ts';
import { readSignedInUser } from '#client/parts/account/auth-calls.ts';
import { signInHere } from '#client/parts/account/sign-in.fixture.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { ApiError, FetchFailure, UnreachableError } from './api-client.ts';

beforeEach(() => signInHere(fixtureUser()));

const serverAnswers = (status: number) =>
  vi.stubGlobal('fetch', async () => new Response('{"message":"No."}', { status }));
const nobodyAnswers = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));

const readSteps = () => new QueryClient().fetchQuery({ ...stepsOfDayQuery('amira-1', '2026-06-01' as CalendarDay) });

test.each([
  { read: readSignedInUser, status: 401, message: 'Authentication failed' },
  { read: readSignedInUser, status: 403, message: 'Authentication failed' },
  { read: readSignedInUser, status: 500, message: 'Failed to fetch user' },
  { read: readSteps, status: 500, message: 'Failed to fetch steps data' },
])('a $status is "$message", with the refusal behind it', async ({ read, status, message }) => {
  serverAnswers(status);
  const failure = await read().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(FetchFailure);
  expect(failure).toMatchObject({ message, cause: expect.any(ApiError) });
  expect(((failure as FetchFailure).cause as ApiError).message).toBe(`${status}: {"message":"No."}`);
});

test.each([
  { read: readSignedInUser, message: 'Failed to fetch user' },
  { read: readSteps, message: 'Failed to fetch steps data' },
])('no answer is "$message" as well', async ({ read, message }) => {
  nobodyAnswers();
  await expect(read()).rejects.toMatchObject({ message, cause: expect.any(UnreachableError) });
});

test('without a token nobody is asked', async () => {
  localStorage.clear();
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(readSignedInUser()).rejects.toThrow('No token');
  expect(fetched).not.toHaveBeenCalled();
});
