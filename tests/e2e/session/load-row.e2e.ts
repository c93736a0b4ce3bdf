import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { openHeldWorkout, press } from './guided-player.ts';
import { passWin, rateWorkout, ratingDialog, reachStart, startGuide, winScreen } from './workout-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const weight = (page: Page) => page.getByRole('region', { name: 'Weight' });

test('the weight of her bag is asked for once, beside the rating, and told at the next start', async ({ page }) => {
  test.setTimeout(120_000);
  await openHeldWorkout(page, '?length=10');
  await startGuide(page);
  await runSeconds(page, 640);
  await expect(winScreen(page)).toBeVisible();
  await page.clock.resume();
  await passWin(page);
  await expect(weight(page)).toContainText('How heavy is your bag?');
  await expectAccessibleLayout(page);
  await press(page, '4 kg');
  await expect(weight(page).getByRole('status')).toHaveText('Last time 4 kg');
  await press(page, 'Heavier');
  await expect(weight(page).getByRole('status')).toHaveText('Saved: 5 kg');
  await expect(ratingDialog(page)).toBeVisible();
  await rateWorkout(page, { rating: 8 });
  await page.goto('/workout/1');
  await reachStart(page);
  await expect(page.getByText('backpack, 5 kg')).toBeVisible();
});
