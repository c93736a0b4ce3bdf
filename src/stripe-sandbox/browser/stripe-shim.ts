/**
 * The sandbox's stand-in for https://js.stripe.com/endive/stripe.js: it defines `window.Stripe`, so that `loadStripe`
 * finds it and asks nobody else. It plays card payments of Checkout Sessions (`ui_mode: 'elements'`) only.
 */
import { addPaymentStyles } from './add-payment-styles.ts';
import { initCheckoutElementsSdk } from './checkout-sdk.ts';

/** The release of Stripe.js that the installed loader expects. */
const RELEASE = 'endive';

function createStripe(publishableKey: string) {
  if (!publishableKey.startsWith('pk_test_')) throw new Error('The sandbox takes pk_test_ keys only.');
  return {
    initCheckoutElementsSdk,
    elements: notPlayed,
    createToken: notPlayed,
    createPaymentMethod: notPlayed,
    confirmCardPayment: notPlayed,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function notPlayed(): never {
  throw new Error('The sandbox plays Checkout Sessions only.');
}

addPaymentStyles();
Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE }) });
