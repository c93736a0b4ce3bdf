import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '#client/platform/session.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { SITE_ANSWER } from '#tests/site-answer.ts';
import { AuthScreen } from './auth-screen.tsx';

const USER = {
  id: 'anna',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: '',
  initials: 'A',
  subscriptionStatus: 'inactive',
  stepGoal: null,
  pendingEmail: null,
  createdAt: 1_790_000_000_000,
};
const fetchStub = vi.fn<typeof fetch>();
const sent = () => fetchStub.mock.calls.filter(([, init]) => init?.method === 'POST');

function serverAnswers(status: number, body: object) {
  fetchStub.mockImplementation(async (path) =>
    path === '/api/site'
      ? new Response(JSON.stringify(SITE_ANSWER))
      : new Response(JSON.stringify(body), { status, statusText: 'No' }),
  );
}

function open(path: string) {
  history.replaceState(null, '', path);
  render(
    <>
      <AuthScreen />
      <Toaster />
    </>,
  );
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const problemOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  vi.stubGlobal('fetch', fetchStub);
  serverAnswers(200, {});
});
afterEach(() => {
  act(() => dismissToast(visibleToast()?.id ?? 0));
  fetchStub.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function fillSignIn() {
  await userEvent.type(field('Email'), 'Anna@Example.com');
  await userEvent.type(field('Password'), 'correct horse');
}

async function fillRegistration() {
  await userEvent.type(field('First name'), 'Anna');
  await userEvent.type(field('Email'), 'anna@example.com');
  await userEvent.type(field('Password'), 'three random words');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  test.each(['/auth', '/login'])('%s shows it, with the way to an account', (path) => {
    open(path);
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Need an account? Sign Up' });
    expect(other.getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('nothing is sent while a field is missing, and the first one takes the focus', async () => {
    open('/login');
    await press('Sign In');
    expect(problemOf(field('Email'))).toBe('Enter your email address.');
    expect(problemOf(field('Password'))).toBe('Enter your password.');
    expect(screen.getByText('Please check the fields marked below.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(sent()).toHaveLength(0);
  });

  test('a mistyped address is named beside its field until it changes', async () => {
    open('/login');
    await userEvent.type(field('Email'), 'anna@example');
    await userEvent.type(field('Password'), 'correct horse{Enter}');
    expect(problemOf(field('Email'))).toContain('does not look like an email address');
    await userEvent.type(field('Email'), '.com');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });

  test('says that it is busy, and a second press sends nothing', async () => {
    let answer: ((response: Response) => void) | undefined;
    open('/login');
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
    open('/login');
    await fillSignIn();
    serverAnswers(200, { token: 'token-1', user });
    await press('Sign In');
    await waitFor(() => expect(location.pathname).toBe(address));
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
  });

  test.each([
    { status: 401, body: { message: 'The email or the password is not right.', code: 'wrong_credentials' } },
    {
      status: 429,
      body: { message: 'Too many tries. Please wait 3 minutes and try again.', code: 'too_many_requests' },
    },
  ])('$status is told in the server’s words, in a toast and above the fields', async ({ status, body }) => {
    open('/login');
    await fillSignIn();
    serverAnswers(status, body);
    await press('Sign In');
    const alert = within(
      await screen.findByText('Login failed').then((title) => title.closest('[role=alert]') as HTMLElement),
    );
    expect(alert.getByText(body.message)).toBeTruthy();
    expect(screen.getAllByText(body.message)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(field('Email').value).toBe('Anna@Example.com');
  });

  test('a server without words leaves those of the specification', async () => {
    open('/login');
    await fillSignIn();
    serverAnswers(502, {});
    await press('Sign In');
    expect(await screen.findAllByText('Please check your email and password')).toHaveLength(2);
  });

  test('offline it says so', async () => {
    open('/login');
    await fillSignIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    await press('Sign In');
    expect(await screen.findAllByText('You are offline. Signing in needs a connection.')).toHaveLength(2);
  });
});

describe('creating an account', () => {
  test('/register shows it, with the way back', () => {
    open('/register');
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Already have an account? Sign In' }).getAttribute('href')).toBe('/login');
    expect(field('First name').autocomplete).toBe('given-name');
    expect(field('Password').autocomplete).toBe('new-password');
  });

  test.each([
    { name: 'Password', typed: '12345', problem: 'Use at least 6 characters.' },
    { name: 'Password', typed: 'password', problem: 'That password is one of the most used' },
    { name: 'Last name (optional)', typed: 'x'.repeat(81), problem: 'Use 80 characters or fewer.' },
  ])('$name “$typed” is refused before it is sent', async ({ name, typed, problem }) => {
    open('/register');
    await fillRegistration();
    await userEvent.clear(field(name));
    await userEvent.type(field(name), typed);
    await press('Create Account');
    expect(problemOf(field(name))).toContain(problem);
    expect(document.activeElement).toBe(field(name));
    expect(sent()).toHaveLength(0);
  });

  test('says what she agrees to, and where to read it', () => {
    open('/register');
    const agreement = screen.getByText(/^By creating an account/);
    expect(agreement.textContent).toBe(
      'By creating an account you agree to the Terms. Our Privacy notice says what we keep.',
    );
    const links = within(agreement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  });

  test('only the last name may be left out', async () => {
    open('/register');
    await press('Create Account');
    expect(problemOf(field('First name'))).toBe('Enter your first name.');
    expect(field('Last name (optional)').getAttribute('aria-invalid')).toBeNull();
  });

  test('a field that the server refuses is marked, with the toast', async () => {
    const message = 'There is already an account with this email. Sign in instead.';
    open('/register');
    await fillRegistration();
    serverAnswers(409, { message, code: 'email_taken', fields: [{ field: 'email', message }] });
    await press('Create Account');
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(problemOf(field('Email'))).toBe(message);
    expect(document.activeElement).toBe(field('Email'));
  });

  test('a server without words leaves those of the specification', async () => {
    open('/register');
    await fillRegistration();
    serverAnswers(500, {});
    await press('Create Account');
    expect(await screen.findAllByText('Please try again')).toHaveLength(2);
  });

  test('welcomes her, and a second later the purchase is next', async () => {
    open('/register');
    await fillRegistration();
    serverAnswers(201, { token: 'token-2', user: USER });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Create Account' }).click());
    await vi.waitFor(() => expect(screen.getByText('Account created successfully!')).toBeTruthy());
    expect(screen.getByText('One more step: complete your purchase to start.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('token-2');
    act(() => vi.advanceTimersByTime(800)); // the rest went by while the answer was awaited
    expect(location.pathname).toBe('/register');
    act(() => vi.advanceTimersByTime(200));
    expect(location.pathname).toBe('/subscribe');
  });
});

describe('both ways', () => {
  test('turning to the other form keeps the address that was typed and moves the focus to the new heading', async () => {
    open('/login');
    await userEvent.type(field('Email'), 'anna@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Need an account? Sign Up' }));
    expect(field('Email').value).toBe('anna@example.com');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
  });

  test('the password can be shown and hidden', async () => {
    open('/login');
    await userEvent.type(field('Password'), 'secret');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });

  test('the foot carries the operator’s name', async () => {
    open('/login');
    expect(await screen.findByText(/^© \d{4} Moving Parents Ltd$/)).toBeTruthy();
  });
});
