import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import {
  field,
  forgetEverybody,
  openAuth,
  press,
  problemOf,
  sent,
  serverAnswers,
  USER,
} from './auth-screen.fixture.tsx';
import { preloadRegistration } from './auth-screen.tsx';

forgetEverybody();
beforeAll(preloadRegistration);
afterEach(() => waitingPurchase.forget());

async function fillRegistration() {
  await userEvent.type(field('First name'), 'Anna');
  await userEvent.type(field('Email'), 'anna@example.com');
  await userEvent.type(field('Password'), 'three random words');
}

describe('creating an account', () => {
  test('/register shows it, with the way back', () => {
    openAuth('/register');
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Already have an account? Sign In' }).getAttribute('href')).toBe('/login');
    expect(field('First name').autocomplete).toBe('given-name');
    expect(field('Password').autocomplete).toBe('new-password');
  });

  test('whoever opens a gift is not told to pay', () => {
    waitingPurchase.remember('ABCD-EFGH-JKLM', SCREEN_PATHS.gift);
    openAuth('/register');
    expect(screen.getByText('It’s all paid for.')).toBeTruthy();
    expect(screen.queryByText(/one payment/)).toBeNull();
  });

  test.each([
    { name: 'Password', typed: '12345', problem: 'Use at least 6 characters.' },
    { name: 'Password', typed: 'password', problem: 'That’s one of the most used passwords' },
    { name: 'Last name (optional)', typed: 'x'.repeat(81), problem: 'Keep it to 80 characters.' },
  ])('$name “$typed” is refused before it is sent', async ({ name, typed, problem }) => {
    openAuth('/register');
    await fillRegistration();
    await userEvent.clear(field(name));
    await userEvent.type(field(name), typed);
    await press('Create Account');
    expect(problemOf(field(name))).toContain(problem);
    expect(document.activeElement).toBe(field(name));
    expect(sent()).toHaveLength(0);
  });

  test('says what she agrees to, and where to read it', () => {
    openAuth('/register');
    const agreement = screen.getByText(/^By creating an account/);
    expect(agreement.textContent).toBe(
      'By creating an account, you agree to our Terms. Our Privacy notice says what we keep.',
    );
    const links = within(agreement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  });

  test('only the last name may be left out', async () => {
    openAuth('/register');
    await press('Create Account');
    expect(problemOf(field('First name'))).toBe('Enter your first name.');
    expect(field('Last name (optional)').getAttribute('aria-invalid')).toBeNull();
  });

  test('a field that the server refuses is marked, with the toast', async () => {
    const message = 'You already have an account with this email. Sign in instead.';
    openAuth('/register');
    await fillRegistration();
    serverAnswers(409, { message, code: 'email_taken', fields: [{ field: 'email', message }] });
    await press('Create Account');
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(problemOf(field('Email'))).toBe(message);
    expect(document.activeElement).toBe(field('Email'));
  });

  test('a server without words leaves the words of the form', async () => {
    openAuth('/register');
    await fillRegistration();
    serverAnswers(400, {});
    await press('Create Account');
    expect(await screen.findAllByText('Please try again')).toHaveLength(2);
  });

  test('welcomes her, and a second later the purchase is next', async () => {
    openAuth('/register');
    await fillRegistration();
    serverAnswers(201, { token: 'token-2', user: USER });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Create Account' }).click());
    await vi.waitFor(() => expect(screen.getByText('Account created successfully!')).toBeTruthy());
    expect(screen.getByText('One more step: complete your purchase and you’re in.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('token-2');
    act(() => vi.advanceTimersByTime(800)); // the rest went by while the answer was awaited
    expect(location.pathname).toBe('/register');
    act(() => vi.advanceTimersByTime(200));
    expect(location.pathname).toBe('/subscribe');
  });
});
