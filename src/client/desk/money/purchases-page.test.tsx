import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedPurchase } from '#contract/desk/money.ts';
import { PurchaseRows } from './purchases-page.tsx';

const ROW: ListedPurchase = {
  id: 'p-1',
  reference: '0123ABCD',
  status: 'paid',
  amountPence: 2_999,
  amountRefundedPence: 0,
  changedAt: 0,
  email: 'amira@example.org',
  memberId: 'm-1',
  isGift: false,
  dispute: null,
};
const DISPUTE = { amountPence: 2_999, reason: 'duplicate', status: 'needs_response', dueAt: null };

test.each([
  [{ amountPence: 0 }, 'amira@example.org', 'Given'],
  [{ status: 'pending', email: null }, 'No email given', 'Not finished'],
  [{ status: 'refunded', email: null }, 'Account deleted', 'Refunded'],
] as const)('%o is told by whose it is, and how it stands', (row, who, state) => {
  render(<PurchaseRows rows={[{ ...ROW, ...row }]} />);
  expect(screen.getByRole('link', { name: who })).toBeTruthy();
  expect(screen.getByText(state)).toBeTruthy();
});

test.each(['https://dashboard.stripe.com/disputes/d-1', null])('where a bank asks, the row leads to %s', (url) => {
  render(<PurchaseRows rows={[{ ...ROW, dispute: { ...DISPUTE, url } }]} />);
  expect(screen.getByText('The bank asks for £29.99: they say they paid twice.')).toBeTruthy();
  const found = screen.queryAllByRole('link', { name: /Reply at Stripe/ });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(url === null ? [] : [url]);
});
