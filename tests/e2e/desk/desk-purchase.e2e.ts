import { expect, type Page } from '@playwright/test';
import { fillInCard, SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { doAction, openDesk } from './desk-visits.ts';

test.use({ ownProduct: true });

async function giveAsGuest(page: Page): Promise<void> {
  await page.goto('/give');
  await page.getByLabel('Their first name').fill('Amira');
  await page.getByRole('radio', { name: 'By email' }).click();
  await page.getByLabel('Their email').fill('amria@example.org');
  await page.getByLabel('Your first name').fill('Sam');
  await page.getByLabel('Your email address').fill('sam@example.org');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillInCard(page, SUCCEEDING_CARD);
  await page.getByRole('button', { name: 'Pay £29.99 and give it' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift', exact: true })).toBeVisible();
}

test('a gift that went to a wrong address is found by its giver, sent to the right one, and given back', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  await giveAsGuest(await openAnotherBrowser());
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/members`);
  await page.getByLabel(/name, email or reference/).fill('SAM@example');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /sam@example\.org/ }).click();

  await expect(page.getByRole('heading', { name: 'A gift', level: 1 })).toBeVisible();
  await expect(page.getByText('amria@example.org').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /Correct recipient’s address/, {
    'New email address': 'amira@example.org',
    'I checked that it’s the giver': 'on',
  });
  await expect(page.getByText('The gift email will go to amira@example.org', { exact: false })).toBeVisible();
  await doAction(page, /Resend giver’s link/);
  await expect(page.getByText('Link sent to sam@example.org.', { exact: false })).toBeVisible();
  await doAction(page, /Refund £29\.99/);
  await expect(page.getByText('Refunded £29.99.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Refund/ })).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await page.goto(`${desk}/desk/activity`);
  await expect(page.getByText('Requested a refund')).toBeVisible();
});

test('she looks after her own keys, and cannot take her last way in away', async ({ page, product, watch }) => {
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/more`);
  await page.getByRole('link', { name: 'Your sign-in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your sign-in' })).toBeVisible();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: /Remove the passkey/ }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText('This is your last way in.', { exact: false })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await doAction(page, /Set a password/, { 'New password': 'a long way to the sea' });
  await expect(page.getByText('Set. It needs a recovery code beside it.')).toBeVisible();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'I’ve written them down' }).click();
  await doAction(page, /Remove the passkey/);
  await expect(page.getByText('Passkey removed', { exact: false })).toBeVisible();
  await page.goto(`${desk}/desk/activity`);
  await expect(page.getByText(/passkey/i).first()).toBeVisible();
});
