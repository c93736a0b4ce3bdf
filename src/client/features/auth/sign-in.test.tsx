import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  fetchStub,
  field,
  forgetEverybody,
  openAuth,
  press,
  problemOf,
  sent,
  serverAnswers,
  USER,
} from './auth-screen.fixture.tsx';

forgetEverybody();

async function fillSignIn() {
  await userEvent.type(field('Email'), 'Anna@Example.com');
  await userEvent.type(field('Password'), 'correct horse');
}

describe('signing in', () => {
  test.each(['/auth', '/login'])('%s shows it, with the way to an account', (path) => {
    openAuth(path);
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Need an account? Sign Up' });
    expect(other.getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('nothing is sent while a field is missing, and the first one takes the focus', async () => {
    openAuth('/login');
    await press('Sign In');
    expect(problemOf(field('Email'))).toBe('Enter your email address.');
    expect(problemOf(field('Password'))).toBe('Enter your password.');
    expect(document.activeElement).toBe(field('Email'));
    expect(sent()).toHaveLength(0);
  });

  test('a mistyped address is named beside its field until it changes', async () => {
    openAuth('/login');
    await userEvent.type(field('Email'), 'anna@example');
    await userEvent.type(field('Password'), 'correct horse{Enter}');
    expect(problemOf(field('Email'))).toContain('doesn’t look like an email address');
    await userEvent.type(field('Email'), '.com');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });

  test('says that it is busy, and a second press sends nothing', async () => {
    let answer: ((response: Response) => void) | undefined;
    openAuth('/login');
    await fillSignIn();
    fetchStub.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await press('Sign In');
    await press('Signing in...');
    expect(sent()).toHaveLength(1);
    await act(async () => answer?.(new Response(JSON.stringify({ token: 't', user: USER }))));
    await waitFor(() => expect(location.pathname).toBe('/subscribe'));
  });

  test.each([
    { name: 'an inactive account', user: USER, onboarded: false, address: '/subscribe' },
    { name: 'a new member', user: { ...USER, subscriptionStatus: 'active' }, address: '/step-onboarding' },
    {
      name: 'a member with a goal',
      user: { ...USER, subscriptionStatus: 'active', stepGoal: 7000 },
      address: '/dashboard-full',
    },
    {
      name: 'the administrator',
      user: { ...USER, subscriptionStatus: 'active', isAdmin: true },
      address: '/dashboard-full',
    },
  ])('$name goes to $address', async ({ user, address }) => {
    openAuth('/login');
    await fillSignIn();
    serverAnswers(200, { token: 'token-1', user });
    await press('Sign In');
    await waitFor(() => expect(location.pathname).toBe(address));
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
  });

  test.each([
    {
      status: 401,
      body: { message: 'That email or password isn’t right.', code: 'wrong_credentials' },
      lasting: /^Email and password don’t match/,
    },
    {
      status: 429,
      body: { message: 'Too many tries. Wait 3 minutes, then try again.', code: 'too_many_requests' },
      lasting: undefined,
    },
  ])(
    '$status is told in the server’s words in a toast, and above the fields for good',
    async ({ status, body, lasting }) => {
      openAuth('/login');
      await fillSignIn();
      serverAnswers(status, body);
      await press('Sign In');
      const alert = within(
        await screen.findByText('Login failed').then((title) => title.closest('[role=alert]') as HTMLElement),
      );
      expect(alert.getByText(body.message)).toBeTruthy();
      const above = screen.getAllByText(lasting ?? body.message).filter((text) => !text.closest('[role=alert]'));
      expect(above).toHaveLength(1);
      expect(screen.getAllByText(body.message)).toHaveLength(lasting ? 1 : 2);
      expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
      expect(field('Email').value).toBe('Anna@Example.com');
    },
  );

  test.each([
    { status: 401, words: 'Please check your email and password' },
    { status: 502, words: 'We can’t reach our server. Please try again in a moment.' },
  ])('a server without words that answers $status leaves ours', async ({ status, words }) => {
    openAuth('/login');
    await fillSignIn();
    serverAnswers(status, {});
    await press('Sign In');
    expect(await screen.findAllByText(words)).toHaveLength(2);
  });

  test('offline it says so', async () => {
    openAuth('/login');
    await fillSignIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await press('Sign In');
    expect(await screen.findAllByText('You’re offline. You need a connection to sign in.')).toHaveLength(2);
  });
});
