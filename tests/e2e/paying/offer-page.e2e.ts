import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { register, signInHere } from '#tests/e2e/support/visitors.ts';

const APP = '**/assets/index-*.js';

test('before any code has come, the offer shows a buyer nothing that is meant for visitors', async ({ page }) => {
  await signInHere(page, await register(page));
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(APP, async (route) => {
    await held;
    await route.continue();
  });

  await page.goto('/subscribe', { waitUntil: 'commit' });
  await expect(page.getByText('£29.99')).toBeVisible();
  await expect(page.getByText('Sign In Required')).toBeHidden();
  await expect(page.getByText('Sign In to Continue')).toBeHidden();

  letIn();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  await expect(page.getByText('Sign In Required')).toHaveCount(0);
  await page.getByText('Not you, or a gift?').click();
  await page.getByRole('button', { name: 'Not Maya? Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In to Continue' })).toBeVisible();
});
