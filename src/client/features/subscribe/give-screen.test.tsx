import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { holdAnswer } from '#client/parts/server/fetch.fixture.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { CHECKOUT_GIFT_CANCEL_PATH, CHECKOUT_GIFT_PATH } from '#contract/paths.ts';
import { SITE_ANSWER } from '#tests/fixtures/site-answer.ts';
import { GiveScreen } from './give-screen.tsx';
import { CONFIG, serveSubscribe } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();
const STARTED = {
  ...{ giftId: 'g1', sessionId: 'cs_test_1', amountPence: 2_999 },
  ...{ clientSecret: 'cs_test_1_secret_x', url: null },
};
const FORM = {
  recipientName: 'Amira',
  note: 'Love, Sam',
  giverName: 'Sam',
  way: 'card',
  recipientEmail: null,
  deliverOn: null,
  giverEmail: 'sam@example.org',
};

beforeEach(() => {
  clearSignIn();
  server.answer({ '/api/payment/config': { body: CONFIG }, '/api/site': { body: SITE_ANSWER } });
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

async function open(address = '/give') {
  history.replaceState(null, '', address);
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <GiveScreen />
      </QueryClientProvider>,
    ),
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

async function enter(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('Their first name', 'Amira');
  await userEvent.click(screen.getByRole('radio', { name: /^On a card/ }));
  await enter('Your first name', 'Sam');
  await enter('Your email address', 'sam@example.org');
}

describe('giving', () => {
  test('asks for what is missing, and the first of it has the focus', async () => {
    await open();
    await press('Continue to payment');
    expect(screen.getByText('Enter their first name.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Their first name'));
    expect(server.starts).toEqual([]);
  });

  test('moves the focus to the payment, and back to the gift, which is kept', async () => {
    server.answers[CHECKOUT_GIFT_PATH] = { body: STARTED };
    await open();
    await fillIn();
    await press('Continue to payment');
    const payment = await screen.findByRole('region', { name: 'Payment' });
    await waitFor(() => expect(document.activeElement).toBe(payment));
    await press('Change the gift');
    expect(document.activeElement?.contains(screen.getByLabelText('Their first name'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(textIn('Their first name')).toBe('Amira');
  });

  test('a payment in the page is known to a reload, which ends it and finds the form; nothing else does', async () => {
    server.answers[CHECKOUT_GIFT_PATH] = { body: STARTED };
    server.answers[CHECKOUT_GIFT_CANCEL_PATH] = { body: { standing: 'nothing', form: FORM } };
    await open('/give?ref=a');
    await fillIn();
    await press('Continue to payment');
    await press('Change the gift');
    expect(server.requests).not.toContain(CHECKOUT_GIFT_CANCEL_PATH);
    expect(screen.queryByText(/^You came back/)).toBeNull();
    expect(textIn('Their first name')).toBe('Amira');
    expect(location.search).toBe('?ref=a&cancelled=g1');
    cleanup();
    await open(location.search);
    expect(await screen.findByText(/^You came back/)).toBeTruthy();
    expect(textIn('Their first name')).toBe('Amira');
    expect(server.requests).toContain(CHECKOUT_GIFT_CANCEL_PATH);
  });

  test('takes no change of a gift whose payment is being started: it would not be in it', async () => {
    server.answers[CHECKOUT_GIFT_PATH] = { body: STARTED };
    const { answer, letGo } = holdAnswer();
    server.answersOf[CHECKOUT_GIFT_PATH] = answer;
    await open();
    await fillIn();
    await press('Continue to payment');
    await enter('Their first name', ' and Jo');
    await userEvent.click(screen.getByRole('radio', { name: /^By email/ }));
    expect(textIn('Their first name')).toBe('Amira');
    expect(screen.queryByLabelText('Their email')).toBeNull();
    letGo();
    await screen.findByRole('region', { name: 'Payment' });
    await press('Change the gift');
    await enter('Their first name', ' and Jo');
    expect(textIn('Their first name')).toBe('Amira and Jo');
  });

  test.each([
    [429, 'Too many requests. Please try again in 72 minutes.'],
    [503, 'We couldn’t start the payment. Please try again. You won’t be charged twice.'],
  ])('refused with %i says why and keeps the form', async (status, message) => {
    server.answers[CHECKOUT_GIFT_PATH] = { status, body: { code: 'unavailable', message } };
    await open();
    await fillIn();
    await press('Continue to payment');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(textIn('Their first name')).toBe('Amira');
  });

  test('without a network says so and keeps the form', async () => {
    await open();
    await fillIn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Continue to payment');
    expect(await screen.findByText('You’re offline. You need a connection for that.')).toBeTruthy();
    expect(textIn('Your first name')).toBe('Sam');
  });
});

describe('a giver who comes back', () => {
  const comeBack = async (standing: string, more: object = {}) => {
    const body = { standing, isRecent: false, awaitsLink: false, form: null, ...more };
    server.answers[CHECKOUT_GIFT_CANCEL_PATH] = { body };
    await open('/give?cancelled=g1');
  };

  test('without paying finds her form as she wrote it', async () => {
    await comeBack('nothing', { form: FORM });
    expect(await screen.findByText(/^You came back without paying\. You haven’t been charged/)).toBeTruthy();
    expect(['Their first name', 'Your first name', 'Your email address'].map(textIn)).toEqual([
      'Amira',
      'Sam',
      'sam@example.org',
    ]);
    expect(screen.getByDisplayValue('Love, Sam')).toBeTruthy();
    expect(screen.queryByLabelText('Their email')).toBeNull();
  });

  test('and goes to the payment again keeps what was written', async () => {
    server.answers[CHECKOUT_GIFT_PATH] = { body: { ...STARTED, giftId: 'g2' } };
    await comeBack('nothing', { form: FORM });
    await press('Continue to payment');
    await press('Change the gift');
    await waitFor(() => expect(location.search).toBe('?cancelled=g2'));
    expect(['Their first name', 'Your first name', 'Your email address'].map(textIn)).toEqual([
      'Amira',
      'Sam',
      'sam@example.org',
    ]);
    expect(screen.getByDisplayValue('Love, Sam')).toBeTruthy();
    expect(server.requests.filter((path) => path === CHECKOUT_GIFT_CANCEL_PATH)).toHaveLength(1);
  });

  test('while nobody knows is promised nothing, and may write another one', async () => {
    await comeBack('unknown');
    expect(await screen.findByText(/^Just paid?/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(await screen.findByLabelText('Their first name')).toBeTruthy();
  });

  test.each(['paid', 'confirming'])('and has paid after all ("%s") is led on', async (standing) => {
    await comeBack(standing, { sessionId: 'cs_test_9', isRecent: true });
    await waitFor(() => expect(location.pathname + location.search).toBe('/payment-success?session_id=cs_test_9'));
  });
});
