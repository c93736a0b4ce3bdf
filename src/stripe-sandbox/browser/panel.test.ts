// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPanel } from './panel.ts';
import type { PanelCheckout, PanelOverview } from './panel-answers.ts';

const PAID: PanelCheckout = {
  sessionId: 'cs_test_1',
  created: 1_790_000_000,
  buyer: 'an…@example.org',
  amount: 2_999,
  currency: 'gbp',
  checkout: 'complete',
  isPaid: true,
  amountRefunded: 0,
  dispute: null,
  product: 'paid',
};

let overview: PanelOverview;
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  overview = {
    checkouts: [PAID],
    heldWebhooks: null,
    processor: 'well',
    cards: [{ number: '4242424242424242', outcome: 'Paid' }],
  };
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!init) return Response.json(overview);
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json({ done: true });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function open() {
  const place = document.body.appendChild(document.createElement('main'));
  const panel = createPanel(place);
  await panel.refresh();
  return { place, panel };
}
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('a paid purchase offers refunds and a dispute', async () => {
  const { place } = await open();
  expect(place.textContent).toContain('£29.99 by an…@example.org');
  expect(place.textContent).toContain('Card processor: paid. Product: paid.');
  expect(place.textContent).toContain('4242 4242 4242 4242Paid');
  expect(labels()).toEqual(['Hold back', 'Be slow', 'Fail', 'Be too busy', 'Refund', 'Refund £5.00', 'Open a dispute']);
});

test('a press is sent, shown, and keeps the focus', async () => {
  const { place } = await open();
  button('Refund £5.00')?.focus();
  overview = { ...overview, checkouts: [{ ...PAID, amountRefunded: 500 }] };
  button('Refund £5.00')?.click();
  await vi.waitFor(() => expect(place.textContent).toContain('£5.00 refunded'));
  expect(sent).toEqual([{ path: '/sandbox/panel/refund', body: { sessionId: 'cs_test_1', amount: 500 } }]);
  expect(document.activeElement).toBe(button('Refund £5.00'));
});

test('an open dispute can be won or lost; what is not paid offers nothing', async () => {
  overview = { ...overview, checkouts: [{ ...PAID, dispute: 'needs_response' }] };
  const { panel } = await open();
  expect(labels().slice(-2)).toEqual(['Win the dispute', 'Lose the dispute']);
  overview = { ...overview, heldWebhooks: 2, checkouts: [{ ...PAID, isPaid: false, checkout: 'open' }] };
  await panel.refresh();
  expect(labels()).toEqual(['Send what waits', 'Be slow', 'Fail', 'Be too busy']);
});

test('a refusal is told', async () => {
  const { place } = await open();
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) =>
    init ? Response.json({ message: 'Already refunded.' }, { status: 400 }) : Response.json(overview),
  );
  button('Refund')?.click();
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toBe('Already refunded.'));
});
