import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { dismissToast, showToast, visibleToast } from '#client/ui/toast-store.ts';
import { LateToaster } from './late-toaster.tsx';

const FAILED = { kind: 'destructive', title: 'Login failed' } as const;

beforeEach(() => {
  navigate('/login');
  render(<LateToaster />);
});
afterEach(() => act(() => dismissToast(visibleToast()?.id ?? 0)));

const say = (...message: Parameters<typeof showToast>) => act(async () => showToast(...message));

test('what failed on one screen does not cover the next', async () => {
  await say(FAILED);
  expect(await screen.findByText('Login failed')).toBeTruthy();
  await act(async () => navigate('/dashboard-full'));
  expect(screen.queryByText('Login failed')).toBeNull();
});

test('it stays while only the rest of the address changes', async () => {
  await say(FAILED);
  await act(async () => navigate('/login?again=yes', { replace: true }));
  expect(await screen.findByText('Login failed')).toBeTruthy();
});

test('good news comes along', async () => {
  await say({ title: 'Logged out' });
  await act(async () => navigate('/auth'));
  expect(await screen.findByText('Logged out')).toBeTruthy();
});

test('why she was led away is said on the screen to which she was led', async () => {
  await act(async () => {
    navigate('/auth');
    showToast({ kind: 'destructive', title: 'Error loading profile' });
  });
  expect(await screen.findByText('Error loading profile')).toBeTruthy();
});
