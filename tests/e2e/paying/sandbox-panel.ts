import { expect, type Page } from '@playwright/test';

const PANEL_STEPS = {
  'webhooks held': ['webhooks', { step: 'hold' }],
  'webhooks released': ['webhooks', { step: 'release' }],
  'processor well': ['processor', { state: 'well' }],
  'processor slow': ['processor', { state: 'slow' }],
  'processor failing': ['processor', { state: 'failing' }],
  'processor busy': ['processor', { state: 'busy' }],
} as const;

export type PanelStep = keyof typeof PANEL_STEPS;

/** What the buttons of the sandbox's panel do. */
export async function make(page: Page, step: PanelStep): Promise<void> {
  const [name, data] = PANEL_STEPS[step];
  expect((await page.request.post(`/sandbox/panel/${name}`, { data })).status()).toBe(200);
}

interface ShownCheckout {
  sessionId: string;
  isPaid: boolean;
  checkout: string;
}

/** The newest checkouts as the card processor knows them. */
export async function checkoutsAtProcessor(page: Page): Promise<ShownCheckout[]> {
  const overview = await page.request.get('/sandbox/panel/overview');
  return ((await overview.json()) as { checkouts: ShownCheckout[] }).checkouts;
}

/** Opens a dispute about what was paid through this checkout. */
export async function disputePayment(page: Page, sessionId: string): Promise<void> {
  const data = { sessionId, step: 'open' };
  expect((await page.request.post('/sandbox/panel/dispute', { data })).status()).toBe(200);
}
