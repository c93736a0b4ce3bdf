import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSubscribe, pay, payButton, STARTED, serveSubscribe, signIn } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();
const declined = (message?: string) => async () => ({
  type: 'error',
  error: { message, code: 'paymentFailed', paymentFailed: { declineCode: null } },
});
const cut = async () => ({ type: 'error', error: { message: 'We are having trouble connecting.', code: null } });

const NOT_KNOWN_YET = 'We don’t know yet if it went through. You won’t be charged twice.';

describe('paying with the form', () => {
  beforeEach(signIn);

  test('while it is being paid the button says so, and a second press does not pay again', async () => {
    const confirmed = vi.fn(() => new Promise(() => undefined));
    server.confirm = confirmed;
    await openSubscribe();
    await pay();
    await userEvent.click(screen.getByRole('button', { name: 'Processing...' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the provider’s own words', 'Your card was declined.', 'Your card was declined.'],
    ['ours where it has none', undefined, 'Please check your payment details and try again.'],
  ])('a declined card is explained in %s, said once, with a way on', async (_whose, message, words) => {
    server.confirm = declined(message);
    await openSubscribe();
    await pay();
    const way = 'You haven’t been charged. Try another card, or ask your bank.';
    expect(await screen.findAllByText(`${words} ${way}`)).toHaveLength(1);
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect((await payButton()).getAttribute('aria-busy')).toBeNull();
  });

  test('a new try takes the words of the last one away', async () => {
    server.confirm = declined('Your card was declined.');
    await openSubscribe();
    await pay();
    expect(await screen.findByText('Payment failed')).toBeTruthy();
    server.confirm = () => new Promise(() => undefined);
    await pay();
    expect(screen.queryByText('Payment failed')).toBeNull();
    expect(screen.queryByText(/Your card was declined/)).toBeNull();
  });

  describe('and the answer is lost', () => {
    beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
    const press = async () => {
      const button = await payButton();
      await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button);
    };

    test.each([
      ['is paid', 'paid'],
      ['is being confirmed', 'confirming'],
    ])('a payment that %s leads the way of success, and never reads as failed', async (_what, standing) => {
      server.confirm = cut;
      await openSubscribe();
      await payButton();
      server.money(standing, { isRecent: true, sessionId: 'cs_test_1' });
      await press();
      await waitFor(() => expect(location.pathname + location.search).toBe('/payment-success?session_id=cs_test_1'));
      expect(screen.queryByText('Payment failed')).toBeNull();
    });

    test.each(['a refusal', 'an exception'])('%s is looked into until it is known', async (kind) => {
      server.confirm = kind === 'a refusal' ? cut : () => Promise.reject(new Error('boom'));
      await openSubscribe();
      await payButton();
      server.answers['/api/checkout/standing'] = { status: 503 };
      await press();
      expect(await screen.findByText(NOT_KNOWN_YET)).toBeTruthy();
      expect(screen.queryByText('Payment failed')).toBeNull();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(screen.getByText(NOT_KNOWN_YET)).toBeTruthy();
      server.money('paid', { isRecent: true, sessionId: 'cs_test_1' });
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(location.pathname).toBe('/payment-success'));
    });

    test('a checkout without a payment can be tried again, and a decline then promises nothing', async () => {
      server.confirm = cut;
      await openSubscribe();
      await payButton();
      server.money('open', { sessionId: 'cs_test_1' });
      await press();
      expect(await screen.findByText(NOT_KNOWN_YET)).toBeTruthy();
      await vi.advanceTimersByTimeAsync(6_000);
      expect(
        await screen.findByText(/Please try again\. We haven’t seen a payment so far\. You won’t be charged twice\./),
      ).toBeTruthy();
      expect(screen.queryByText('Payment failed')).toBeNull();
      server.confirm = declined('Your card was declined.');
      await press();
      expect(await screen.findByText('Your card was declined. Try another card, or ask your bank.')).toBeTruthy();
    });

    test('an answer that does not come is looked for meanwhile, but not before ten seconds: her bank may be asking her', async () => {
      await openSubscribe();
      await payButton();
      server.money('paid', { isRecent: true, sessionId: 'cs_test_1' });
      const before = Date.now();
      await press();
      await vi.advanceTimersByTimeAsync(11_000);
      await waitFor(() => expect(location.pathname).toBe('/payment-success'));
      expect(server.askedAt['/api/checkout/standing']).toBeGreaterThanOrEqual(before + 10_000);
    });
  });

  test('a checkout that was closed without its payment being known to have failed is not said to have', async () => {
    server.confirm = cut;
    await openSubscribe();
    await payButton();
    server.money('complete');
    await pay();
    expect(await screen.findByText(/That checkout expired, so we’ve opened a new one/)).toBeTruthy();
    expect(screen.queryByText('Payment failed')).toBeNull();
  });

  test('a checkout that is over is opened anew in the same page, which says so', async () => {
    server.confirm = async () => ({
      type: 'error',
      error: { message: 'This Checkout Session is expired.', code: null },
    });
    await openSubscribe();
    await payButton();
    server.answers['/api/payment/create-intent'] = { body: { ...STARTED, clientSecret: 'cs_test_2_secret_x' } };
    await pay();
    const words =
      /That checkout expired, so we’ve opened a new one\. You haven’t been charged\. Please enter your card again\./;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect(await payButton()).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Complete Your Purchase' })).toBeTruthy();
    expect(screen.queryByText(/is expired/)).toBeNull();
    expect(server.starts).toHaveLength(2);
  });
});

describe('a payment that cannot begin', () => {
  beforeEach(signIn);

  test('as a form that cannot be loaded, is a page of its own', async () => {
    server.loadActions = async () => ({ type: 'error', error: { message: 'blocked', code: null } });
    await openSubscribe();
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(await screen.findByText('You haven’t been charged. Trying again can’t charge you twice.')).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  test.each([
    [
      'the server’s words',
      { status: 503, body: { message: 'Payments are closed for an hour.' } },
      'Payments are closed for an hour.',
    ],
    ['ours', { status: 500 }, 'Failed to initialize payment. Please try again.'],
  ])('is explained in %s', async (_whose, answer, words) => {
    server.answerStart(answer);
    await openSubscribe();
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  test.each(['open', 'unknown', 'complete'])('says nothing about money while it stands as "%s"', async (standing) => {
    server.answerStart({ status: 503 });
    server.money(standing, { reference: '3F2504E0' });
    await openSubscribe();
    expect(await screen.findByText(/^Just paid?/)).toBeTruthy();
    expect(screen.getByText('3F2504E0')).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  test.each([
    { status: 409, body: { message: 'As the server says it.', code: 'payment_on_hold' } },
    { status: 503, body: { message: 'Not just now.' } },
  ])('says only what the bank does while there is a dispute, however it is refused: %j', async (start) => {
    server.answerStart(start);
    server.money('on_hold');
    await openSubscribe();
    const words = 'Your bank is checking an earlier payment. Your access is paused until that’s settled.';
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.queryByText(/charged/)).toBeNull();
  });

  test('names the payment that waits for its link', async () => {
    server.answerStart({ status: 503 });
    server.money('complete', { awaitsLink: true });
    await openSubscribe();
    expect(await screen.findByText(/^We have a payment for \S+\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });

  test('without a network says so, and claims nothing', async () => {
    server.answer({});
    server.answers = {};
    await openSubscribe();
    expect(await screen.findByText(/We can’t reach our server/)).toBeTruthy();
    expect(await screen.findByText(/^Just paid?/)).toBeTruthy();
  });
});
