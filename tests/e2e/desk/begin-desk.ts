import { expect, type Page } from '@playwright/test';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';

const PASSWORD = 'a long way to the sea';

/** With a password: proof is a field that a journey can fill in. */
export async function beginDesk(page: Page, product: OpenProduct): Promise<void> {
  const printed = /become the owner, open: (\S+)/.exec(product.log())?.[1] ?? '';
  await page.goto(printed.replace('localhost', '127.0.0.1'));
  await page.getByLabel('Your first name').fill('Kate');
  await page.getByLabel('Your email').fill('kate@example.org');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'I’ve written them down' }).click();
  await expect(page).toHaveURL(/\/desk\/setup$/);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
}
