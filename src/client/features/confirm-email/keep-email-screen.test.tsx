import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { KeepEmailScreen } from './keep-email-screen.tsx';

const fetchStub = stubFetch();

function open(address: string, status: number, body: object) {
  history.replaceState(null, '', address);
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status, statusText: 'No' }));
  render(<KeepEmailScreen />);
}
const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep my email' }));

afterEach(() => act(() => dismissToast(visibleToast()?.id ?? 0)));

test('opening the link calls nothing off, a press does, and a new password is next', async () => {
  open('/keep-email#secret-token', 200, { message: 'Your email stays as it is.' });
  expect(location.href).not.toContain('secret-token');
  expect(fetchStub).not.toHaveBeenCalled();
  await keep();
  const title = await screen.findByRole('heading', { name: 'Your email stays as it is' });
  expect(document.activeElement).toBe(title);
  const [path, init] = fetchStub.mock.calls[0] ?? [];
  expect([path, JSON.parse(String(init?.body))]).toEqual(['/api/auth/keep-email', { token: 'secret-token' }]);
  const wayOn = screen.getByRole('link', { name: 'Choose a new password' });
  expect(wayOn.getAttribute('href')).toBe('/forgot-password');
});

test.each([
  ['used or run out', '/keep-email#old-token'],
  ['cut off', '/keep-email'],
])('a link that was %s says what may have happened', async (_what, address) => {
  open(address, 400, { code: 'link_expired', message: 'x' });
  if (address.includes('#')) await keep();
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
  expect(screen.getByText('the new email has been confirmed', { exact: false })).toBeTruthy();
});

test('a server that cannot be reached leaves the button', async () => {
  open('/keep-email#secret-token', 503, { message: 'Please try again in 5 seconds.' });
  await keep();
  expect(await screen.findByText('Please try again in 5 seconds.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep my email' })).toBeTruthy();
});
