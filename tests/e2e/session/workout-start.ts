import { expect, type Locator, type Page } from '@playwright/test';

/** The one big button of the start screen; its words say what it starts. */
export const startButton = (page: Page): Locator => page.getByRole('button', { name: /^Start \d+ min/ });

const byHand = (page: Page): Locator => page.getByRole('button', { name: 'Without the timer' });

/** From the start screen, where it stands, to the first step by hand. */
export async function goByHand(page: Page): Promise<void> {
  const firstStep = page.getByText('1 / 3');
  await expect(byHand(page).or(firstStep)).toBeVisible();
  if (await byHand(page).isVisible()) await byHand(page).click();
  await expect(firstStep).toBeVisible();
}
