/**
 * The sandbox's stand-in for https://js.stripe.com/endive/stripe.js: it defines `window.Stripe`, so that `loadStripe`
 * finds it and asks nobody else. It plays card payments of Checkout Sessions (`ui_mode: 'elements'`) only.
 */
import { initCheckoutElementsSdk } from './checkout-sdk.ts';
import sheet from './stripe-shim.css?inline';

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

/** A style sheet made by script passes `style-src 'self'`; a style element would not. */
function addStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
}

addStyles();
Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE }) });
