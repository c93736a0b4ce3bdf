import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingPurchase } from '#client/parts/purchases/waiting-purchase.ts';
import { stubFetch } from '#client/parts/server/fetch.fixture.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { ConfirmPurchaseScreen } from './confirm-purchase-screen.tsx';

const USER = { id: 'u1', email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'inactive', stepGoal: null };
const fetchStub = stubFetch();

function open(address: string, { status = 200, body = {} }: { status?: number; body?: object } = {}) {
  history.replaceState(null, '', address);
  fetchStub.mockImplementation(async (path) =>
    path === '/api/auth/me'
      ? Response.json({ ...USER, subscriptionStatus: 'active' })
      : Response.json(body, { status, statusText: 'No' }),
  );
  render(<ConfirmPurchaseScreen />);
}

function signIn() {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify(USER));
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my purchase' }));

beforeEach(() => waitingPurchase.forget());
afterEach(() => act(() => dismissToast(visibleToast()?.id ?? 0)));

test('opening the link confirms nothing, a press opens the account', async () => {
  signIn();
  open('/confirm-purchase#secret-token', { body: { outcome: 'attached' } });
  expect(location.href).not.toContain('secret-token');
  expect(screen.getByText(/signed in as anna@example\.org/)).toBeTruthy();
  expect(fetchStub).not.toHaveBeenCalled();
  await confirm();
  await vi.waitFor(() => expect(location.pathname).toBe('/step-onboarding'));
  expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1]?.body))).toEqual({ token: 'secret-token' });
  expect(localStorage.getItem('subscriptionStatus')).toBe('active');
});

test('signed out, the sign-in leads back with the link', async () => {
  open('/confirm-purchase#secret-token');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In to Continue' }));
  expect(location.pathname).toBe('/login');
  expect(waitingPurchase.token()).toBe('secret-token');
});

test('an account that is active gets the payment back', async () => {
  signIn();
  open('/confirm-purchase#secret-token', { body: { outcome: 'returned' } });
  await confirm();
  expect(await screen.findByRole('heading', { name: 'You already have access' })).toBeTruthy();
});

test('the owner of another account is told so', async () => {
  signIn();
  const message = 'This payment belongs to another account. Sign in with that one.';
  open('/confirm-purchase#secret-token', { status: 409, body: { code: 'other_account', message } });
  await confirm();
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(['/confirm-purchase#old-token', '/confirm-purchase'])(
  'a link that is no good says so: %s',
  async (address) => {
    signIn();
    open(address, { status: 400, body: { code: 'link_expired', message: 'x' } });
    if (address.includes('#')) await confirm();
    expect(await screen.findByText('This link has been used or has expired. Ask for a new one.')).toBeTruthy();
  },
);
