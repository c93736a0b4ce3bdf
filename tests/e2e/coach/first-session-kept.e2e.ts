import { expect } from '@playwright/test';
import { press } from '#tests/e2e/session/guided-player.ts';
import { carryOnWithoutNetwork } from '#tests/e2e/session/kept-session.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { brokenPictures, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { coach } from './drawn-coach.ts';

test.use({ ownProduct: true, serviceWorkers: 'allow' });

test('a first session straight from the welcome has her strip and every small picture without a network', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  await carryOnWithoutNetwork(page);
  await press(page, 'Pause, I’m needed');
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  const widths = await coach(page)
    .locator('img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(Math.min(...widths)).toBeGreaterThan(0);
  await page.context().setOffline(false);
});
