import type {
  StripeCheckoutConfirmResult,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsResult,
  StripeCheckoutLoadActionsSuccess,
  StripeCheckoutSession,
} from '@stripe/stripe-js';
import { callSandbox } from './call-sandbox.ts';
import { type CheckoutView, SANDBOX_CHECKOUT_PATH } from './checkout-answers.ts';
import { asCheckoutSession } from './checkout-session.ts';
import { createListeners, type Listener } from './listeners.ts';
import { payCheckout, paymentFailed, refusedBeforeSending } from './pay-checkout.ts';
import { createPaymentElement, type PaymentElement } from './payment-element.ts';

type ConfirmOptions = NonNullable<Parameters<StripeCheckoutLoadActionsSuccess['confirm']>[0]>;

/** Stripe.js's `initCheckoutElementsSdk`, as far as a card payment needs it. */
export function initCheckoutElementsSdk(options: StripeCheckoutElementsSdkOptions) {
  const listeners = createListeners();
  let element: PaymentElement | null = null;

  async function loadActions(): Promise<StripeCheckoutLoadActionsResult> {
    const clientSecret = await options.clientSecret;
    try {
      const view = await callSandbox<CheckoutView>(SANDBOX_CHECKOUT_PATH, { clientSecret });
      const announce = (session: StripeCheckoutSession) => listeners.emit('change', session);
      const email = options.defaultValues?.email;
      const actions = createActions({ clientSecret, view, email, announce, currentElement: () => element });
      return { type: 'success', actions: actions as unknown as StripeCheckoutLoadActionsSuccess };
    } catch (error) {
      return { type: 'error', error: { message: messageOf(error), code: null } };
    }
  }

  return {
    on: (name: string, listener: Listener) => listeners.on(name, listener),
    loadActions,
    changeAppearance() {},
    loadFonts() {},
    getPaymentElement: () => element,
    createPaymentElement() {
      element = createPaymentElement();
      return element;
    },
  };
}

interface ActionParts {
  clientSecret: string;
  view: CheckoutView;
  email: string | undefined;
  announce: (session: StripeCheckoutSession) => void;
  currentElement: () => PaymentElement | null;
}

function createActions({ clientSecret, view, announce, currentElement, ...parts }: ActionParts) {
  let session = asCheckoutSession(view);
  let email = parts.email;
  let confirming: Promise<StripeCheckoutConfirmResult> | undefined;

  function change(next: CheckoutView): StripeCheckoutSession {
    session = { ...asCheckoutSession(next), email: next.email ?? email ?? null };
    announce(session);
    return session;
  }

  async function pay(options: ConfirmOptions): Promise<StripeCheckoutConfirmResult> {
    const element = currentElement();
    if (element === null) return failure('The payment form is not on the page.');
    const entered = element.read();
    if ('problem' in entered) return failure(entered.problem);
    const refused = refusedBeforeSending(entered.card.number);
    if (refused !== undefined) return refused;
    const request = { clientSecret, card: entered.card, email: options.email ?? email };
    const answer = await payCheckout(request, element);
    if (answer.result === 'declined') return paymentFailed(answer.problem.message, answer.problem.declineCode);
    const paid = change(answer.session);
    if (options.redirect === 'if_required') return { type: 'success', session: paid };
    return leaveFor(options.returnUrl ?? answer.session.returnUrl, answer.session.id);
  }

  return {
    getSession: () => session,
    async updateEmail(next: string | null) {
      email = next ?? undefined;
      session = { ...session, email: next };
      announce(session);
      return { type: 'success', session };
    },
    /** A second press while the first is under way joins it. */
    confirm(options: ConfirmOptions = {}): Promise<StripeCheckoutConfirmResult> {
      confirming ??= pay(options)
        .catch((error: unknown) => failure(messageOf(error)))
        .finally(() => {
          confirming = undefined;
        });
      return confirming;
    },
  };
}

/** Never resolves: the page is about to be replaced. */
function leaveFor(address: string, sessionId: string): Promise<never> {
  location.assign(address.replaceAll('{CHECKOUT_SESSION_ID}', sessionId));
  return new Promise(() => {});
}

function failure(message: string): StripeCheckoutConfirmResult {
  return { type: 'error', error: { message, code: null } };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'An unexpected error occurred. Please try again.';
}
