import Stripe from 'stripe';

/** It has to be the version of the SDK's types. */
const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
const MAX_RETRIES = 2;

export function createStripeClient(secretKey: string): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
}

/** Requests go to the in-process sandbox. */
export function createSandboxStripeClient(httpClient: Stripe.HttpClient): Stripe {
  return new Stripe('sk_test_sandbox', {
    apiVersion: API_VERSION,
    httpClient,
    telemetry: false,
  });
}
