import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { mailTo } from '#tests/e2e/support/mail-folder.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { doAction, openDesk } from './desk-visits.ts';

// Its desk has one first operator.
test.use({ ownProduct: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It’s live now.')).toBeVisible();
}

test('numbers, the refund policy, periods, a video and the one-to-one link are set, and stand where members look', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  const amira = await chooseStepGoal(page, await subscribe(page), 5000);
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/settings/seller`);
  await page.getByLabel('VAT number (optional)').fill('GB123456789');
  await page.getByLabel('VAT rate, in percent').fill('5');
  await page.getByLabel('If a buyer changes their mind').selectOption('statutory-waiver');
  await page.getByLabel('You reply within (working days)').fill('4');
  await save(page);
  await page.goto(`${desk}/desk/settings/legal`);
  await page.getByLabel('Keep sales records for (years)').fill('7');
  await save(page);
  await page.goto(`${desk}/desk/settings/words`);
  await page.getByLabel('Coach’s name').fill('Kate');
  await page.getByLabel('Booking link').fill('https://book.test/kate');
  await save(page);
  await page.goto(`${desk}/desk/settings/videos`);
  await page.getByLabel('Introduction').fill('videos.test/hello');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Introduction')).toHaveAccessibleDescription(/https/);
  await page.getByLabel('Introduction').fill('https://videos.test/hello.mp4');
  await save(page);
  await expectAccessibleInBothSchemes(page);
  await page.goto(`${desk}/desk/settings/technician`);
  await page.getByLabel('In front of the server').fill('127.0.0.1');
  await save(page);

  const member = await openAnotherBrowser();
  await member.goto('/terms');
  await expect(member.getByText('GB123456789').first()).toBeVisible();
  await expect(member.getByText(/includes VAT of £1\.43/).first()).toBeVisible();
  await member.goto('/privacy');
  await expect(member.getByText(/7 years after the purchase/).first()).toBeVisible();
  await signInHere(member, amira);
  await member.goto('/dashboard-full?tab=workouts');
  await expect(member.getByRole('button', { name: 'Watch video' })).toBeVisible();
});

test('quotes are typed, published, and told as changed', async ({ page, product, watch }) => {
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/words/quotes`);
  await page.getByLabel('Quote').first().fill('I did it in my kitchen.');
  await page.getByLabel('Who').first().fill('A member, with her permission');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish Quotes' }).click();
  await expect(page.getByText(/^Saved\. Quotes show from 50 members\. You have \d+\./).first()).toBeVisible();
  await page.goto(`${desk}/desk/words`);
  await expect(page.getByRole('link', { name: /Quotes/ })).toContainText('Kept, hidden until there are 50 members');
});

test('she is told of each sale, sends a receipt again, and has everybody’s addresses as a file', async ({
  page,
  product,
  watch,
}) => {
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/settings/alerts`);
  await page.getByLabel('Every sale').setChecked(true);
  await save(page);
  await expectAccessibleInBothSchemes(page);
  await subscribe(page, { firstName: 'Amira', email: 'amira@example.org' });
  await page.goto(`${desk}/desk/members`);
  await page.getByRole('link', { name: /amira@example\.org/ }).click();
  await doAction(page, /Resend receipt/);
  await mailTo(product, 'amira@example.org', 'Your Fit in 30 receipt');
  await page.goto(`${desk}/desk/members`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all members' }).click();
  const file = await (await downloading).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text).toContain('amira@example.org');
});
