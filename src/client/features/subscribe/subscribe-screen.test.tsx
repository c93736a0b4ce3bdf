import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#client/platform/query-client.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { SITE_ANSWER } from '#tests/site-answer.ts';
import { SubscribeScreen } from './subscribe-screen.tsx';

const USER = { id: 'u1', email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'inactive' };
const CONFIG = { mode: 'stripe', publishableKey: 'pk_test_1', checkoutUi: 'embedded', refundPolicy: '14-days' };
const STARTED = { clientSecret: 'cs_test_1_secret' };

interface Answer {
  status?: number;
  body?: unknown;
}
const requests: string[] = [];
const starts: unknown[] = [];

/** Answers by path; a path without an answer is a network that is away. */
function serverAnswers(answers: Record<string, Answer>) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    requests.push(path);
    if (init.method === 'POST') starts.push(JSON.parse(String(init.body)));
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(answer.body === undefined ? '' : JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
}
const startAnswers = (start: Answer, more: Record<string, Answer> = {}) =>
  serverAnswers({ '/api/payment/config': { body: CONFIG }, '/api/payment/create-intent': start, ...more });

/* The card provider's own script, which is not ours: it says what the test wants it to say. */
let confirm: () => Promise<unknown>;
let loadActions: () => Promise<unknown>;
const notCalled = () => {
  throw new Error('The form does not call this.');
};
const paymentElement = { mount() {}, on() {}, off() {}, once() {}, update() {}, destroy() {} };
const provider = {
  elements: notCalled,
  createToken: notCalled,
  createPaymentMethod: notCalled,
  confirmCardPayment: notCalled,
  initCheckoutElementsSdk: () => ({
    on() {},
    loadActions: () => loadActions(),
    changeAppearance() {},
    loadFonts() {},
    getPaymentElement: () => null,
    createPaymentElement: () => paymentElement,
  }),
};

function open(address = '/subscribe') {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SubscribeScreen />
      <Toaster />
    </QueryClientProvider>,
  );
}

function signIn() {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', 'inactive');
  localStorage.setItem('user', JSON.stringify(USER));
}

const payButton = () => screen.findByRole('button', { name: 'Pay £29.99 - Get Lifetime Access' });
async function pay() {
  await userEvent.click(await payButton());
}

beforeEach(() => {
  requests.length = 0;
  starts.length = 0;
  confirm = () => new Promise(() => undefined);
  loadActions = async () => ({ type: 'success', actions: { getSession: () => ({}), confirm: () => confirm() } });
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => provider, { version: 'endive' }),
  );
  startAnswers({ body: STARTED });
});
afterEach(() => vi.unstubAllGlobals());

describe('signed out', () => {
  test('the offer and the two ways to it, and no payment is begun', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Sign In Required' })).toBeTruthy();
    expect(screen.getByText('£29.99')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In to Continue' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register');
    expect(requests.filter((path) => path.startsWith('/api/payment'))).toEqual([]);
  });

  test('who was signed out by force is told why', () => {
    open('/subscribe?forceLogout=true');
    expect(screen.getByText(/because this account is not active/)).toBeTruthy();
  });
});

