import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHECKOUT_REMINDER_PATH } from '#contract/paths.ts';
import { CHECKOUT_REMINDER_TEXT } from '#domain/emails/newsletter-series.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { CONFIG, openSubscribe, pay, serveSubscribe, signIn } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();

const START = '/api/checkout/session';
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: CHECKOUT_REMINDER_TEXT });
const refusal = (status: number) => ({ status, body: { code: 'invalid_input', message: 'Not that one.' } });
const begun = () => server.requests.filter((path) => path === START).length;

beforeEach(() => {
  server.answers['/api/payment/config'] = { body: { ...CONFIG, checkoutUi: 'hosted', asksToRemind: true } };
  server.answers['/api/site'] = { body: { ...SITE_ANSWER, guestCheckout: true } };
});

describe('a guest who asks for an email about a payment that isn’t finished', () => {
  const TOLD = /^We couldn’t save your email/;

  async function askAndPay() {
    await openSubscribe('/subscribe?cancelled=true');
    await userEvent.click(await box());
    await userEvent.type(screen.getByLabelText('Your email'), 'anna@exampel');
    await pay();
  }

  test.each([400, 429])('is told once that the address was refused with %i, and pays without it', async (status) => {
    server.answers[CHECKOUT_REMINDER_PATH] = refusal(status);
    await askAndPay();
    expect((await screen.findByText(TOLD)).getAttribute('role')).toBe('alert');
    expect((await box()).checked).toBe(false);
    expect(begun()).toBe(0);
    await pay();
    await waitFor(() => expect(begun()).toBe(1));
  });

  test('keeps what was typed, and the words go with the next tick', async () => {
    server.answers[CHECKOUT_REMINDER_PATH] = refusal(400);
    await askAndPay();
    await screen.findByText(TOLD);
    await userEvent.click(await box());
    expect(screen.queryByText(TOLD)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Your email').value).toBe('anna@exampel');
  });

  test.each([
    ['kept', { body: { message: 'Saved.' } }],
    ['not answered', { status: 503 }],
  ])('goes on to pay where it was %s', async (_name, answer) => {
    server.answers[CHECKOUT_REMINDER_PATH] = answer;
    await askAndPay();
    await waitFor(() => expect(begun()).toBe(1));
    expect(screen.queryByText(TOLD)).toBeNull();
  });
});

test('a member’s box shows what is kept where a change of it was refused', async () => {
  signIn();
  server.answers[CHECKOUT_REMINDER_PATH] = refusal(400);
  await openSubscribe();
  await userEvent.click(await box());
  expect(await screen.findByText('We couldn’t save that. You can still pay.')).toBeTruthy();
  expect((await box()).checked).toBe(false);
  server.answers[CHECKOUT_REMINDER_PATH] = { body: { message: 'Saved.' } };
  await userEvent.click(await box());
  server.answers[CHECKOUT_REMINDER_PATH] = refusal(429);
  await userEvent.click(await box());
  await waitFor(async () => expect((await box()).checked).toBe(true));
});
