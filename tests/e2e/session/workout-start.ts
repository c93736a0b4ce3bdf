import { expect, type Locator, type Page } from '@playwright/test';

/** The one big button of the start screen; its words say what it starts. */
export const startButton = (page: Page): Locator => page.getByRole('button', { name: /^Start \d+ min/ });

/** Beside it: what was chosen before, and its sheet in which all of it can be changed. */
export const adjustButton = (page: Page): Locator => page.getByRole('button', { name: /^Adjust/ });

/** From the start screen, where it stands, to the first step by hand. */
export async function goByHand(page: Page): Promise<void> {
  const firstStep = page.getByText('1 / 3');
  await expect(adjustButton(page).or(firstStep)).toBeVisible();
  if (await adjustButton(page).isVisible()) {
    await adjustButton(page).click();
    await page.getByRole('button', { name: 'Without the timer' }).click();
  }
  await expect(firstStep).toBeVisible();
}
