import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { updateUser } from '#client/parts/account/current-sign-in.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import { FIXTURE_PURCHASE, fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { PurchaseSection } from './purchase-group.tsx';

const RETURNED: OwnPurchase = {
  ...FIXTURE_PURCHASE,
  status: 'refunded',
  amountRefundedPence: 2_999,
  refund: 'returned',
  refundUntil: null,
};
const USER = fixtureAnna({ subscriptionStatus: 'inactive' });
const SITE = { ...SITE_ANSWER, supportEmail: 'help@example.org' };

const posts: string[] = [];
let listed: OwnPurchase[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  dismissToast(visibleToast()?.id ?? 0);
  posts.length = 0;
  listed = [FIXTURE_PURCHASE];
  answer = () => new Response('{}');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      posts.push(path);
      return answer();
    }
    if (path === '/api/site') return new Response(JSON.stringify(SITE));
    return new Response(JSON.stringify(path === '/api/auth/me' ? USER : listed));
  });
});

async function open() {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', 'active');
  localStorage.setItem('user', JSON.stringify(fixtureAnna()));
  history.replaceState(null, '', '/settings');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PurchaseSection />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Your purchase/ });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('what was bought is named, and its receipt is a press away', async () => {
  await open();
  expect(screen.getByText('Lifetime access, £29.99, paid on 20 November 2026. Reference 3F2504E0.')).toBeTruthy();
  const receipt = screen.getByRole('link', { name: /Show the receipt/ });
  expect(receipt.getAttribute('href')).toBe('/receipt?reference=3F2504E0');
});

test('a double press asks for one e-mail, and says where it goes', async () => {
  let resolve: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((settle) => {
      resolve = settle;
    });
  await open();
  await press(/Email the receipt again/);
  await press(/Email the receipt again/);
  resolve(new Response(JSON.stringify({ message: 'Your receipt is on its way to anna@example.org.' })));
  expect(await screen.findByText('Your receipt is on its way to anna@example.org.')).toBeTruthy();
  expect(posts).toEqual(['/api/payment/purchases/3f2504e0-aaaa/receipt-email']);
});

test('a refund from outside takes the way to ask for one away, without a reload', async () => {
  await open();
  expect(screen.getByRole('button', { name: /Ask for a refund/ })).toBeTruthy();
  listed = [RETURNED];
  act(() => updateUser(USER));
  expect(await screen.findByText('We’ve refunded £29.99 to the card you paid with.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ask for a refund/ })).toBeNull();
});

describe('asking for the money back', () => {
  test('is said to be quite all right, is asked once, and ends the access here too', async () => {
    answer = () => {
      listed = [RETURNED];
      return new Response(JSON.stringify(RETURNED));
    };
    await open();
    await press(/Ask for a refund/);
    const dialog = screen.getByRole('alertdialog', { name: 'Want a refund?' });
    expect(dialog.textContent).toContain('for at least 24 months');
    expect(posts).toEqual([]);
    await press('Refund £29.99');
    expect(await screen.findByText('Your refund is on its way')).toBeTruthy();
    expect(posts).toEqual(['/api/payment/purchases/3f2504e0-aaaa/refund']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('We’ve refunded £29.99 to the card you paid with.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ask for a refund/ })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('subscriptionStatus')).toBe('inactive'));
  });

  test('can be thought better of', async () => {
    await open();
    await press(/Ask for a refund/);
    await press('Keep my access');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(posts).toEqual([]);
  });

  test('is told in the dialog when it did not get through, and can be tried again', async () => {
    const message = 'We couldn’t reach our card provider.';
    answer = () => new Response(JSON.stringify({ message, code: 'payment_unavailable' }), { status: 503 });
    await open();
    await press(/Ask for a refund/);
    await press('Refund £29.99');
    expect(await within(screen.getByRole('alertdialog')).findByText(message)).toBeTruthy();
    answer = () => new Response(JSON.stringify(RETURNED));
    await press('Refund £29.99');
    expect(await screen.findByText('Your refund is on its way')).toBeTruthy();
    expect(posts).toHaveLength(2);
  });

  test.each([
    [{ refund: 'over' }, /^Your 14 days to change your mind ended on 4 December 2026\. .* help@example\.org/],
    [{ refund: 'waived' }, /^You asked for access straight away\. .* help@example\.org/],
    [{ refund: 'with_bank', status: 'disputed' }, /^Your bank is looking into this payment/],
    [{ refund: 'with_bank', status: 'lost' }, /^Your bank has taken this payment back/],
    [{ refund: 'nothing_paid', amountPence: 0, hasReceipt: false }, /^It’s a gift/],
    [{ refund: 'not_arrived', status: 'processing', hasReceipt: false }, /^Your payment is on its way/],
    [{ refund: 'in_review', status: 'review', hasReceipt: false }, /^We’re looking at this payment ourselves/],
  ] as const)('is not offered where it stands as %j, and why is said', async (how, words) => {
    listed = [{ ...FIXTURE_PURCHASE, refundUntil: null, ...how }];
    await open();
    await waitFor(() => {
      const note = screen.getAllByText((_text, element) => element?.tagName === 'P').at(-1);
      expect(note?.textContent).toMatch(words);
    });
    expect(screen.queryByRole('button', { name: /Ask for a refund/ })).toBeNull();
    expect(screen.queryAllByRole('link', { name: /Show the receipt/ })).toHaveLength('hasReceipt' in how ? 0 : 1);
  });
});
