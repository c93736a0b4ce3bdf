import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import type { Device } from '#contract/account.ts';
import { DevicesSection, OwnDataSection, PasswordSection } from './privacy-group.tsx';

const DEVICES: Device[] = [
  { name: 'Chrome on Android', signedInAt: 1, lastUsedAt: Date.UTC(2026, 10, 20, 12), isThis: true },
  { name: 'Safari on iPad', signedInAt: 2, lastUsedAt: Date.UTC(2026, 10, 15, 12), isThis: false },
];

const posts: { path: string; body: unknown }[] = [];

/** Answers every POST with this, and the list of devices as it is. */
function serverAnswers(status: number, body: object) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return new Response(JSON.stringify(DEVICES));
    posts.push({ path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(body), { status });
  });
}

const ANNA = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Walker' };

const changed = vi.fn();

function open() {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  history.replaceState(null, '', '/settings');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PasswordSection user={ANNA} onChanged={changed} />
      <DevicesSection />
      <OwnDataSection />
      <Toaster />
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  posts.length = 0;
  changed.mockReset();
  serverAnswers(200, { message: 'Done.' });
});

describe('a new password', () => {
  test('goes to the server with the old one, and the form is told', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Current password'), 'porridge at seven');
    await userEvent.type(screen.getByLabelText('New password'), 'tea at four o’clock');
    await press('Change password');
    expect(await screen.findByText('Password changed.')).toBeTruthy();
    expect(posts).toEqual([
      {
        path: '/api/auth/change-password',
        body: { currentPassword: 'porridge at seven', newPassword: 'tea at four o’clock' },
      },
    ]);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('that is too short is refused beside its field, and nothing is sent', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Current password'), 'porridge at seven');
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await press('Change password');
    expect(screen.getByText('Use at least 6 characters.')).toBeTruthy();
    expect(posts).toEqual([]);
  });
});

test('the places where she is signed in are named, and all but this one can be ended', async () => {
  open();
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.getByText('Safari on iPad')).toBeTruthy();
  expect(screen.getByText('Last used on 15 November 2026')).toBeTruthy();
  await press('Sign out everywhere else');
  expect(await screen.findByText('Signed out everywhere else.')).toBeTruthy();
  expect(posts.map(({ path }) => path)).toEqual(['/api/auth/sign-out-everywhere']);
});

describe('deleting the account', () => {
  async function askToDelete(password: string) {
    await userEvent.click(screen.getByText('Delete my account'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete account' }));
    if (password !== '') await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  }

  test('needs the password', async () => {
    open();
    await askToDelete('');
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(posts).toEqual([]);
  });

  test('with a wrong one changes nothing and says so', async () => {
    serverAnswers(400, {
      code: 'wrong_password',
      message: 'That is not your password.',
      fields: [{ field: 'password', message: 'That is not your password.' }],
    });
    open();
    await askToDelete('not this one');
    expect((await screen.findAllByText('That is not your password.')).length).toBeGreaterThan(0);
    expect(localStorage.getItem('authToken')).toBe('t1');
  });

  test('signs out here and leads to the front page, which says that it is done', async () => {
    open();
    await askToDelete('porridge at seven');
    await waitFor(() => expect(location.pathname + location.hash).toBe('/#account-deleted'));
    expect(posts).toEqual([{ path: '/api/auth/delete-account', body: { password: 'porridge at seven' } }]);
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
