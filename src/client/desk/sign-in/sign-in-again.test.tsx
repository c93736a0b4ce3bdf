import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Desk } from '#client/desk/desk.tsx';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { DESK_PATHS } from '#contract/paths.ts';

const fetched = stubFetch();
const KATE = { name: 'Kate', email: 'kate@example.org', role: 'owner', provedAt: 0 };
const BACKUP = { name: 'by-hand-1.sqlite', madeAt: 0, bytes: 1, kind: 'by-hand' };
const UNDER_WAY = { backup: BACKUP.name, begunAt: 0, outcome: 'under_way', words: '' };
const SIGNED_OUT = { code: 'not_signed_in', message: 'Please sign in to the desk.' };

const answers: Record<string, unknown> = {
  [DESK_PATHS.me]: KATE,
  [DESK_PATHS.today]: { isPractice: false, todos: [], week: { sales: 0, soldPence: 0, givenBackPence: 0, joined: 0 } },
  [DESK_PATHS.helpers]: { helpers: [] },
  [DESK_PATHS.backups]: { engine: 'sqlite', isDaily: true, keptDays: 30, backups: [BACKUP], lastRestore: UNDER_WAY },
  [DESK_PATHS.secondPlace]: { place: null, sentAt: null, problem: null, backups: [] },
};
let isSignedIn = true;

beforeEach(() => {
  isSignedIn = true;
  fetched.mockImplementation(async (input) => {
    const path = String(input);
    if (path === DESK_PATHS.signInPassword) isSignedIn = true;
    else if (!isSignedIn) return Response.json(SIGNED_OUT, { status: 401 });
    return Response.json(answers[path] ?? { message: 'Done.' });
  });
});

const callsOf = (path: string) => fetched.mock.calls.filter(([input]) => input === path).length;

async function signInAgain() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: KATE.email } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull());
}

test('whoever is signed out while she writes signs in over the page, and her words are still there', async () => {
  history.replaceState(null, '', '/desk/helpers');
  render(<Desk />);
  fireEvent.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.change(question.getByLabelText('Their first name'), { target: { value: 'Noor' } });
  isSignedIn = false;
  fireEvent.click(question.getByRole('button', { name: 'Send invite' }));
  await signInAgain();
  expect(question.getByLabelText<HTMLInputElement>('Their first name').value).toBe('Noor');
  expect(screen.getByText('Invite someone', { selector: 'h2' }).closest('[hidden]')).toBeNull();
});

test('a page that looks again and again stops once nobody is signed in, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.replaceState(null, '', '/desk/backups');
  render(<Desk />);
  await screen.findByText(/Restoring/);
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(2_500);
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  const asked = callsOf(DESK_PATHS.backups);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callsOf(DESK_PATHS.backups)).toBe(asked);
  expect(screen.getByText(/Restoring/).closest('[hidden]')).not.toBeNull();
  vi.useRealTimers();
});
