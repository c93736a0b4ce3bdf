// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutView, PaymentAnswer } from './checkout-answers.ts';
import { openHostedCheckout } from './hosted-checkout.ts';

const OPEN: CheckoutView = {
  id: 'cs_test_1',
  status: 'open',
  paymentStatus: 'unpaid',
  amountTotal: 2999,
  currency: 'gbp',
  email: null,
  returnUrl: 'https://shop.example/payment-success?session_id=cs_test_1',
  cancelUrl: 'https://shop.example/subscribe?cancelled=true',
};
const PAID: PaymentAnswer = { result: 'paid', session: { ...OPEN, status: 'complete', paymentStatus: 'paid' } };

let sent: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, object> = {};
let left: string[] = [];

beforeEach(() => {
  [sent, left] = [[], []];
  answers = { '/sandbox/checkout/session': OPEN };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer, { status: 'code' in answer ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function open() {
  const place = document.body.appendChild(document.createElement('main'));
  await openHostedCheckout({ place, sessionId: 'cs_test_1', leave: (address) => left.push(address) });
  return place;
}

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
}

function enter(entries: Record<string, string>): void {
  for (const [label, text] of Object.entries(entries)) {
    field(label).value = text;
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const CARD = { 'Card number': '4242424242424242', Expiry: '12 / 40', 'Security code': '123', Postcode: 'SW1A 1AA' };
const BUYER = { Email: 'amira@example.org', 'Name on card': 'Amira Khan' };
const payButton = () => document.querySelector('button[type=submit]') as HTMLButtonElement;
const problem = () => document.querySelector('[role=alert]') as HTMLElement;

async function pay() {
  payButton().click();
  expect(payButton().textContent).toBe('Processing...');
  await vi.waitFor(() => expect(payButton().disabled && left.length === 0).toBe(false));
}

test('the page names the thing and its price, and leads back', async () => {
  const place = await open();
  expect(place.textContent).toContain('Fit in 30, lifetime access£29.99');
  expect(place.querySelector('a')?.textContent).toBe('Cancel and go back');
  expect(place.querySelector('a')?.href).toBe(OPEN.cancelUrl);
});

test('whoever is not known yet gives an address and a name, pays and goes on', async () => {
  await open();
  answers['/sandbox/checkout/confirm'] = PAID;
  enter({ ...BUYER, ...CARD });
  await pay();
  expect(sent.at(-1)?.body).toMatchObject({
    clientSecret: 'cs_test_1',
    email: 'amira@example.org',
    name: 'Amira Khan',
  });
  expect(left).toEqual([OPEN.returnUrl]);
});

test('a known address is shown and stays', async () => {
  answers['/sandbox/checkout/session'] = { ...OPEN, email: 'anna@example.org' };
  await open();
  expect(field('Email')).toMatchObject({ value: 'anna@example.org', readOnly: true });
});

test('without an address nothing is sent', async () => {
  await open();
  enter(CARD);
  await pay();
  expect(problem().textContent).toBe('Your email is incomplete.');
  expect(document.activeElement).toBe(field('Email'));
  expect(sent).toHaveLength(1);
});

test('a declined card is explained, and another one can be tried', async () => {
  await open();
  const declined = { code: 'card_declined', declineCode: null, message: 'Your card was declined.' };
  answers['/sandbox/checkout/confirm'] = { result: 'declined', session: OPEN, problem: declined };
  enter({ ...BUYER, ...CARD });
  await pay();
  expect(problem().textContent).toBe('Your card was declined.');
  expect(payButton().textContent).toBe('Pay £29.99');
});

test.each([
  [{ ...OPEN, status: 'complete' }, 'This purchase is paid. Thank you.'],
  [{ ...OPEN, status: 'expired' }, 'This checkout has run out. Nothing was charged.'],
  [{ message: 'No such checkout.session', code: 'resource_missing' }, 'We cannot find this checkout.'],
])('a checkout that takes no payment says so %#', async (answer, words) => {
  answers['/sandbox/checkout/session'] = answer;
  expect((await open()).textContent).toContain(words);
});
