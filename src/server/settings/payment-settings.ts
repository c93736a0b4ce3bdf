export interface PaymentSettings {
  mode: 'sandbox' | 'stripe';
  publishableKey: string;
  checkoutUi: 'embedded' | 'hosted';
  /** The new and, during a rotation, the old secret. */
  webhookSecrets: readonly string[];
  /** With a live key; events of the other mode are rejected. */
  livemode: boolean;
}
