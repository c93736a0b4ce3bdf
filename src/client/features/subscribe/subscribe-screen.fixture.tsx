import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { dismissToast, visibleToast } from '#client/ui/toast-store.ts';
import { Toaster } from '#client/ui/toaster.tsx';
import { fixtureAnna } from '#tests/fixtures/member-fixtures.ts';
import { PurchaseScreen } from './purchase-screen.tsx';
import { SubscribeScreen } from './subscribe-screen.tsx';

export const CONFIG = {
  mode: 'stripe',
  isOpen: true,
  publishableKey: 'pk_test_1',
  checkoutUi: 'embedded',
  refundPolicy: '14-days',
};
export const STARTED = { clientSecret: 'cs_test_1_secret_x', amountPence: 2_999 };

const STANDING = '/api/checkout/standing';

interface Answer {
  status?: number;
  body?: unknown;
}

/** The card provider's own script, which is not ours: it says what the test wants it to say. */
const notCalled = () => {
  throw new Error('The form does not call this.');
};
const paymentElement = {
  mount() {},
  on(name: string, listener: (change: object) => void) {
    if (name === 'change') listener({ elementType: 'payment', complete: true });
  },
  off() {},
  once() {},
  update() {},
  destroy() {},
};
const providerSaying = (loadActions: () => Promise<unknown>) => ({
  elements: notCalled,
  createToken: notCalled,
  createPaymentMethod: notCalled,
  confirmCardPayment: notCalled,
  initCheckoutElementsSdk: () => ({
    on() {},
    loadActions,
    changeAppearance() {},
    loadFonts() {},
    getPaymentElement: () => null,
    createPaymentElement: () => paymentElement,
  }),
});

/** A server and a card provider that begin a payment and wait, until a test says otherwise. */
export function serveSubscribe() {
  const server = {
    requests: [] as string[],
    /** By path: when it was asked for last, in epoch milliseconds. */
    askedAt: {} as Record<string, number>,
    /** What was sent to begin a payment, as text. */
    starts: [] as unknown[],
    /** What is answered before anything else; change it while the page stands. */
    answers: {} as Record<string, Answer>,
    /** By path: what is not answered before it. */
    answersOf: {} as Record<string, Promise<void>>,
    money: (standing: string, more: object = {}) => {
      server.answers[STANDING] = { body: { standing, isRecent: false, awaitsLink: false, ...more } };
    },
    confirm: (): Promise<unknown> => new Promise(() => undefined),
    loadActions: async (): Promise<unknown> => undefined,
    /** Answers by path; a path without an answer is a network that is away. */
    answer(answers: Record<string, Answer>) {
      vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
        server.requests.push(path);
        server.askedAt[path] = Date.now();
        if (init.method === 'POST') server.starts.push(init.body);
        await server.answersOf[path];
        const answer = server.answers[path] ?? answers[path];
        if (!answer) throw new TypeError('Failed to fetch');
        return responseOf(answer);
      });
    },
    answerStart: (start: Answer, more: Record<string, Answer> = {}) =>
      server.answer({ '/api/payment/config': { body: CONFIG }, '/api/payment/create-intent': start, ...more }),
  };
  const formIsThere = async () => ({
    type: 'success',
    actions: { getSession: () => ({}), confirm: () => server.confirm() },
  });

  beforeEach(() => {
    server.requests = [];
    server.starts = [];
    server.answers = {};
    server.answersOf = {};
    server.money('nothing');
    server.confirm = () => new Promise(() => undefined);
    server.loadActions = formIsThere;
    const provider = providerSaying(() => server.loadActions());
    vi.stubGlobal(
      'Stripe',
      Object.assign(() => provider, { version: 'endive' }),
    );
    server.answerStart({ body: STARTED });
  });
  afterEach(() => {
    act(() => dismissToast(visibleToast()?.id ?? 0));
  });
  return server;
}

const responseOf = ({ status = 200, body }: Answer) =>
  new Response(body === undefined ? '' : JSON.stringify(body), { status });

export async function openSubscribe(address = '/subscribe') {
  history.replaceState(null, '', address);
  // What visitors see comes in parts.
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SubscribeScreen Purchase={PurchaseScreen} />
        <Toaster />
      </QueryClientProvider>,
    ),
  );
}

/** Anna, who has not paid, is signed in on this browser. */
export function signIn() {
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('subscriptionStatus', 'inactive');
  localStorage.setItem('user', JSON.stringify(fixtureAnna({ subscriptionStatus: 'inactive' })));
}

export const payButton = () => screen.findByRole('button', { name: 'Pay £29.99 - Get Lifetime Access' });
export async function pay() {
  await userEvent.click(await payButton());
}
