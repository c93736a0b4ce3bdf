import { expect } from '@playwright/test';
import { coach } from './drawn-coach.ts';
import { test } from './fixtures.ts';
import { press } from './guided-player.ts';
import { brokenPictures, NO_NETWORK } from './kept-app.ts';
import { carryOnWithoutNetwork } from './kept-session.ts';

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
