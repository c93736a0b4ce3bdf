import { expect, type Page } from '@playwright/test';

interface NewAccount {
  firstName: string;
  lastName?: string;
  email: string;
  password: string;
}

/** Fills in the sign-up form and sends it. */
export async function createAccount(page: Page, account: NewAccount): Promise<void> {
  await fillInAccount(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function fillInAccount(page: Page, { firstName, lastName = '', email, password }: NewAccount) {
  await page.getByLabel(/^first name/i).fill(firstName);
  await page.getByLabel(/^last name/i).fill(lastName);
  await page.getByLabel(/^email/i).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toBeVisible(); // the screen before it may have a field of this name
  await page.getByLabel(/^email/i).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button.click();
}
