import { expect, type Locator, type Page } from '@playwright/test';

/* Test cards of the provider. */
export const SUCCEEDING_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';
export const EMPTY_CARD = '4000000000009995';
export const BANK_ASKS_CARD = '4000002500003155';
/** Paid, and disputed at once. */
export const DISPUTED_CARD = '4000000000000259';

/** The provider's form with everything filled in as a buyer types it; nothing is paid yet. */
export async function fillInCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Postcode').fill('SW1A 1AA');
}

export function payButton(page: Page, amount = '£29.99'): Locator {
  return page.getByRole('button', { name: `Pay ${amount} - Get Lifetime Access` });
}

export async function pay(page: Page, number: string, amount?: string): Promise<void> {
  await fillInCard(page, number);
  await payButton(page, amount).click();
}

/** Answers for the buyer's bank. */
export async function answerBank(page: Page, answer: 'Complete authentication' | 'Fail authentication'): Promise<void> {
  const bank = page.getByRole('dialog', { name: '3D Secure authentication' });
  await bank.getByRole('button', { name: answer }).click();
}

/** From the landing page to the provider's own page. */
export async function openHostedPage(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('©');
  await page.getByRole('link', { name: 'Get lifetime access, £29.99' }).first().click();
  await expect(page.getByText('Test mode: no real card is charged.')).toBeVisible();
  // Of a page that is still coming, axe would miss what is not there yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

interface HostedPayment {
  /** Where the page does not know it. */
  email?: string;
  name?: string;
  amount?: string;
}

/** A payment on the provider's own page, with a card that asks no questions unless another is said. */
export async function payOnHostedPage(
  page: Page,
  { email, name = 'AMIRA KHAN', amount = '£29.99' }: HostedPayment = {},
  card = SUCCEEDING_CARD,
): Promise<void> {
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name on card').fill(name);
  await fillInCard(page, card);
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}
