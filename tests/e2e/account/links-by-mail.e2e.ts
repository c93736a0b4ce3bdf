import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { linkIn, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { createAccount, signIn } from './auth-forms.ts';

test.use({ ownProduct: true });

const MAYA = { firstName: 'Maya', email: 'maya@example.org', password: 'three random words' };

test('a forgotten password: a link by mail, a new password, and nobody else stays signed in', async ({
  page,
  product,
  openAnotherBrowser,
  watch,
}) => {
  // The other device asks who it is, and hears that it is nobody.
  watch.allow(/401/);
  await page.goto('/register');
  await createAccount(page, MAYA);
  await expect(page).toHaveURL('/subscribe');

  const phone = await openAnotherBrowser();
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(phone).toHaveURL('/forgot-password');
  await expectAccessible(phone);
  await phone.getByLabel('Email').fill(MAYA.email);
  await phone.getByRole('button', { name: 'Send the link' }).click();
  await expect(phone.getByText('a link is on its way. It works for 30 minutes.')).toBeVisible();

  const link = linkIn(await mailTo(product, MAYA.email, 'Reset your Fit in 30 password'), 'reset-password');
  await phone.goto(link);
  await expect(phone).toHaveURL('/reset-password');
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: 'New password' }).fill('three other words');
  await phone.getByRole('button', { name: 'Save new password' }).click();
  await expect(phone).toHaveURL('/login');
  await expect(phone.getByText('Your new password is saved.')).toBeVisible();
  await signIn(phone, { email: MAYA.email, password: 'three other words' });
  await expect(phone).toHaveURL('/subscribe');

  await page.goto('/settings');
  await expect(page).toHaveURL('/auth');
  await mailTo(product, MAYA.email, 'Your password was changed');
});

test('a link works once, and one that was cut off leads to a new one', async ({ page, product, watch }) => {
  watch.allow(/400/);
  await page.goto('/register');
  await createAccount(page, MAYA);
  await expect(page).toHaveURL('/subscribe');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(MAYA.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = linkIn(await mailTo(product, MAYA.email, 'Reset your Fit in 30 password'), 'reset-password');
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(MAYA.email);
  await page.getByRole('textbox', { name: 'New password' }).fill('three other words');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(page.getByText('This link has been used or has expired. Ask for a new one.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a new address counts once its link was opened', async ({ page, product }) => {
  await page.goto('/register');
  await createAccount(page, MAYA);
  await expect(page).toHaveURL('/subscribe');
  await page.goto('/settings');
  await page.getByLabel('Email Address').fill('stone@example.org');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(MAYA.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('waits for its confirmation')).toBeVisible();

  await page.goto(
    linkIn(await mailTo(product, 'stone@example.org', 'Confirm your new email address'), 'confirm-email'),
  );
  await expect(page).toHaveURL('/confirm-email');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('stone@example.org is now your account’s email.')).toBeVisible();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('stone@example.org');
  await mailTo(product, MAYA.email, 'Your email address was changed');
});

test('the old address hears of the change that waits, and calls it off', async ({
  page,
  product,
  openAnotherBrowser,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto('/register');
  await createAccount(page, MAYA);
  await expect(page).toHaveURL('/subscribe');
  await page.goto('/settings');
  await page.getByLabel('Email Address').fill('thief@example.org');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(MAYA.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('waits for its confirmation')).toBeVisible();
  const confirmation = linkIn(
    await mailTo(product, 'thief@example.org', 'Confirm your new email address'),
    'confirm-email',
  );

  const phone = await openAnotherBrowser();
  await phone.goto(linkIn(await mailTo(product, MAYA.email, 'Did you ask to change your email?'), 'keep-email'));
  await expect(phone).toHaveURL('/keep-email');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Keep my email' }).click();
  await expect(phone.getByRole('heading', { name: 'Your email stays as it is' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(phone).toHaveURL('/forgot-password');

  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('This link has been used or has expired. Ask for a new one.')).toBeVisible();
});
