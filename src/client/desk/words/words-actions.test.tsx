import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { serveWords } from './words-server.fixture.ts';

const fetched = stubFetch();

const CHECK = { name: 'A. Example', register: '', checkedOn: '2026-11-20', keptBy: 'Kate' };
const AGAIN = 'The lawyer checked the text of before. The page says “draft” until this one is checked, too.';
const QUOTES = { id: 'quotes', shownFrom: { members: 50, now: 4 } };
const AT_HOME = 'is shown to each member from the next time Home or a workout is opened.';

async function question(place: Partial<WordsPlaceAnswer>): Promise<string> {
  const server = serveWords(fetched);
  Object.assign(server.place, place);
  server.draftOf('Kate', 'Mine');
  history.replaceState(null, '', '/desk/words/landing');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  return (await screen.findByRole('alertdialog')).textContent ?? '';
}

test.each<[string, Partial<WordsPlaceAnswer>, string]>([
  ['a page', {}, '1 text on “Front page” is shown to everyone within seconds.'],
  ['quotes that are hidden', QUOTES, 'is saved. Quotes show from 50 members. You have 4.'],
  ['an e-mail', { group: 'emails' }, 'is in every email from now on.'],
  ['a workout of a first block', { group: 'workouts', id: 'workout-a1' }, AT_HOME],
  ['a move', { group: 'moves', id: 'move-squat' }, 'is shown and said to each member from the next time Home'],
  ['a legal text that was checked', { group: 'legal', version: 2, check: { ...CHECK, version: 2 } }, AGAIN],
  ['a legal text whose shipped words were checked', { group: 'legal' }, AGAIN],
])('before %s is published the question says who reads it, and when', async (_what, place, words) => {
  expect(await question(place)).toContain(words);
});

test.each<[string, Partial<WordsPlaceAnswer>]>([
  ['never checked', { isDraftPage: true }],
  ['changed since it was checked', { isDraftPage: true, version: 2, check: { ...CHECK, version: 1 } }],
])('of a legal text that was %s no check is said to be lost', async (_what, place) => {
  expect(await question({ group: 'legal', ...place })).not.toMatch(/lawyer/i);
});

test('what was published is no draft any more, also where the page cannot be read again', async () => {
  await question({});
  const before = fetched.getMockImplementation();
  fetched.mockImplementation(async (input, init) => {
    if (!init?.body) throw new TypeError('Failed to fetch');
    return before?.(input, init) ?? Response.error();
  });
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Publish/ }));
  await screen.findByText('Done.');
  screen.getByText('No changes');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Promise').value).toBe('Mine');
});
