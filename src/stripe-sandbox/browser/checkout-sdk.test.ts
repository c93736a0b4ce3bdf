// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { initCheckoutElementsSdk } from './checkout-sdk.ts';
import { cardWith, enter, field, OPEN, PAID, serveCheckout } from './serve-checkout.fixture.ts';

const sandbox = serveCheckout({ ...OPEN, email: 'anna@example.com', cancelUrl: null });

async function openForm() {
  const sdk = initCheckoutElementsSdk({ clientSecret: Promise.resolve('cs_test_1_secret_x') });
  const place = document.body.appendChild(document.createElement('div'));
  sdk.createPaymentElement().mount(place);
  const loaded = await sdk.loadActions();
  if (loaded.type === 'error') throw new Error(loaded.error.message);
  return { sdk, actions: loaded.actions, place };
}

describe('opening the form', () => {
  test('the session is shown with its amount in pounds', async () => {
    const { actions } = await openForm();
    expect(actions.getSession()).toMatchObject({
      id: 'cs_test_1',
      canConfirm: true,
      status: { type: 'open' },
      total: { total: { amount: '£29.99', minorUnitsAmount: 2999 } },
    });
  });

  test('a session that the sandbox does not know is an error, not an exception', async () => {
    sandbox.answers = {
      '/sandbox/checkout/session': { message: "No such checkout.session: 'x'", code: 'resource_missing' },
    };
    const sdk = initCheckoutElementsSdk({ clientSecret: 'x' });
    expect(await sdk.loadActions()).toEqual({
      type: 'error',
      error: { message: "No such checkout.session: 'x'", code: null },
    });
  });

  test('one way to pay is no choice: there is no tab', async () => {
    const { place } = await openForm();
    expect(place.querySelectorAll('[role="tab"], button')).toHaveLength(0);
  });

  test('the element says when it is complete', async () => {
    const { sdk } = await openForm();
    const changes: unknown[] = [];
    sdk.getPaymentElement()?.on('change', (event) => changes.push(event));
    enter(cardWith('4242424242424242'));
    expect(changes[0]).toMatchObject({ elementType: 'payment', complete: false, empty: false });
    expect(changes.at(-1)).toMatchObject({ complete: true, value: { type: 'card' } });
  });
});

describe('confirming', () => {
  test('an incomplete form shows every problem, moves to the first and sends nothing', async () => {
    const { actions } = await openForm();
    expect(await actions.confirm()).toEqual({
      type: 'error',
      error: { message: 'Your card number is incomplete.', code: null },
    });
    expect(document.activeElement).toBe(field('Card number'));
    expect(field('Security code').getAttribute('aria-invalid')).toBe('true');
    const described = field('Expiry').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe("Your card's expiration date is incomplete.");
    expect(sandbox.sent).toHaveLength(1);
  });

  test('a real card’s number never leaves the browser', async () => {
    const { actions } = await openForm();
    enter(cardWith('4539578763621486'));
    expect(await actions.confirm()).toMatchObject({
      type: 'error',
      error: { code: 'paymentFailed', paymentFailed: { declineCode: 'test_mode_live_card' } },
    });
    expect(JSON.stringify(sandbox.sent)).not.toContain('4539578763621486');
  });

  test('a declined card resolves to Stripe’s message', async () => {
    const { actions } = await openForm();
    const problem = { message: 'Your card was declined.', code: 'card_declined', declineCode: 'generic_decline' };
    sandbox.answers['/sandbox/checkout/confirm'] = { result: 'declined', session: OPEN, problem };
    enter(cardWith('4000000000000002'));
    expect(await actions.confirm()).toEqual({
      type: 'error',
      error: {
        message: 'Your card was declined.',
        code: 'paymentFailed',
        paymentFailed: { declineCode: 'generic_decline' },
      },
    });
  });

  test('a paid card resolves, tells the page, and sends only what the bank needs', async () => {
    const { sdk, actions } = await openForm();
    sandbox.answers['/sandbox/checkout/confirm'] = PAID;
    const sessions: unknown[] = [];
    sdk.on('change', (session) => sessions.push(session));
    enter(cardWith('4242424242424242'));
    expect(await actions.confirm({ redirect: 'if_required' })).toMatchObject({
      type: 'success',
      session: { status: { type: 'complete', paymentStatus: 'paid' } },
    });
    expect(sessions).toHaveLength(1);
    expect(sandbox.sent[1]?.body).toEqual({
      clientSecret: 'cs_test_1_secret_x',
      card: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' },
    });
  });

  test('pressing twice pays once', async () => {
    const { actions } = await openForm();
    sandbox.answers['/sandbox/checkout/confirm'] = PAID;
    enter(cardWith('4242424242424242'));
    const options = { redirect: 'if_required' } as const;
    const [first, second] = await Promise.all([actions.confirm(options), actions.confirm(options)]);
    expect(second).toBe(first);
    expect(sandbox.sent.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(1);
  });

  test('a lost connection is an error that can be tried again', async () => {
    const { actions } = await openForm();
    enter(cardWith('4242424242424242'));
    expect(await actions.confirm()).toMatchObject({
      type: 'error',
      error: { message: expect.stringContaining('issues connecting') },
    });
    sandbox.answers['/sandbox/checkout/confirm'] = PAID;
    expect(await actions.confirm({ redirect: 'if_required' })).toHaveProperty('type', 'success');
  });
});
