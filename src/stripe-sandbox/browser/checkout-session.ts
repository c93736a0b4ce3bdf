import type { StripeCheckoutAmount, StripeCheckoutSession } from '@stripe/stripe-js';
import type { CheckoutView } from './checkout-answers.ts';

/** "£29.99" for 2999 minor units. */
export function formatAmount(minorUnits: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minorUnits / 100);
}

/** The session as Stripe.js shows it to the page. */
export function asCheckoutSession(view: CheckoutView): StripeCheckoutSession {
  const amount = (minorUnits: number): StripeCheckoutAmount => ({
    minorUnitsAmount: minorUnits,
    amount: formatAmount(minorUnits, view.currency),
  });
  const none = amount(0);
  return {
    billingAddress: null,
    businessName: null,
    nameCollection: null,
    canConfirm: view.status === 'open',
    currency: view.currency,
    currencyOptions: null,
    discountAmounts: null,
    email: view.email,
    id: view.id,
    lastPaymentError: null,
    lineItems: [],
    livemode: false,
    minorUnitsAmountDivisor: 100,
    optionalItems: null,
    phoneNumber: null,
    recurring: null,
    savedPaymentMethods: null,
    shipping: null,
    shippingAddress: null,
    shippingOptions: [],
    status:
      view.status === 'complete' ? { type: 'complete', paymentStatus: view.paymentStatus } : { type: view.status },
    surcharge: null,
    tax: { status: 'ready' },
    taxAmounts: null,
    taxIdInfo: null,
    total: {
      appliedBalance: none,
      balanceAppliedToNextInvoice: false,
      discount: none,
      shippingRate: none,
      subtotal: amount(view.amountTotal),
      surcharge: none,
      taxExclusive: none,
      taxInclusive: none,
      total: amount(view.amountTotal),
    },
  };
}
