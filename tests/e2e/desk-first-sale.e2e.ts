import { expect, type Page } from '@playwright/test';
import { openHostedPage, payOnHostedPage } from './card-form.ts';
import { doDeed, giveSecret, openDesk } from './desk-visits.ts';
import { expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { letterTo, test } from './outside-world.ts';

test.use({ settings: async ({ stripe }, use) => use(stripe.settings) });

async function saveAndGoOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
}

test('from an empty folder to a first test sale: mail, Stripe, the address, the open shop, a buyer, and Today', async ({
  page,
  product,
  watch,
  stripe,
  mailServer,
  openAnotherBrowser,
}) => {
  const desk = await openDesk(page, product, watch);
  stripe.reportTo(desk);
  await page.getByRole('link', { name: 'Before you open' }).click();
  await expect(page.getByRole('heading', { name: '5 things before you open' })).toBeVisible();

  await page.getByRole('link', { name: 'Finish: Seller' }).click();
  await page.getByLabel('Name of the seller').fill('Kate’s Half Hour');
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Lane, Leeds');
  await page.getByLabel('E-mail for members').fill('help@halfhour.test');
  await saveAndGoOn(page, 'Where are things kept?');
  await page.getByLabel('Who runs the machine').fill('A host of hers');
  await page.getByLabel('In which country it stands').fill('the United Kingdom');
  await page.getByLabel('Your mail provider').fill('A carrier of hers');
  await saveAndGoOn(page, 'Can members get your letters?');

  mailServer.failNext('550 not from here');
  await giveSecret(page, 'Mail server', mailServer.url);
  await page.getByLabel('Letters come from').fill('Kate <kate@halfhour.test>');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText(/The test letter was not sent/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Did it arrive?' })).toBeVisible();
  await expect(page.getByText('kate@example.org', { exact: false })).toBeVisible();
  expect(await letterTo(mailServer, 'kate@example.org')).toContain('what you have just set at your desk');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Yes, in the inbox' }).click();

  await expect(page.getByRole('heading', { name: 'Where do people find you?' })).toBeVisible();
  await page.getByLabel('Address of the site').fill('http://localhost:9');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText(/Nobody answers at this address yet/).first()).toBeVisible();
  await page.getByLabel('Address of the site').fill(desk);
  await saveAndGoOn(page, 'How do you get paid?');
  await page.getByLabel('Publishable key').fill('pk_test_of_hers');
  await giveSecret(page, 'Secret key', 'sk_test_of_hers');
  await giveSecret(page, 'Stripe tells us about each sale', stripe.webhookSecret);
  await saveAndGoOn(page, 'Has a lawyer read your legal pages?');
  await page.getByRole('link', { name: 'Do this later' }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await page.getByLabel('Promise').fill('Half an hour of your own.');
  await page.getByLabel('A few lines').fill('I am Kate. I have coached at home for nine years.');
  await expectAccessibleInBothSchemes(page);
  await doDeed(page, /^Publish/);
  await expect(page.getByText('Published. It is shown from now on.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to open' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Done: Your words' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Open for sale' }).click();
  await expect(page.getByRole('heading', { name: 'The shop is open' })).toBeVisible();
  await expect(page.getByText('Only test cards are taken', { exact: false })).toHaveCount(0);

  const buyer = await openAnotherBrowser(desk);
  await stripe.showPayPageTo(buyer);
  await buyer.goto(desk);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Half an hour of your own.');
  await expect(buyer.getByText('I am Kate.', { exact: false })).toBeVisible();
  await openHostedPage(buyer);
  await payOnHostedPage(buyer, { email: 'amira@example.org' });
  await expect(buyer.getByRole('heading', { name: 'Last step, Amira' })).toBeVisible();
  await buyer.getByLabel('Choose a Password').fill('tea before squats');
  await buyer.getByLabel('Confirm Password').fill('tea before squats');
  await buyer.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(buyer.getByRole('heading', { name: 'Welcome, Amira' })).toBeVisible();
  expect(await letterTo(mailServer, 'amira@example.org')).toContain('£29.99');

  await page.goto(`${desk}/desk`);
  const week = page.getByRole('definition');
  await expect(week.nth(0)).toHaveText('1');
  await expect(week.nth(1)).toHaveText('£29.99');
});
