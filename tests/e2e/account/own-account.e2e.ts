import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { recordWorkout, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { signIn } from './auth-forms.ts';

test('a member takes her data along, and deletes her account for good', async ({ page }) => {
  const member = await subscribe(page);
  await recordWorkout(page, member, 1);
  await signInHere(page, member);
  await page.goto('/settings?group=privacy');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download my data/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fit-in-30-my-data.json');
  expect(await readFile(await download.path(), 'utf8')).toContain(member.user.email);

  await page.getByRole('button', { name: /Delete my account/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();

  await page.goto('/login');
  await signIn(page, { email: member.user.email, password: member.password });
  await expect(page.getByText(/That email or password isn’t right/).first()).toBeVisible();
});
