import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedPurchase } from '#contract/desk-money.ts';
import { PurchaseRows } from './purchase-rows.tsx';

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

test.each(['https://dashboard.stripe.com/disputes/d-1', null])('where a bank asks, the row leads to %s', (url) => {
  render(<PurchaseRows rows={[{ ...ROW, dispute: { ...DISPUTE, url } }]} />);
  expect(screen.getByText('The bank asks for £29.99: paid twice.')).toBeTruthy();
  const found = screen.queryAllByRole('link', { name: /Tell your side at Stripe/ });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(url === null ? [] : [url]);
});
