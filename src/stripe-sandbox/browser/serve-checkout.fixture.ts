import { afterEach, beforeEach, vi } from 'vitest';
import type { CheckoutView, PaymentAnswer } from './checkout-answers.ts';

/** A checkout that waits for its payment. */
export const OPEN: CheckoutView = {
  id: 'cs_test_1',
  status: 'open',
  paymentStatus: 'unpaid',
  amountTotal: 2999,
  currency: 'gbp',
  email: null,
  returnUrl: 'https://shop.example/payment-success?session_id=cs_test_1',
  cancelUrl: 'https://shop.example/subscribe?cancelled=true',
  submitText: 'Changed your mind? Get it all back within 14 days.',
};
export const PAID: PaymentAnswer = { result: 'paid', session: { ...OPEN, status: 'complete', paymentStatus: 'paid' } };

/** A sandbox that knows this checkout; an answer with a `code` is a refusal, and what has no answer is not reached. */
export function serveCheckout(checkout: CheckoutView) {
  const sandbox = {
    sent: [] as { path: string; body: Record<string, unknown> }[],
    answers: {} as Record<string, object>,
  };
  beforeEach(() => {
    sandbox.sent = [];
    sandbox.answers = { '/sandbox/checkout/session': checkout };
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sandbox.sent.push({ path, body: JSON.parse(String(init.body)) });
      const answer = sandbox.answers[path];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return Response.json(answer, { status: 'code' in answer ? 404 : 200 });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  return sandbox;
}

export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = document.getElementById(found?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return input;
}

/** Types into the fields with these labels. */
export function enter(entries: Record<string, string>): void {
  for (const [label, text] of Object.entries(entries)) {
    field(label).value = text;
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What is typed to pay with the card of this number. */
export const cardWith = (number: string) => ({
  'Card number': number,
  Expiry: '12 / 40',
  'Security code': '123',
  Postcode: 'SW1A 1AA',
});
