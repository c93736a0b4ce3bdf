import { expect } from '@playwright/test';
import { carryOnWithoutNetwork } from '#tests/e2e/session/kept-session.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { brokenPictures, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { coach, DRAWN, drawSeldom } from './drawn-coach.ts';

test.use({ ...DRAWN, ownProduct: true, serviceWorkers: 'allow' });

test('a first session straight from the welcome draws the coach without a network', async ({ page, watch }) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  await drawSeldom(page);
  await carryOnWithoutNetwork(page);
  await expect(coach(page).locator('canvas')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await page.context().setOffline(false);
});
