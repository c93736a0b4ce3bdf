// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openHostedCheckout } from './hosted-checkout.ts';
import { cardWith, enter, field, OPEN, PAID, serveCheckout } from './serve-checkout.fixture.ts';

const sandbox = serveCheckout(OPEN);
let left: string[] = [];
beforeEach(() => {
  left = [];
});

async function open() {
  const place = document.body.appendChild(document.createElement('main'));
  await openHostedCheckout({ place, sessionId: 'cs_test_1', leave: (address) => left.push(address) });
  return place;
}

const CARD = cardWith('4242424242424242');
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
  expect(place.textContent).toContain('Changed your mind? Get it all back within 14 days.');
  expect(place.querySelector('a')?.textContent).toBe('Cancel and go back');
  expect(place.querySelector('a')?.href).toBe(OPEN.cancelUrl);
});

test('whoever is not known yet gives an address and a name, pays and goes on', async () => {
  await open();
  sandbox.answers['/sandbox/checkout/confirm'] = PAID;
  enter({ ...BUYER, ...CARD });
  await pay();
  expect(sandbox.sent.at(-1)?.body).toMatchObject({
    clientSecret: 'cs_test_1',
    email: 'amira@example.org',
    name: 'Amira Khan',
  });
  expect(left).toEqual([OPEN.returnUrl]);
});

test('a known address is shown and stays', async () => {
  sandbox.answers['/sandbox/checkout/session'] = { ...OPEN, email: 'anna@example.org' };
  await open();
  expect(field('Email')).toMatchObject({ value: 'anna@example.org', readOnly: true });
});

test('without an address nothing is sent', async () => {
  await open();
  enter(CARD);
  await pay();
  expect(problem().textContent).toBe('Your email is incomplete.');
  expect(document.activeElement).toBe(field('Email'));
  expect(sandbox.sent).toHaveLength(1);
});

test('a declined card is explained, and another one can be tried', async () => {
  await open();
  const declined = { code: 'card_declined', declineCode: null, message: 'Your card was declined.' };
  sandbox.answers['/sandbox/checkout/confirm'] = { result: 'declined', session: OPEN, problem: declined };
  enter({ ...BUYER, ...CARD });
  await pay();
  expect(problem().textContent).toBe('Your card was declined.');
  expect(payButton().textContent).toBe('Pay £29.99');
});

test.each([
  [{ ...OPEN, status: 'complete' }, 'This purchase is paid. Thank you.'],
  [{ ...OPEN, status: 'expired' }, 'This checkout has run out. You haven’t been charged.'],
  [{ message: 'No such checkout.session', code: 'resource_missing' }, 'We cannot find this checkout.'],
])('a checkout that takes no payment says so %#', async (answer, words) => {
  sandbox.answers['/sandbox/checkout/session'] = answer;
  expect((await open()).textContent).toContain(words);
});
