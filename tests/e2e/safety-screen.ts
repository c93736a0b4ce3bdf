import { expect, type Locator, type Page } from '@playwright/test';

const AGREEMENTS = [/^I agree that the app uses my answers/, /^I have read the Health disclaimer/];

export const safetyQuestions = (page: Page): Locator => page.getByRole('heading', { name: /^Before your/ });

/** Ticks what is true and sends the answers; the agreements that are asked for are given. */
export async function answerSafety(page: Page, ...ticks: RegExp[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Set my level' })).toBeVisible();
  for (const tick of ticks) await page.getByRole('checkbox', { name: tick }).check();
  for (const agreement of AGREEMENTS) {
    const box = page.getByRole('checkbox', { name: agreement });
    if ((await box.count()) > 0) await box.check();
  }
  await page.getByRole('button', { name: 'Set my level' }).click();
}

/** Somebody whom nothing keeps from moving: through the questions to the workout. */
export async function passSafety(page: Page): Promise<void> {
  await answerSafety(page, /^None of these$/);
  await page.getByRole('button', { name: 'Start Workout' }).click();
}
