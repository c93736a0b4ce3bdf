import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnreachableError } from '#client/platform/api-client.ts';
import { forgetLastKnown, lastKnown } from '#client/platform/last-known.ts';
import { clearSession } from '#client/platform/session.ts';
import { signInHere } from '#client/platform/sign-in.fixture.ts';
import { fixtureUser } from '#tests/member-fixtures.ts';
import { knownAnswer } from './known-answer.ts';

const amira = fixtureUser();
const offline = () => Promise.reject(new UnreachableError('offline'));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  signInHere(amira);
});
afterEach(() => vi.unstubAllGlobals());

test('what the server said last is there while nobody can be reached', async () => {
  await knownAnswer(amira.id, 'dashboard', async () => 'three workouts');
  expect(await knownAnswer(amira.id, 'dashboard', offline)).toBe('three workouts');
});

test('what was never read comes from elsewhere, and nothing is nothing', async () => {
  expect(await knownAnswer(amira.id, 'sessions', offline, async () => 'of the dashboard')).toBe('of the dashboard');
  await expect(knownAnswer(amira.id, 'sessions', offline)).rejects.toThrow('offline');
});

test('an answer that comes after she has signed out is not kept', async () => {
  let arrive = (_answer: string) => {};
  const asked = knownAnswer(amira.id, 'dashboard', () => new Promise<string>((resolve) => (arrive = resolve)));
  clearSession();
  await forgetLastKnown();
  arrive('three workouts');
  await asked;
  expect(await lastKnown(amira.id, 'dashboard')).toBeUndefined();
});

test('an answer that is being kept while she signs out goes as well', async () => {
  await knownAnswer(amira.id, 'dashboard', async () => 'three workouts');
  clearSession();
  await forgetLastKnown();
  expect(await lastKnown(amira.id, 'dashboard')).toBeUndefined();
});
