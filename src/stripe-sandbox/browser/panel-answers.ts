/** What the control panel's calls send and answer. Its page and its routes both build on these shapes. */

export const PANEL_PATH = '/sandbox';
export const PANEL_OVERVIEW_PATH = '/sandbox/panel/overview';
export const PANEL_REFUND_PATH = '/sandbox/panel/refund';
export const PANEL_DISPUTE_PATH = '/sandbox/panel/dispute';
export const PANEL_WEBHOOKS_PATH = '/sandbox/panel/webhooks';
export const PANEL_PROCESSOR_PATH = '/sandbox/panel/processor';

/** How the card processor answers the product's calls. */
export const PROCESSOR_STATES = ['well', 'slow', 'failing', 'busy'] as const;
export type ProcessorState = (typeof PROCESSOR_STATES)[number];

/** One checkout as the card processor knows it, and what the product has made of it. Amounts are in minor units (pence). */
export interface PanelCheckout {
  sessionId: string;
  /** Seconds since 1970. */
  created: number;
  /** Only the beginning of it: the panel has no sign-in. */
  buyer: string;
  amount: number;
  currency: string;
  checkout: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  amountRefunded: number;
  /** The status of its dispute, as the card processor writes it; null without one. */
  dispute: string | null;
  /** The state of the purchase in the product; null if it has none. */
  product: string | null;
}

export interface PanelCard {
  number: string;
  /** What happens with it. */
  outcome: string;
}

export interface PanelOverview {
  checkouts: PanelCheckout[];
  /** How many webhooks wait; null while they are sent at once. */
  heldWebhooks: number | null;
  processor: ProcessorState;
  cards: PanelCard[];
}

export interface RefundRequest {
  sessionId: string;
  /** All that is left, unless said. */
  amount?: number | undefined;
}

export interface DisputeRequest {
  sessionId: string;
  step: 'open' | 'won' | 'lost';
}

export interface WebhooksRequest {
  step: 'hold' | 'release';
}

export interface ProcessorRequest {
  state: ProcessorState;
}
