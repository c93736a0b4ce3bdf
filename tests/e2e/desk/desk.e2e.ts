import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { mailTo } from '#tests/e2e/support/mail-folder.ts';
import { register, subscribe } from '#tests/e2e/support/visitors.ts';
import { addScreenLock, atLocalhost, doAction, printedAddress } from './desk-visits.ts';

// Its log is read, and its desk has one first operator.
test.use({ ownProduct: true });

test('from the printed address to a refund, with a passkey and without a shell', async ({ page, product, watch }) => {
  const desk = atLocalhost(product);
  watch.alsoOurs(desk);
  await addScreenLock(page);
  const amira = await subscribe(page, { firstName: 'Amira', email: 'amira@example.org' });
  await register(page, { firstName: 'Bea', email: 'bea@example.org' });

  await page.goto(printedAddress(product));
  await expect(page).toHaveURL(`${desk}/desk/start`);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await page.getByLabel('Your first name').fill('Kate');
  await page.getByLabel('Your email').fill('kate@example.org');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Write down your recovery codes' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'I’ve written them down' }).click();
  await expect(page).toHaveURL(/\/desk\/setup$/);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();

  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
  await expect(page.getByText('No payments need you')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await expect(page.getByText('Only test cards work', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByText('2 people')).toBeVisible();
  await page.getByLabel(/name, email or reference/).fill('AMI');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 person')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /amira@example\.org/ }).click();

  await expect(page.getByRole('heading', { name: 'Amira Stone' })).toBeVisible();
  await expect(page.getByText('You see weeks, not days.', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /Send password link/);
  await mailTo(product, 'amira@example.org', 'Reset your Fit in 30 password');
  await doAction(page, /Remove access/);
  await expect(page.getByText('Access removed.', { exact: false }).first()).toBeVisible();
  await doAction(page, /Give access/);
  await expect(page.getByText('They have access again. We’re emailing them.')).toBeVisible();
  await doAction(page, /Refund £29\.99/);
  await expect(page.getByText('Refunded £29.99.')).toBeVisible();
  await mailTo(product, 'amira@example.org', 'Your refund is on its way');
  await expect(page.getByText('£29.99 refunded')).toBeVisible();
  expect(amira.user.subscriptionStatus).toBe('active');

  await page.goto(`${desk}/desk/activity`);
  for (const action of ['Set up the desk', 'Removed access', 'Gave access', 'Requested a refund']) {
    await expect(page.getByText(action)).toBeVisible();
  }
  await expectAccessible(page);
});

test('the door opens again for her passkey, and for nobody else', async ({
  page,
  product,
  openAnotherBrowser,
  watch,
}) => {
  const desk = atLocalhost(product);
  watch.alsoOurs(desk);
  await addScreenLock(page);
  const address = printedAddress(product);
  await page.goto(address);
  await page.getByLabel('Your first name').fill('Kate');
  await page.getByLabel('Your email').fill('kate@example.org');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('link', { name: 'I’ve written them down' }).click();
  await expect(page).toHaveURL(/\/desk\/setup$/);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Sign in with passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Kate' })).toBeVisible();

  const stranger = await openAnotherBrowser();
  await stranger.goto('/desk/members');
  await expect(stranger.getByRole('heading', { name: 'Your desk' })).toBeVisible();
  await stranger.goto(address.replace(desk, product.address));
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
