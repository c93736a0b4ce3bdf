import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { START_AT_ONCE_TEXT, START_AT_ONCE_VERSION } from '#domain/purchases/start-at-once.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { PurchaseScreen } from './purchase-screen.tsx';
import { SubscribeScreen } from './subscribe-screen.tsx';

const USER = { id: 'u1', email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'inactive' };
const CONFIG = { mode: 'stripe', publishableKey: 'pk_test_1', refundPolicy: 'statutory-waiver' };
const SITE = { ...SITE_ANSWER, guestCheckout: true, refundPolicy: 'statutory-waiver' };

const starts: { path: string; body: unknown }[] = [];

async function open(checkoutUi: 'embedded' | 'hosted' | 'signed out') {
  if (checkoutUi !== 'signed out') {
    localStorage.setItem('authToken', 't1');
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('subscriptionStatus', 'inactive');
    localStorage.setItem('user', JSON.stringify(USER));
  }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      starts.push({ path, body: JSON.parse(String(init.body)) });
      return new Response(JSON.stringify({ message: 'Not just now.', code: 'payment_unavailable' }), { status: 503 });
    }
    if (path === '/api/checkout/standing') return Response.json({ standing: 'nothing' });
    return new Response(JSON.stringify(path === '/api/site' ? SITE : { ...CONFIG, checkoutUi }));
  });
  history.replaceState(null, '', '/subscribe');
  // What visitors see comes in parts.
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SubscribeScreen Purchase={PurchaseScreen} />
        <Toaster />
      </QueryClientProvider>,
    ),
  );
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: START_AT_ONCE_TEXT });
const pay = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pay £29.99 - Get Lifetime Access' }));

beforeEach(() => {
  starts.length = 0;
});

describe('an operator who asks for the wish to start at once', () => {
  test('shows the card form only after the tick, which is never there in advance', async () => {
    await open('embedded');
    expect((await box()).checked).toBe(false);
    expect(screen.getByText('Tick the box to open the payment form.')).toBeTruthy();
    expect(screen.getByText(/^Your access starts straight away. Your 14 days/)).toBeTruthy();
    expect(screen.queryByText(/Get it all back/)).toBeNull();
    expect(starts).toEqual([]);
    await userEvent.click(await box());
    expect(await screen.findByText('Not just now.')).toBeTruthy();
    expect(starts).toEqual([
      { path: '/api/payment/create-intent', body: { agreedTo: START_AT_ONCE_VERSION, seenPence: 2_999 } },
    ]);
  });

  test.each(['hosted', 'signed out'] as const)('leads nobody away without it: %s', async (way) => {
    await open(way);
    await box();
    await pay();
    expect(starts).toEqual([]);
    expect(document.activeElement).toBe(await box());
    expect((await box()).getAttribute('aria-invalid')).toBe('true');
    const describedBy = (await box()).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(
      'Please tick the box to continue. It asks for access straight away.',
    );
    await userEvent.click(await box());
    await pay();
    expect(await screen.findByText('Not just now.')).toBeTruthy();
    expect(starts).toEqual([
      { path: '/api/checkout/session', body: { agreedTo: START_AT_ONCE_VERSION, seenPence: 2_999 } },
    ]);
  });
});
