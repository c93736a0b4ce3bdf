import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded into the product before anything of its own: what it asks of Stripe is answered at STRIPE_ADDRESS, on this
 * machine. Everything else leaves as it would.
 */

const { hostname, port } = new URL(process.env.STRIPE_ADDRESS ?? '');
const askAnywhere = https.request;

function askStripeElsewhere(...asked: Parameters<typeof askAnywhere>) {
  const [options] = asked as unknown as [https.RequestOptions];
  if (options.host !== 'api.stripe.com') return askAnywhere(...asked);
  return http.request({ ...options, host: hostname, port, agent: undefined });
}

https.request = askStripeElsewhere as typeof askAnywhere;
syncBuiltinESMExports();