describe('signed in', () => {
  beforeEach(signIn);

  test('the offer, the form and the way to the settings', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Complete Your Purchase' })).toBeTruthy();
    for (const feature of [
      'Complete 4-week program',
      'Progress tracking',
      'Mood and wellness tools',
      'Daily step integration',
    ]) {
      expect(screen.getByText(feature)).toBeTruthy();
    }
    expect(await payButton()).toBeTruthy();
    expect(starts).toEqual([{}]);
    expect(screen.getByText(/^14 days to change your mind, full refund\./)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/Test mode/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe('/settings');
  });

  test('for whom it is not is said before anything is paid', async () => {
    open();
    expect(screen.getByText(/^Before you pay: the programme is not for pregnancy/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Read the safety questions' });
    expect(link.getAttribute('href')).toBe('/help#safety');
  });

  test('where no real card is charged, the page says so', async () => {
    serverAnswers({
      '/api/payment/config': { body: { ...CONFIG, mode: 'sandbox' } },
      '/api/payment/create-intent': { body: STARTED },
    });
    open();
    expect(await screen.findByText('Test mode: no real card is charged')).toBeTruthy();
  });

  test('counts of members show only when the server lets them', async () => {
    const members = { ...SITE_ANSWER, members: 1_234 };
    startAnswers({ body: STARTED }, { '/api/site': { body: members } });
    open();
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.queryByText(/workouts finished so far/)).toBeNull();
  });

  test('while it is being paid the button says so, and a second press does not pay again', async () => {
    const confirmed = vi.fn(() => new Promise(() => undefined));
    confirm = confirmed;
    open();
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
    confirm = async () => result;
    open();
    await pay();
    expect(await screen.findAllByText(words)).toHaveLength(2); // beside the form, and in the toast
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect((await payButton()).getAttribute('aria-busy')).toBeNull();
  });

  test('a provider that breaks is an unexpected error', async () => {
    confirm = () => Promise.reject(new Error('boom'));
    open();
    await pay();
    expect(await screen.findAllByText('An unexpected error occurred. Please try again.')).toHaveLength(2);
  });

  test('a form that cannot be loaded is a page of its own', async () => {
    loadActions = async () => ({ type: 'error', error: { message: 'blocked', code: null } });
    open();
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
    startAnswers(answer);
    open();
    expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  test('without a network it says so', async () => {
    serverAnswers({});
    open();
    expect(await screen.findByText(/We cannot be reached just now/)).toBeTruthy();
  });

  test('who has paid already is led to her account', async () => {
    startAnswers({
      status: 409,
      body: { message: 'User already has active subscription', code: 'already_subscribed' },
    });
    open();
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    expect(screen.getByText('Already subscribed')).toBeTruthy();
    expect(screen.getByText('You already have an active subscription.')).toBeTruthy();
  });

  test('a sign-in that has ended leads to signing in, not to a payment error', async () => {
    startAnswers({ status: 401, body: { message: 'Please sign in.', code: 'not_signed_in' } });
    open();
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('somebody else signs out from here', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Not Anna? Sign out' }));
    expect(location.pathname).toBe('/auth');
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

describe('paying on the provider’s own page', () => {
  beforeEach(signIn);
  const hosted = { '/api/payment/config': { body: { ...CONFIG, mode: 'sandbox', checkoutUi: 'hosted' } } };
  const START = '/api/checkout/session';

  test('nothing is begun before the button is pressed, and there is a way to another account', async () => {
    serverAnswers(hosted);
    open();
    expect(await payButton()).toBeTruthy();
    expect(screen.getByText(/Test mode/)).toBeTruthy();
    expect(requests.filter((path) => path === START || path.includes('create-intent'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(location.pathname).toBe('/login');
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test.each([
    [{ status: 503, body: { message: 'Not just now.', code: 'payment_unavailable' } }, 'Not just now.'],
    [{ status: 503 }, 'Failed to create checkout session'],
    [undefined, 'Failed to start checkout. Please try again.'],
  ])('a checkout that cannot begin is told, and can be tried again %#', async (answer, text) => {
    serverAnswers({ ...hosted, ...(answer && { [START]: answer }) });
    open();
    await pay();
    expect(await screen.findByText('Payment error')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(await payButton()).toBeTruthy();
  });

  test('who has paid already is led to her account', async () => {
    serverAnswers({ ...hosted, [START]: { status: 409, body: { message: 'User already has active subscription' } } });
    open();
    await pay();
    expect(await screen.findByText('Already subscribed')).toBeTruthy();
    expect(location.pathname).toBe('/dashboard');
  });

  test('who comes back without paying is told that nothing was charged', async () => {
    serverAnswers(hosted);
    open('/subscribe?cancelled=true');
    expect(await screen.findByText('You came back without paying. Nothing was charged.')).toBeTruthy();
  });
});

test('a guest who comes back without paying may try again', async () => {
  localStorage.clear();
  serverAnswers({
    '/api/site': { body: { ...SITE_ANSWER, guestCheckout: true } },
  });
  open('/subscribe?cancelled=true');
  expect(screen.getByText('You came back without paying. Nothing was charged.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In to Continue' })).toBeTruthy();
});
