import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { AccountScreen } from './account-screen.tsx';

const USER = fixtureAnna();

function open(user: object = USER) {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', 'active');
  localStorage.setItem('user', JSON.stringify(user));
  history.replaceState(null, '', '/dashboard');
  const queryClient = createQueryClient();
  queryClient.setQueryData(['/api/users', 'u1', 'dashboard'], {});
  render(
    <QueryClientProvider client={queryClient}>
      <AccountScreen />
      <Toaster />
    </QueryClientProvider>,
  );
  return queryClient;
}

const launch = () => screen.getByRole('link', { name: 'Launch Fit in 30 App' });

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(SITE_ANSWER))));

describe('the account summary', () => {
  test('says whose account it is and that it is active', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Premium Access' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your Account' })).toBeTruthy();
    expect(screen.getByText('Anna Walker')).toBeTruthy();
    expect(screen.getByText('anna@example.org')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(await screen.findByText(/Moving Parents Ltd/)).toBeTruthy();
  });

  test('a name without a last name stands alone', () => {
    open({ ...USER, lastName: '' });
    expect(screen.getByText('Anna')).toBeTruthy();
  });

  test('who has no step goal yet sets one on the way into the app', () => {
    open();
    expect(launch().getAttribute('href')).toBe('/step-onboarding');
  });

  test('who has one goes straight in', () => {
    localStorage.setItem('stepOnboardingCompleted', 'true');
    open();
    expect(launch().getAttribute('href')).toBe('/dashboard-full');
  });

  test('Logout forgets the person and what was read for her', async () => {
    const queryClient = open();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(screen.getByText('See you next time!')).toBeTruthy();
  });
});
