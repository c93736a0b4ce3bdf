import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { SessionSnapshot } from '#domain/session/session-snapshot.ts';
import { summaryOf } from '#programme/workouts/workout-summaries.ts';
import { freshenWords, useHeldWords } from './fresh-words.ts';
import { offlineAnswer } from './offline-answers.ts';
import { layWords, programmeWords, useProgrammeWords, WORDS_COPY } from './programme-words.ts';

const fetched = stubFetch();
const NEW = { 'workout-a1': { shortTitle: 'Strong Start' } };
const NOTHING = async () => [];
const BEGUN = async () => [{ activeMs: 60_000, savedAt: Date.now() } as SessionSnapshot];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  fetched.mockImplementation(async () => Response.json({ words: NEW }));
});
afterEach(() => layWords({}));

const shown = () => summaryOf('a1', programmeWords()).shortTitle;
const kept = async () => (await offlineAnswer(...WORDS_COPY))?.answer;

function Running() {
  useHeldWords();
  return null;
}

test('what was published is shown, and kept for when there is no network', async () => {
  await freshenWords(NOTHING);
  expect(shown()).toBe('Strong Start');
  expect(await kept()).toEqual(NEW);
});

test('a workout that is under way, or can be carried on, ends with the words it began with', async () => {
  const before = shown();
  await freshenWords(BEGUN);
  expect(shown()).toBe(before);
  const { unmount } = render(<Running />);
  await freshenWords(NOTHING);
  expect(shown()).toBe(before);
  unmount();
  await freshenWords(NOTHING);
  expect(shown()).toBe('Strong Start');
});

test('without an answer everything stays as it is', async () => {
  layWords(NEW);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(freshenWords(NOTHING)).rejects.toThrow();
  expect(shown()).toBe('Strong Start');
});

function Title() {
  return <p>{summaryOf('a1', useProgrammeWords()).shortTitle}</p>;
}

test('a screen that shows such words is drawn again when others are laid', () => {
  render(<Title />);
  act(() => layWords(NEW));
  screen.getByText('Strong Start');
});
