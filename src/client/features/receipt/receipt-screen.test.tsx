import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import { FIXTURE_PURCHASE, fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

let listed: OwnPurchase[] | undefined;
beforeEach(() => {
  listed = [FIXTURE_PURCHASE];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/site') {
      return new Response(JSON.stringify({ ...SITE_ANSWER, address: '1 Example Street', companyNumber: '01234567' }));
    }
    return listed ? new Response(JSON.stringify(listed)) : new Response('', { status: 502 });
  });
});

function open(search = '?reference=3F2504E0') {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify(fixtureAnna()));
  history.replaceState(null, '', `/receipt${search}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReceiptScreen />
    </QueryClientProvider>,
  );
}

test('the receipt names seller, buyer, day, amount and reference, and is printed at a press', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open();
  const paper = await screen.findByRole('region', { name: 'Receipt 3F2504E0' });
  await screen.findByText(/Sold by/);
  for (const words of [
    'Moving Parents Ltd, 1 Example Street. Company number 01234567.',
    '£29.99',
    '20 November 2026',
    'Anna Walker',
    'anna@example.org',
    'until 4 December 2026',
    'Test mode',
  ]) {
    expect(paper.textContent).toContain(words);
  }
  expect(paper.textContent).not.toContain('VAT');
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('what went back and what was agreed to stand on it too', async () => {
  const agreed = { text: 'Please start my access at once.', at: Date.UTC(2026, 10, 20, 12) };
  listed = [{ ...FIXTURE_PURCHASE, agreed, amountRefundedPence: 2_999, status: 'refunded', refund: 'returned' }];
  open('');
  const paper = await screen.findByRole('region', { name: 'Receipt 3F2504E0' });
  expect(paper.textContent).toContain('Refunded£29.99');
  expect(paper.textContent).toContain(
    'On 20 November 2026, before you paid, you agreed: “Please start my access at once.”',
  );
  expect(paper.textContent).not.toContain('Changing your mind');
});

test('another reference shows nobody’s receipt', async () => {
  open('?reference=00000000');
  expect(await screen.findByText('There’s no receipt with this reference in your account.')).toBeTruthy();
});

test('a server in trouble is told, and asked again at a press', async () => {
  listed = undefined;
  open();
  expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toBeTruthy();
  listed = [FIXTURE_PURCHASE];
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Receipt 3F2504E0' })).toBeTruthy();
});
