import { addPaymentStyles } from './add-payment-styles.ts';
import { openHostedCheckout } from './hosted-checkout.ts';

/* The script of /sandbox/pay/:id. */

const place = document.querySelector('main');
addPaymentStyles();
if (place) {
  void openHostedCheckout({
    place,
    sessionId: location.pathname.split('/').at(-1) ?? '',
    leave: (address) => location.assign(address),
  });
}
