import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSubscribe, pay, payButton, serveSubscribe, signIn } from './subscribe-screen-in-test.tsx';

const server = serveSubscribe();

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
    [
      'the provider’s own words',
      { type: 'error', error: { message: 'Your card was declined.' } },
      'Your card was declined.',
    ],
    ['ours where it has none', { type: 'error', error: {} }, 'Please check your payment details and try again.'],
  ])('a refused card is explained in %s, and can be tried again', async (_whose, result, words) => {
    server.confirm = async () => result;
    await openSubscribe();
    await pay();
    expect(await screen.findAllByText(words)).toHaveLength(2); // beside the form, and in the toast
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect((await payButton()).getAttribute('aria-busy')).toBeNull();
  });

  test('a provider that breaks is an unexpected error', async () => {
    server.confirm = () => Promise.reject(new Error('boom'));
    await openSubscribe();
    await pay();
    expect(await screen.findAllByText('An unexpected error occurred. Please try again.')).toHaveLength(2);
  });

  test('a form that cannot be loaded is a page of its own', async () => {
    server.loadActions = async () => ({ type: 'error', error: { message: 'blocked', code: null } });
    await openSubscribe();
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(screen.getByText('Nothing was charged.')).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  test.each([
    [
      'the server’s words',
      { status: 503, body: { message: 'Payments are closed for an hour.' } },
      'Payments are closed for an hour.',
    ],
    ['ours', { status: 500 }, 'Failed to initialize payment. Please try again.'],
  ])('a payment that cannot begin is explained in %s', async (_whose, answer, words) => {
    server.answerStart(answer);
    await openSubscribe();
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  test('without a network it says so', async () => {
    server.answer({});
    await openSubscribe();
    expect(await screen.findByText(/We cannot be reached just now/)).toBeTruthy();
  });
});
