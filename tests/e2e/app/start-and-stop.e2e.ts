import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';

test.use({ ownProduct: true });

test('the front page opens without a finding, in light and in dark', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the product comes back at the same address after it was killed, and ends cleanly when told to', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await product.kill();
  await product.startAgain();

  const answer = await page.request.get('/healthz');
  expect(answer.status()).toBe(200);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await product.stop()).toBe(0);
});
