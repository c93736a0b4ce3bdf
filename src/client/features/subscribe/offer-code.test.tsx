import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { OFFER_PROBLEM_TEXTS } from '#domain/purchases/offer.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { CONFIG, openSubscribe, serveSubscribe, signIn } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();

const ASK = '/api/checkout/offer';
const TAKEN_OFF = { body: { offerCode: 'SPRING5', fullPence: 2_999, amountPence: 2_499 } };
const TOLD = 'SPRING5 takes £5.00 off. You pay £24.99, not £29.99.';
const refusal = (field: string, message: string) => ({
  status: 400,
  body: { code: 'invalid_input', message, fields: [{ field, message }] },
});
const payOf = (amount: string) => screen.findByRole('button', { name: `Pay ${amount} - Get Lifetime Access` });
const sent = () => server.starts.map((body) => JSON.parse(String(body)));

beforeEach(() => {
  server.answers['/api/payment/config'] = { body: { ...CONFIG, checkoutUi: 'hosted' } };
  server.answers['/api/site'] = { body: { ...SITE_ANSWER, guestCheckout: true } };
});

async function typeCode(code: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Have a code?' }));
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, `${code}{Enter}`);
}

test('a code is told before she pays, stands in the address, goes along, and can be taken out', async () => {
  signIn();
  server.answers[ASK] = TAKEN_OFF;
  await openSubscribe();
  await payOf('£29.99');
  await typeCode('spring5');
  expect(await screen.findByText(TOLD)).toBeTruthy();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(TOLD);
  expect(location.search).toBe('?code=SPRING5');
  server.answers['/api/checkout/session'] = refusal('offerCode', OFFER_PROBLEM_TEXTS.used_up);
  await userEvent.click(await payOf('£24.99'));
  expect(sent()).toEqual([
    { offerCode: 'spring5', isGift: false, seenPence: 2_999 },
    { offerCode: 'SPRING5', seenPence: 2_499 },
  ]);
  const field = await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.getByText(OFFER_PROBLEM_TEXTS.used_up)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await payOf('£29.99');
  await userEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the code' }));
  expect(location.search).toBe('');
  await payOf('£29.99');
});

test('a code of the address is used at once, and a wrong one is told by its field', async () => {
  signIn();
  server.answers[ASK] = refusal('offerCode', OFFER_PROBLEM_TEXTS.ended);
  await openSubscribe('/subscribe?code=OLD5');
  const field = await screen.findByRole('textbox', { name: 'Code' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', 'OLD5');
  expect(screen.getByText(OFFER_PROBLEM_TEXTS.ended)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without a connection nothing is lost, and the field says what it needs', async () => {
  signIn();
  await openSubscribe();
  await payOf('£29.99');
  await typeCode('spring5');
  expect(await screen.findByText('We can’t reach our server. Please try again in a moment.')).toBeTruthy();
  server.answers[ASK] = TAKEN_OFF;
  await userEvent.click(screen.getByRole('button', { name: 'Use the code' }));
  expect(await screen.findByText(TOLD)).toBeTruthy();
});

test('in our page the form is begun anew with the code, once, and without it when it is refused there', async () => {
  signIn();
  server.answers['/api/payment/config'] = { body: CONFIG };
  server.answers[ASK] = TAKEN_OFF;
  server.answers['/api/payment/create-intent'] = { body: { clientSecret: 'cs_1_secret_x', amountPence: 2_499 } };
  await openSubscribe('/subscribe?code=SPRING5');
  await payOf('£24.99');
  expect(sent().slice(1)).toEqual([{ offerCode: 'SPRING5', seenPence: 2_499 }]);
  server.answers['/api/payment/create-intent'] = { body: { clientSecret: 'cs_2_secret_x', amountPence: 2_999 } };
  await userEvent.click(screen.getByRole('button', { name: 'Remove the code' }));
  await payOf('£29.99');
  expect(sent().at(-1)).toEqual({ seenPence: 2_999 });
});

test('a guest with a code may pay first, and is asked for her address where the code needs it', async () => {
  server.answers[ASK] = refusal('offerEmail', OFFER_PROBLEM_TEXTS.address_needed);
  await openSubscribe('/subscribe?code');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'spring5{Enter}');
  const address = await screen.findByRole('textbox', { name: 'Your email address' });
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(screen.getByText(OFFER_PROBLEM_TEXTS.address_needed)).toBeTruthy();
  server.answers[ASK] = TAKEN_OFF;
  await userEvent.type(address, 'amira@example.org{Enter}');
  await userEvent.click(await payOf('£24.99'));
  expect(sent().at(-1)).toEqual({ offerCode: 'SPRING5', offerEmail: 'amira@example.org', seenPence: 2_499 });
});
