import Stripe from 'stripe';

/** The version of the provider's API that this code was written for; the SDK's types are of the same one. */
const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
const MAX_RETRIES = 2;

/** The provider itself. */
export function createStripeClient(secretKey: string): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
}

/** The same SDK with another way out: every request goes to `fetch`, and none leaves this process. */
export function createSandboxStripeClient(fetch: typeof globalThis.fetch): Stripe {
  return new Stripe('sk_test_sandbox', {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetch),
    telemetry: false,
  });
}
