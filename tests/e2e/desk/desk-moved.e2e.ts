import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { addScreenLock, atLocalhost, printedAddress } from './desk-visits.ts';

// Its desk has one first operator, and another address from then on.
test.use({ ownProduct: true });

test('the desk moves to a new address: the page says where, and leads her to a new passkey there', async ({
  page,
  product,
  watch,
}) => {
  const before = product.address;
  const after = atLocalhost(product);
  watch.alsoOurs(after);
  await addScreenLock(page);
  await page.goto(printedAddress(product).replace(after, before));
  await page.getByLabel('Your first name').fill('Kate');
  await page.getByLabel('Your email').fill('kate@example.org');
  await page.getByLabel('Choose a password').fill('a long way to the sea');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'I’ve written them down' }).click();

  await page.goto('/desk/settings/technician');
  await page.getByLabel('Web address').fill(after);
  await page.getByRole('button', { name: 'Save' }).click();
  const { host } = new URL(after);
  await expect(page.getByRole('heading', { name: `Your desk has moved to ${host}` })).toBeVisible();
  await expect(page.getByText('Email isn’t set up', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: `Go to ${host}` }).press('Enter');
  await expect(page).toHaveURL(`${after}/desk/start`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(after);
});
