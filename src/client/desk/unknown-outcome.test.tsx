import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { Desk } from './desk.tsx';

const UNKNOWN = 'We don’t know if that went through. We’re reloading the page. Check it before you try again.';
const fetched = stubFetch();
const KATE = { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 };
const answers: Record<string, unknown> = {
  [DESK_PATHS.me]: KATE,
  [DESK_PATHS.today]: { isPractice: false, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
  [DESK_PATHS.helpers]: { helpers: [] },
  [DESK_PATHS.backups]: { engine: 'sqlite', isDaily: true, keptDays: 30, backups: [], lastRestore: null },
  [DESK_PATHS.secondPlace]: { place: null, sentAt: null, problem: null, backups: [] },
};
/** What becomes of every write. */
let written: () => Response;

beforeEach(() => {
  fetched.mockImplementation(async (input, init) =>
    init?.method === 'POST' ? written() : Response.json(answers[String(input)]),
  );
});

const failing = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status });
const readings = (path: string) => fetched.mock.calls.filter(([input, init]) => input === path && !init?.body).length;

async function inviteSomebody() {
  history.replaceState(null, '', '/desk/helpers');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Send invite' }));
  return question;
}

test.each([
  ['the server fails on the way', failing(500, 'internal', 'Something went wrong on our side. Please try again.')],
  ['the database is lost on the way', failing(503, 'outcome_unknown', 'We don’t know if that was saved.')],
  ['what stands before the server has no answer', () => new Response('Bad gateway', { status: 502 })],
  [
    'the connection breaks',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('where %s an action is neither called done nor undone, and the page is read again', async (_what, write) => {
  written = write;
  await inviteSomebody();
  await screen.findByText(UNKNOWN);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(readings(DESK_PATHS.helpers)).toBe(2));
});

test('what the server refused was not done: the question stays, with its words', async () => {
  written = failing(503, 'unavailable', 'Stripe isn’t answering. Nothing was done.');
  const question = await inviteSomebody();
  await question.findByText('Stripe isn’t answering. Nothing was done.');
  expect(readings(DESK_PATHS.helpers)).toBe(1);
});

test('a backup that may have been made is looked for', async () => {
  written = failing(500, 'internal', 'Something went wrong on our side. Please try again.');
  history.replaceState(null, '', '/desk/backups');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  await screen.findByText(UNKNOWN);
  await waitFor(() => expect(readings(DESK_PATHS.backups)).toBe(2));
});
