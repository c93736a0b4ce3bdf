import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { register } from '#tests/e2e/support/visitors.ts';
import { beginDesk } from './begin-desk.ts';

// Its desk has one first operator, and its data is exchanged.
test.use({ ownProduct: true });

test('a change of the settings counts at once and without a restart, and is refused where it cannot be', async ({
  page,
  product,
  openAnotherBrowser,
}) => {
  await beginDesk(page, product);
  await page.goto('/desk/settings');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: /Business details/ }).click();
  await page.getByLabel('Business name').fill('Strong Mums Ltd');
  await page.getByLabel('Support email').fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Support email')).toHaveAccessibleDescription(/must be an email address/);
  await page.getByLabel('Support email').fill('help@strongmums.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It’s live now.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const visitor = await openAnotherBrowser();
  await visitor.goto('/terms');
  await expect(visitor.getByText('Strong Mums Ltd').first()).toBeVisible();
  await page.goto('/desk/activity');
  await expect(page.getByText('Changed a setting').first()).toBeVisible();
});

test('a backup is made, tested and restored, and what was done since is gone', async ({ page, product, watch }) => {
  await beginDesk(page, product);
  await page.goto('/desk/backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('Backup made and checked.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page
    .getByRole('button', { name: /^Test the backup/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'This backup works' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await register(page, { firstName: 'Late', email: 'late@example.org' });

  await page.goto('/desk/backups');
  watch.allow(/503/);
  await page
    .getByRole('button', { name: /^Restore the backup/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Restore', exact: true }).last()).toBeDisabled();
  await page.getByLabel('To confirm, type restore').fill('restore');
  await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
  await expect(page.getByText(/^Restored .*\. The previous database is kept/)).toBeVisible({ timeout: 30_000 });
  await page.goto('/desk/members');
  await expect(page.getByText('late@example.org')).toHaveCount(0);
});

test('status says what the doctor says, and the steps before opening are kept as they are done', async ({
  page,
  product,
}) => {
  await beginDesk(page, product);
  await page.goto('/desk/status');
  await expect(page.getByText('No damage found', { exact: false })).toBeVisible();
  await expect(page.getByText('An update makes a backup', { exact: false })).toBeVisible();
  await page.getByText('Start with the server').click();
  await expect(page.getByText(`Environment=DATA_DIR=${product.dataFolder}`)).toBeVisible();
  await page.getByText('Your domain and https').click();
  await expect(page.getByText('reverse_proxy 127.0.0.1')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Before you open' }).click();
  await expect(page.getByRole('heading', { name: /things before you open/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open for sale' })).toBeDisabled();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Finish: Seller' }).click();
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Lane, Leeds');
  await page.getByLabel('Support email').fill('help@strongmums.test');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Who stores your members’ data?' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Can members get your emails?' })).toBeVisible();
  await page.goto('/desk/setup');
  await expect(page.getByRole('link', { name: 'Change: Seller' })).toBeVisible();
});

for (const width of [390, 320]) {
  test(`the strip of the first steps shows the step she is at, ${width} wide`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await beginDesk(page, product);
    await page.goto('/desk/setup/seller');
    for (const [at, step] of ['Seller', 'Privacy', 'Email', 'Web address', 'Payments'].entries()) {
      await expect(page.getByText(`Step ${at + 1} of 8`)).toBeVisible();
      await expect(page.getByRole('link', { name: `Later: ${step}` })).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: 'Skip for now' }).click();
    }
    await page.goto('/desk/setup/payments');
    await expect(page.getByRole('link', { name: 'Later: Payments' })).toBeInViewport({ ratio: 1 });
    await page.goto('/desk/setup');
    await expect(page.getByRole('link', { name: 'Finish: Seller' })).toBeInViewport({ ratio: 1 });
  });
}

test('the pages of visitors and members ask for nothing of the desk', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/login']) await page.goto(path, { waitUntil: 'networkidle' });
  await register(page, { firstName: 'Anna', email: 'anna@example.org' });
  await page.goto('/dashboard-full', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((path) => /desk/.test(path))).toEqual([]);
});
