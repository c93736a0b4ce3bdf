import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readText } from '#client/browser/stored-value.ts';
import { discard, loadOutbox } from '#client/member/outbox.ts';
import type { OutboxEntry } from '#client/member/send.ts';
import { writeRecord } from '#client/member/store.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { visibleToast } from '#client/ui/toast-store.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { FIXTURE_NOW, FIXTURE_TODAY, fixtureUser } from '#tests/fixtures/member-fixtures.ts';
import { AccountMenu } from './account-menu.tsx';
import { updateUser } from './current-sign-in.ts';
import { authToken, isAuthenticated } from './first-page-storage.ts';
import { LogOutQuestion } from './log-out.tsx';

const WORKOUT: OutboxEntry = {
  userId: 'amira-1',
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'workout',
  body: {
    clientId: '00000000-0000-4000-8000-000000000001',
    workoutId: '1',
    completedAt: FIXTURE_NOW,
    completedOn: FIXTURE_TODAY,
    utcOffsetMinutes: 0,
  },
  keptAt: FIXTURE_NOW,
  revision: 'w1',
};
const STEPS: OutboxEntry = {
  userId: 'amira-1',
  id: `steps:${FIXTURE_TODAY}`,
  kind: 'steps',
  body: { date: FIXTURE_TODAY, steps: 4_000 },
  keptAt: FIXTURE_NOW,
  revision: 's1',
};
const keep = (entry: OutboxEntry) => writeRecord({ store: 'entries', key: ['amira-1', entry.id], value: entry });
let answerLogout: () => Promise<Response>;

beforeEach(() => {
  answerLogout = async () => new Response('', { status: 204 });
  vi.stubGlobal('fetch', () => answerLogout());
  authToken.write('token');
  isAuthenticated.write(true);
  updateUser(fixtureUser());
});
afterEach(async () => {
  for (const entry of [WORKOUT, STEPS]) await discard(entry);
  history.replaceState(null, '', '/');
});

async function chooseLogout() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountMenu initials="AK" />
      <LogOutQuestion />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
}

const expectSignedOut = () =>
  waitFor(() => {
    expect([authToken.read(), isAuthenticated.read()]).toEqual([undefined, false]);
    expect(location.pathname).toBe('/auth');
    expect(visibleToast()).toMatchObject({ title: 'Logged out', text: 'See you next time!' });
  });

describe('Logout', () => {
  test.each([
    { name: 'the server agrees', answer: async () => new Response('', { status: 204 }) },
    { name: 'the server fails', answer: async () => new Response('', { status: 503 }) },
    { name: 'the server does not know the token', answer: async () => new Response('', { status: 401 }) },
    { name: 'nobody is reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    { name: 'no answer ever comes', answer: () => new Promise<Response>(() => undefined) },
  ])('clears the sign-in and says goodbye when $name', async ({ answer }) => {
    answerLogout = answer;
    moodHistory.write([moodEntry(FIXTURE_TODAY, 'tired')]);
    await chooseLogout();
    await expectSignedOut();
    await waitFor(() => expect(readText(moodHistory.key)).toBeUndefined());
  });

  test('with work that has not gone up asks first; staying changes nothing', async () => {
    for (const entry of [WORKOUT, STEPS]) await keep(entry);
    await chooseLogout();
    const question = await screen.findByRole('alertdialog', { name: 'Sign out anyway?' });
    expect(question.textContent).toContain('2 things haven’t synced yet. We’ll keep them on this device for you.');
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(authToken.read()).toBe('token');
  });

  test('signs out anyway, and the work stays on the device', async () => {
    await keep(STEPS);
    await chooseLogout();
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('1 thing hasn’t synced yet. We’ll keep it on this device for you.');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expectSignedOut();
    expect((await loadOutbox('amira-1')).waiting).toEqual([STEPS]);
  });
});
