import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DESK_PATHS, STRIPE_WEBHOOK_PATH } from '#contract/paths.ts';
import { openHostedPage, payOnHostedPage } from '#tests/e2e/paying/card-form.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';
import { doAction, giveMailServer, giveSecret, openDesk } from './desk-visits.ts';
import { emailTo, test } from './outside-world.ts';
import type { StripeElsewhere } from './stripe-elsewhere.ts';

test.use({
  settings: async ({ stripe, front }, use) => use({ ...stripe.settings, ...front.settings }),
  // Nobody but the product knows who signed the certificate; no worker is fetched past that.
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, ignoreHTTPSErrors: true }),
  serviceWorkers: 'block',
});

async function saveAndGoOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: next })).toBeVisible();
}

interface Told {
  stripe: StripeElsewhere;
  desk: string;
  product: OpenProduct;
}

/** By the product itself: where to report sales. The secret is kept, and shown and written down nowhere. */
async function expectStripeTold(page: Page, { stripe, desk, product }: Told): Promise<void> {
  const [{ url, enabled_events: events, secret = '' } = { url: '', enabled_events: [] }, ...more] = stripe.endpoints;
  expect(more).toEqual([]);
  expect(url).toBe(`${desk}${STRIPE_WEBHOOK_PATH}`);
  expect(events).toEqual(
    expect.arrayContaining(['checkout.session.completed', 'charge.refunded', 'charge.dispute.created']),
  );
  const step = page.url();
  await page.goto(`${desk}/desk/setup/payments`);
  await expect(page.getByText(`Ends in ${secret.slice(-4)}. Saved on`)).toBeVisible();
  const files = await readdir(product.dataFolder, { recursive: true, withFileTypes: true });
  const kept = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  const shown = await (await page.request.get(`${desk}${DESK_PATHS.settings}`)).text();
  for (const text of [...kept, shown, await page.content(), product.log()]) expect(text).not.toContain(secret);
  await page.goto(step);
}

test('from an empty folder to a first test sale: mail, Stripe, the address, the open shop, a buyer, and Today', async ({
  page,
  product,
  watch,
  stripe,
  front,
  mailServer,
  openAnotherBrowser,
}) => {
  await openDesk(page, product, watch);
  front.leadTo(product.address);
  stripe.reportTo(product.address);
  await page.getByRole('link', { name: 'Before you open' }).click();
  await expect(page.getByRole('heading', { name: '5 things before you open' })).toBeVisible();

  await page.getByRole('link', { name: 'Finish: Seller' }).click();
  await page.getByLabel('Business name').fill('Kate’s Half Hour');
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Lane, Leeds');
  await page.getByLabel('Support email').fill('help@halfhour.test');
  await saveAndGoOn(page, 'Who stores your members’ data?');
  await page.getByLabel('Hosting company').fill('A host of hers');
  await page.getByLabel('Hosting country').fill('the United Kingdom');
  await page.getByLabel('Email provider').fill('A carrier of hers');
  await saveAndGoOn(page, 'Can members get your emails?');

  mailServer.failNext('550 not from here');
  await giveMailServer(page, mailServer.url);
  await page.getByLabel('Emails come from').fill('Kate <kate@halfhour.test>');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText(/We couldn’t send the test email/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Did it arrive?' })).toBeVisible();
  await expect(page.getByText('kate@example.org', { exact: false })).toBeVisible();
  expect(await emailTo(mailServer, 'kate@example.org')).toContain('what you’ve just set at your desk');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Yes, in the inbox' }).click();

  await expect(page.getByRole('heading', { name: 'What’s your web address?' })).toBeVisible();
  await page.getByLabel('Web address').fill('https://localhost:9');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText(/Nothing answers at this address yet/).first()).toBeVisible();
  const desk = front.address;
  watch.alsoOurs(desk);
  await page.getByLabel('Web address').fill(desk);
  await saveAndGoOn(page, `Your desk has moved to ${new URL(desk).host}`);
  await page.getByRole('button', { name: /^Go to/ }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('link', { name: 'Before you open' }).click();
  await page.getByRole('link', { name: 'Finish: Payments' }).click();
  await page.getByLabel('Publishable key').fill('pk_test_of_hers');
  await giveSecret(page, 'Secret key', 'sk_test_of_hers');
  await saveAndGoOn(page, 'Has a lawyer checked your legal pages?');
  await expectStripeTold(page, { stripe, desk, product });
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await page.getByLabel('Name of the programme').fill('Half an Hour');
  await page.getByLabel('Your name').fill('Kate Moss-Hill');
  await page.getByLabel('Your qualification').fill('Level 3 personal trainer');
  await page.getByLabel('Who you help, and why').fill('I am Kate. I have coached at home for nine years.');
  await expectAccessibleInBothSchemes(page);
  await doAction(page, /^Publish/);
  await expect(page.getByText('Published. It’s live now.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to open' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change: Look' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Open for sale' }).click();
  await expect(page.getByRole('heading', { name: 'You’re open' })).toBeVisible();
  await expect(page.getByText('Only test cards work', { exact: false })).toHaveCount(0);

  const buyer = await openAnotherBrowser(desk);
  await stripe.showPayPageTo(buyer);
  await buyer.goto(desk);
  await expect(buyer).toHaveTitle(/ - Half an Hour$/);
  await expect(buyer.getByRole('region', { name: 'Led by Kate Moss-Hill' })).toContainText(
    'Level 3 personal trainerI am Kate.',
  );
  await openHostedPage(buyer);
  await payOnHostedPage(buyer, { email: 'amira@example.org' });
  await expect(buyer.getByRole('heading', { name: 'Last step, Amira' })).toBeVisible();
  await buyer.getByLabel('Choose a Password').fill('tea before squats');
  await buyer.getByLabel('Confirm Password').fill('tea before squats');
  await buyer.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(buyer.getByRole('heading', { name: 'Welcome, Amira' })).toBeVisible();
  const receipt = await emailTo(mailServer, 'amira@example.org');
  expect(receipt).toContain('Half an Hour, lifetime access: £29.99');
  expect(receipt).not.toContain('Fit in 30');
  await expect.poll(() => stripe.reports).toContainEqual({ type: 'checkout.session.completed', status: 200 });

  await page.goto(`${desk}/desk`);
  const week = page.getByRole('definition');
  await expect(week.nth(0)).toHaveText('1');
  await expect(week.nth(1)).toHaveText('£29.99');
});
