import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const USER = fixtureAnna({ email: 'new@example.org' });
const DONE = 'new@example.org is now your account’s email.';
const fetchStub = stubFetch();

function open(address: string, status: number, body: object) {
  history.replaceState(null, '', address);
  fetchStub.mockImplementation(async (path) =>
    path === '/api/auth/me'
      ? new Response(JSON.stringify(USER))
      : new Response(JSON.stringify(body), { status, statusText: 'No' }),
  );
  render(<ConfirmEmailScreen />);
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }));

afterEach(() => act(() => dismissToast(visibleToast()?.id ?? 0)));

test('opening the link confirms nothing, a press does', async () => {
  open('/confirm-email#secret-token', 200, { message: DONE });
  expect(location.href).not.toContain('secret-token');
  expect(fetchStub).not.toHaveBeenCalled();
  await confirm();
  expect(await screen.findByText(DONE)).toBeTruthy();
  expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1]?.body))).toEqual({ token: 'secret-token' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email confirmed' }));
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
});

test('somebody who is signed in here has the new address at once', async () => {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  open('/confirm-email#secret-token', 200, { message: DONE });
  await confirm();
  expect((await screen.findByRole('link', { name: 'Account Settings' })).getAttribute('href')).toBe('/settings');
  await waitFor(() => expect(localStorage.getItem('user')).toContain('new@example.org'));
});

test('an address that somebody took meanwhile is told in the server’s words', async () => {
  const message = 'Another account already uses this email.';
  open('/confirm-email#secret-token', 409, { code: 'email_taken', message });
  await confirm();
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each([
  ['used or run out', '/confirm-email#old-token'],
  ['cut off', '/confirm-email'],
])('a link that was %s says so', async (_what, address) => {
  open(address, 400, { code: 'link_expired', message: 'x' });
  if (address.includes('#')) await confirm();
  expect(await screen.findByText('This link has been used or has expired. Ask for a new one.')).toBeTruthy();
});
