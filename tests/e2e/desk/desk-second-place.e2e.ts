import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { register } from '#tests/e2e/support/visitors.ts';
import { startS3Server, type TestS3Server } from '#tests/servers/s3-server.ts';
import { beginDesk } from './begin-desk.ts';

// Its desk has one first operator, and its data is exchanged.
test.use({ ownProduct: true });

let s3: TestS3Server;
test.beforeEach(async () => {
  s3 = await startS3Server();
});
test.afterEach(() => s3.close());

async function setPlace(page: Page, { secret = s3.place.secret } = {}): Promise<void> {
  await page.goto('/desk/settings/second-place');
  await page.getByLabel('Address').fill(s3.place.endpoint);
  await page.getByLabel('Bucket').fill(s3.place.bucket);
  await page.getByLabel('Access key', { exact: true }).fill(s3.place.key);
  await page.getByRole('button', { name: 'Add: Secret access key' }).click();
  await page.getByLabel('Secret access key').fill(secret);
  await page.getByLabel('Storage company').fill('Example Storage');
  await page.getByLabel('Storage country').fill('Ireland');
}

test('backups go to a second place once it works, and one comes back from there', async ({ page, product, watch }) => {
  test.setTimeout(180_000);
  watch.allow(/400|503/);
  await beginDesk(page, product);
  await page.goto('/desk/backups');
  await page.getByRole('link', { name: 'Set up' }).click();

  // Tried before it is kept.
  await setPlace(page, { secret: 'not-the-secret' });
  await page.getByRole('button', { name: 'Make a passphrase for me' }).click();
  await expect(page.getByText('Write this on paper before you save.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Secret access key')).toHaveAccessibleDescription(/says: .*SignatureDoesNotMatch/);
  await page.getByLabel('Secret access key').fill(s3.place.secret);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();

  // It goes there.
  await page.goto('/desk/backups');
  await expect(page.getByText('Works', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expectAccessibleInBothSchemes(page);

  // Members read who keeps them.
  await page.goto('/privacy');
  await expect(page.getByText(/Example Storage keeps our backups in Ireland, locked/)).toBeVisible();

  // It comes back.
  await register(page, { firstName: 'Late', email: 'late@example.org' });
  await page.goto('/desk/backups');
  const there = page.getByRole('region', { name: 'In the second place' });
  await there.getByRole('button', { name: /^Test the backup/ }).click();
  await expect(page.getByRole('heading', { name: 'This backup works' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^From the second place, /)).toBeVisible();
  await there.getByRole('button', { name: /^Restore the backup/ }).click();
  await page.getByLabel('To confirm, type restore').fill('restore');
  await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
  await expect(page.getByText(/^Restored .*\. The previous database is kept/)).toBeVisible({ timeout: 30_000 });
  await page.goto('/desk/members');
  await expect(page.getByText('late@example.org')).toHaveCount(0);
  await page.goto('/desk/activity');
  await expect(page.getByText('Fetched a backup from the second place').first()).toBeVisible();
});
