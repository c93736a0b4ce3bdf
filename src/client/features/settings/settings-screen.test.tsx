import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { field, serveSettings, USER } from './settings-screen-in-test.tsx';

const server = serveSettings();

describe('the subscription', () => {
  test('an active account is told so and is not asked to pay', () => {
    server.open();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Subscribe Now' })).toBeNull();
  });

  test('an inactive account keeps its settings and finds the way to pay', () => {
    server.open({ ...USER, subscriptionStatus: 'inactive' });
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/subscribe');
    expect(field('First Name').value).toBe('Anna');
    expect(server.requests.filter(({ path }) => path.startsWith('/api/users'))).toEqual([]);
  });
});

describe('rest passes', () => {
  test('the switch is saved on the account', async () => {
    server.answer(200, { totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 });
    server.open();
    const passes = screen.getByRole<HTMLInputElement>('switch', { name: 'Rest passes' });
    await waitFor(() => expect(passes.disabled).toBe(false));
    fireEvent.click(passes);
    expect(passes.checked).toBe(false);
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    expect(server.patches()).toEqual([{ path: '/api/users/u1/stats', method: 'PATCH', body: { restPasses: false } }]);
  });

  test('a switch that could not be saved goes back, and says why', async () => {
    server.answer(undefined);
    server.open();
    const passes = screen.getByRole<HTMLInputElement>('switch', { name: 'Rest passes' });
    await waitFor(() => expect(passes.disabled).toBe(false));
    fireEvent.click(passes);
    expect(passes.checked).toBe(false);
    expect(await screen.findByText('Error saving settings')).toBeTruthy();
    await waitFor(() => expect(passes.checked).toBe(true));
  });
});

describe('leaving', () => {
  test('Sign Out signs out here, even when the server cannot be told', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    server.open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(screen.getByText('Logged out')).toBeTruthy();
  });

  test('Back to Dashboard leads there', () => {
    server.open();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});
