import type Stripe from 'stripe';

/** What the payment slice is given at start. Nothing in here is read from the environment again. */
export interface PaymentSettings {
  mode: 'sandbox' | 'stripe';
  publishableKey: string;
  checkoutUi: 'embedded' | 'hosted';
  /** Every secret that a webhook may be signed with: the new one and, during a rotation, the old one. */
  webhookSecrets: readonly string[];
  /** True with a live key: events of the other mode are refused. */
  livemode: boolean;
}

/** What the use-cases of this slice need from outside. */
export interface PaymentNeeds {
  stripe: Stripe;
  settings: PaymentSettings;
  now: () => number;
  randomId: () => string;
}
