import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';
import { register, signInHere } from '#tests/e2e/support/visitors.ts';
import { mailPart } from '#tests/mail/decode-mail.ts';
import { openHostedPage, payButton, payOnHostedPage } from './card-form.ts';

test.use({ ownProduct: true });

const PASSWORD = 'tea before squats';

/** From the landing page to the provider's own page, and the payment made there. */
async function buyAsGuest(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await openHostedPage(page);
  await expect(page).toHaveURL(/\/sandbox\/pay\/cs_test_\w+$/);
  await payOnHostedPage(page, { email });
}

/** The link with this beginning in the newest message that has one. */
async function linkInMail({ dataFolder }: OpenProduct, path: string): Promise<string> {
  const folder = join(dataFolder, 'mail');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).sort().reverse();
      for (const name of names) {
        const text = mailPart(await readFile(join(folder, name), 'utf8'), 'text/plain');
        link = new RegExp(`https?://\\S+(${path}#[\\w-]{43})`).exec(text)?.[1];
        if (link) return true;
      }
      return false;
    })
    .toBe(true);
  return link ?? '';
}

test('a guest pays first, chooses a password, and is in', async ({ page, product }) => {
  await page.goto('/');
  await openHostedPage(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL('/subscribe?cancelled=true');
  await expect(page.getByText('You came back without paying. You haven’t been charged.')).toBeVisible();
  await payButton(page).click();
  await payOnHostedPage(page, { email: 'amira@example.org' });

  await expect(page.getByRole('heading', { name: 'Last step, Amira' })).toBeVisible();
  await expect(page).toHaveURL('/payment-success');
  await expectAccessible(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amira@example.org');
  await page.getByLabel('Choose a Password').fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Amira' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('amira@example.org')).toBeVisible();
  expect(product.log()).not.toContain('cs_test_');
});

test('another browser does not get in with the address of a payment, the link in the mail does', async ({
  page,
  product,
  openAnotherBrowser,
  watch,
}) => {
  const other = await openAnotherBrowser();
  watch.allow(/409/);
  await buyAsGuest(page, 'amira@example.org');
  await expect(page.getByRole('heading', { name: 'Last step, Amira' })).toBeVisible();

  await other.goto(await linkInMail(product, '/set-password'));
  await expect(other.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue('amira@example.org');
  await expectAccessible(other);
  await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other).toHaveURL('/step-onboarding');
  await expect(other.getByText('Your password is saved.')).toBeVisible();

  await page.getByLabel('Choose a Password').fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(page.getByText('This account already has a password.').first()).toBeVisible();
});

test('the owner of an account confirms what was paid with her address', async ({
  page,
  product,
  openAnotherBrowser,
  watch,
}) => {
  watch.allow(/401/);
  const owner = await openAnotherBrowser();
  const visitor = await register(owner, { email: 'maya@example.org' });
  await buyAsGuest(page, 'maya@example.org');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByText(/open the link we emailed you/)).toBeVisible();
  await expectAccessible(page);

  await owner.goto(await linkInMail(product, '/confirm-purchase'));
  await owner.getByRole('button', { name: 'Sign In to Continue' }).click();
  await owner.getByLabel('Email').fill('maya@example.org');
  await owner.getByRole('textbox', { name: 'Password' }).fill(visitor.password);
  await owner.getByRole('button', { name: 'Sign In' }).click();
  await expect(owner).toHaveURL('/confirm-purchase');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Confirm my purchase' }).click();
  await expect(owner).toHaveURL('/step-onboarding');
});

test.describe('on the provider’s own page', () => {
  test.use({ settings: { CHECKOUT_UI: 'hosted' } });

  test('a member pays and walks in; the panel takes the access away while the app is open', async ({
    page,
    openAnotherBrowser,
  }) => {
    await signInHere(page, await register(page, { email: 'maya@example.org' }));
    await page.goto('/subscribe');
    await payButton(page).click();
    await expect(page.getByLabel('Email')).toHaveValue('maya@example.org');
    await payOnHostedPage(page);
    await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Launch Fit in 30 App' }).click();
    await page.getByRole('textbox').fill('6000');
    await page.getByRole('button', { name: /^Set 6,?000 Steps$/ }).click();
    await expect(page).toHaveURL('/dashboard-full');

    const panel = await openAnotherBrowser();
    await panel.goto('/sandbox');
    await expect(panel.getByText('Product: paid.')).toBeVisible();
    await expectAccessible(panel);
    await panel.getByRole('button', { name: 'Open a dispute' }).click();
    await expect(page.getByText('Inactive - Payment Required')).toBeVisible({ timeout: 8_000 });
    await panel.getByRole('button', { name: 'Win the dispute' }).click();
    await expect(page.getByText('Inactive - Payment Required')).toBeHidden({ timeout: 8_000 });
  });
});
