import { expect, type Page } from '@playwright/test';
import { openHostedPage, payOnHostedPage } from '#tests/e2e/paying/card-form.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { openDesk } from './desk-visits.ts';

// Its desk has one first operator.
test.use({ ownProduct: true });

const TEXT = /^Yes, send me emails from the coach/;

async function payAsGuest(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await openHostedPage(page);
  await payOnHostedPage(page, { email });
  await expect(page.getByRole('heading', { name: 'Last step, Amira' })).toBeVisible();
}

async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download newsletter list' }).click();
  const file = await (await downloading).createReadStream();
  return (await file.toArray()).join('');
}

test('whoever said yes to the newsletter stands in a list and in a file, and is gone from both once she says no', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/emails/people`);
  await expect(page.getByText('No one has joined your newsletter yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const amira = await openAnotherBrowser();
  await payAsGuest(amira, 'amira@example.org');
  await expect(amira.getByRole('checkbox', { name: TEXT })).not.toBeChecked();
  await amira.getByRole('checkbox', { name: TEXT }).check();
  await expectAccessibleInBothSchemes(amira);
  await amira.getByLabel('Choose a Password').fill('tea before squats');
  await amira.getByLabel('Confirm Password').fill('tea before squats');
  await amira.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(amira.getByRole('heading', { name: 'Welcome, Amira' })).toBeVisible();

  const bea = await openAnotherBrowser();
  const visitor = await chooseStepGoal(
    page,
    await subscribe(page, { firstName: 'Bea', email: 'bea@example.org' }),
    5000,
  );
  await signInHere(bea, visitor);
  await bea.goto('/settings?group=privacy');
  const emails = bea.getByRole('switch', { name: 'Emails from your coach' });
  await expect(emails).not.toBeChecked();
  await emails.check();
  await expectAccessibleInBothSchemes(bea);

  await page.reload();
  await expect(page.getByText('2 people have said yes to your emails.')).toBeVisible();
  await expect(page.getByRole('link', { name: /bea@example\.org/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByLabel('Start of a name or email').fill('ami');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: /amira@example\.org/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /bea@example\.org/ })).toBeHidden();
  expect(await exported(page)).toMatch(/bea@example\.org[\s\S]*amira@example\.org/);

  await emails.uncheck();
  await bea.reload();
  await expect(emails).not.toBeChecked();
  await page.goto(`${desk}/desk/emails/people`);
  await expect(page.getByText('1 person has said yes to your emails.')).toBeVisible();
  await expect(page.getByRole('link', { name: /bea@example\.org/ })).toBeHidden();
  expect(await exported(page)).not.toContain('bea@example.org');
  await page.goto(`${desk}/desk/activity`);
  await expect(page.getByText('Downloaded the newsletter list')).toHaveCount(2);
});
