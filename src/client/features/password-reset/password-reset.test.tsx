import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const fetchStub = stubFetch();
const answer = (status: number, body: object) =>
  fetchStub.mockResolvedValue(new Response(JSON.stringify(body), { status, statusText: 'No' }));
const sent = () => fetchStub.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  act(() => dismissToast(visibleToast()?.id ?? 0));
});

describe('asking for a link', () => {
  const DONE = 'If anna@example.org has an account, a link is on its way. It works for 30 minutes.';

  test('says what the server says and can be done again', async () => {
    render(<ForgotPasswordScreen />);
    answer(200, { message: DONE });
    await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org');
    await press('Send the link');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(DONE));
    expect(sent()).toEqual([['/api/auth/forgot-password', { email: 'anna@example.org' }]]);
    answer(200, { message: DONE });
    await press('Send the link');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });

  test('nothing is sent without an address', async () => {
    render(<ForgotPasswordScreen />);
    await press('Send the link');
    expect(screen.getByText('Enter your email address.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent()).toEqual([]);
  });

  test('offline it says so', async () => {
    render(<ForgotPasswordScreen />);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org{Enter}');
    expect(await screen.findByText('You’re offline. You need a connection to send the link.')).toBeTruthy();
  });
});

describe('choosing a new password', () => {
  const OWNER = { email: 'anna@example.org', isFirst: false };
  let owner: { status: number; body: object };
  let saved: { status: number; body: object };
  beforeEach(() => {
    owner = { status: 200, body: OWNER };
    saved = { status: 200, body: { message: 'saved' } };
    fetchStub.mockImplementation(async (path) => {
      const { status, body } = path === '/api/auth/password-link' ? owner : saved;
      return new Response(JSON.stringify(body), { status, statusText: 'No' });
    });
  });

  async function open(address: string) {
    history.replaceState(null, '', address);
    const view = render(
      <>
        <ResetPasswordScreen />
        <Toaster />
      </>,
    );
    await waitFor(() => expect(screen.queryByText('Opening the link...')).toBeNull());
    return view;
  }
  const choose = async (password: string) => {
    await userEvent.type(screen.getByLabelText('New password'), password);
    await press('Save new password');
  };
  const passwordsSent = () => sent().filter(([path]) => path === '/api/auth/reset-password');

  test('says whose password it is, for her and for her password manager', async () => {
    await open('/reset-password#secret-token');
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    expect([field.value, field.readOnly, field.autocomplete]).toEqual(['anna@example.org', true, 'username']);
    expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password');
    await choose('Anna@example.org');
    expect(screen.getByText('That’s your email address', { exact: false })).toBeTruthy();
    expect(passwordsSent()).toEqual([]);
  });

  test('a first one has words of its own, and leads straight in', async () => {
    const user = fixtureAnna();
    owner.body = { email: user.email, isFirst: true };
    saved.body = { message: 'saved', signIn: { token: 'token-1', user } };
    await open('/set-password#secret-token');
    expect(screen.getByRole('heading', { name: 'Choose a password' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('new password');
    await userEvent.type(screen.getByLabelText('Password'), 'tea before squats');
    await press('Save password');
    await waitFor(() => expect(location.pathname).toBe('/step-onboarding'));
    expect(screen.getByText('Your password is saved.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('signed out');
    expect(localStorage.getItem('authToken')).toBe('token-1');
  });

  test('a link that is over says so before anything is typed', async () => {
    owner = { status: 400, body: { code: 'link_expired', message: 'x' } };
    await open('/set-password#old-token');
    expect(screen.getByText('This link has been used or has expired. Ask for a new one.')).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('where nobody can say whose it is, it can be tried all the same', async () => {
    owner = { status: 503, body: {} };
    await open('/set-password#secret-token');
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save password' })).toBeTruthy();
  });

  test('the token leaves the address at once and survives a reload', async () => {
    const { unmount } = await open('/reset-password#secret-token');
    expect(location.href).not.toContain('secret-token');
    unmount();
    render(<ResetPasswordScreen />);
    await screen.findByLabelText('New password');
    await choose('a new horse for a new year');
    await waitFor(() =>
      expect(passwordsSent()).toEqual([
        ['/api/auth/reset-password', { token: 'secret-token', password: 'a new horse for a new year' }],
      ]),
    );
  });

  test('it is saved, this device is signed out like all others, and the sign-in is next', async () => {
    localStorage.setItem('authToken', 'old');
    localStorage.setItem('isAuthenticated', 'true');
    await open('/reset-password#secret-token');
    await choose('a new horse for a new year');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(screen.getByText('Your new password is saved.')).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('a link that is no longer good leads to a new one', async () => {
    await open('/reset-password#old-token');
    saved = { status: 400, body: { code: 'link_expired', message: 'x' } };
    await choose('a new horse for a new year');
    const text = await screen.findByText('This link has been used or has expired. Ask for a new one.');
    expect(text).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'This link has expired' }));
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('a link that was cut off does so at once', async () => {
    await open('/reset-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeTruthy();
  });

  test.each([
    ['12345', 'Use at least 6 characters.'],
    ['password', 'That’s one of the most used passwords'],
  ])('“%s” is refused before it is sent', async (password, problem) => {
    await open('/reset-password#secret-token');
    await choose(password);
    expect(screen.getByText(problem, { exact: false })).toBeTruthy();
    expect(passwordsSent()).toEqual([]);
  });

  test('what the server refuses stays in the form', async () => {
    await open('/reset-password#secret-token');
    saved = {
      status: 429,
      body: { code: 'too_many_requests', message: 'Too many requests. Please try again in 3 seconds.' },
    };
    await choose('a new horse for a new year');
    expect(await screen.findAllByText('Too many requests. Please try again in 3 seconds.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Save new password' })).toBeTruthy();
  });
});
