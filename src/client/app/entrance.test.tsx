import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { Entrance } from './app.tsx';

function signIn(status: 'active' | 'inactive', more: Record<string, string> = {}) {
  const values = {
    authToken: 'token',
    isAuthenticated: 'true',
    user: JSON.stringify({ id: 'anna', email: 'anna@example.com' }),
    subscriptionStatus: status,
    ...more,
  };
  for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
}

function arriveAt(pathname: string) {
  history.replaceState(null, '', pathname);
  const { queryByText } = render(<Entrance>The entrance</Entrance>);
  return queryByText('The entrance') !== null;
}

beforeEach(clearSignIn);

describe('an entrance', () => {
  test('lets in who is not signed in', () => {
    expect(arriveAt('/login')).toBe(true);
  });

  test.each([
    { pathname: '/login', status: 'active', stored: { stepOnboardingCompleted: 'true' }, to: '/dashboard-full' },
    { pathname: '/auth', status: 'active', stored: {}, to: '/step-onboarding' },
    { pathname: '/login', status: 'inactive', stored: {}, to: '/subscribe' },
    { pathname: '/register', status: 'active', stored: { stepGoal: '5000' }, to: '/dashboard-full' },
  ] as const)('$pathname sends on the $status to $to', async ({ pathname, status, stored, to }) => {
    signIn(status, stored);
    expect(arriveAt(pathname)).toBe(false);
    await waitFor(() => expect(location.pathname).toBe(to));
  });

  test('signing in while on the screen moves nobody: the screen does that itself', () => {
    history.replaceState(null, '', '/login');
    const { rerender, queryByText } = render(<Entrance>Form</Entrance>);
    signIn('active');
    rerender(<Entrance>Form</Entrance>);
    expect(queryByText('Form')).not.toBeNull();
  });
});
