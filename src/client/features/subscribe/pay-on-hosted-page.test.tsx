import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONFIG, openSubscribe, pay, payButton, serveSubscribe, signIn } from './subscribe-screen.fixture.tsx';

const server = serveSubscribe();

describe('paying on the provider’s own page', () => {
  beforeEach(signIn);
  const hosted = { '/api/payment/config': { body: { ...CONFIG, mode: 'sandbox', checkoutUi: 'hosted' } } };
  const START = '/api/checkout/session';

  test('nothing is begun before the button is pressed, and there is a way to another account', async () => {
    server.answer(hosted);
    await openSubscribe();
    expect(await payButton()).toBeTruthy();
    expect(screen.getByText(/Test mode/)).toBeTruthy();
    expect(server.requests.filter((path) => path === START || path.includes('create-intent'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(location.pathname).toBe('/login');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(server.requests).toContain('/api/auth/logout');
  });

  test.each([
    [{ status: 503, body: { message: 'Not just now.', code: 'payment_unavailable' } }, 'Not just now.'],
    [{ status: 503 }, 'Failed to create checkout session'],
    [undefined, 'Failed to start checkout. Please try again.'],
  ])('a checkout that cannot begin is told, and can be tried again %#', async (answer, text) => {
    server.answer({ ...hosted, ...(answer && { [START]: answer }) });
    await openSubscribe();
    await pay();
    expect(await screen.findByText('Payment error')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(await payButton()).toBeTruthy();
  });

  test('who has paid already is led away at once, without a button to pay again', async () => {
    server.answer(hosted);
    server.money('paid', { sessionId: 'cs_test_1' });
    await openSubscribe();
    expect(await screen.findByText('Already subscribed')).toBeTruthy();
    expect(location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('who has paid meanwhile is led on by the refusal', async () => {
    server.answer({ ...hosted, [START]: { status: 409, body: { message: 'User already has active subscription' } } });
    await openSubscribe();
    await payButton();
    server.money('paid', { sessionId: 'cs_test_1', isRecent: true });
    await pay();
    await waitFor(() => expect(location.pathname).toBe('/payment-success'));
  });

  test('who comes back without paying is told that nothing was charged', async () => {
    server.answer({ ...hosted, '/api/checkout/cancel': { body: { standing: 'nothing' } } });
    await openSubscribe('/subscribe?cancelled=true');
    expect(await screen.findByText('You came back without paying. You haven’t been charged.')).toBeTruthy();
  });
});
