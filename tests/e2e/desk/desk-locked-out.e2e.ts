import { expect, type Page } from '@playwright/test';
import { DISPUTED_CARD, openHostedPage, payOnHostedPage } from '#tests/e2e/paying/card-form.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { linkIn, mailsTo } from '#tests/e2e/support/mail-folder.ts';
import { createMovingClock } from '#tests/e2e/support/moving-clock.ts';
import { payWithCard, register, signInHere } from '#tests/e2e/support/visitors.ts';
import { doAction, giveMailServer, openDesk } from './desk-visits.ts';
import { emailTo, test } from './outside-world.ts';

const PASSWORD = 'tea before squats';
const DAY_MS = 86_400_000;

/** Pays, and goes away without having come in. */
async function buyAsGuest(page: Page, email: string, end: string): Promise<void> {
  await page.goto('/');
  await openHostedPage(page);
  await payOnHostedPage(page, { email });
  await expect(page.getByRole('heading', { name: end })).toBeVisible();
  await page.context().close();
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is saved.')).toBeVisible();
}

test.describe('with a mail server', () => {
  test.use({ ownProduct: true });

  test('who paid with a mistyped address stands on Today, is found, gets the link at the right one, and signs in', async ({
    page,
    product,
    watch,
    mailServer,
    openAnotherBrowser,
  }) => {
    const desk = await openDesk(page, product, watch);
    await page.goto(`${desk}/desk/settings/email`);
    await giveMailServer(page, mailServer.url);
    await page.getByLabel('Emails come from').fill('Kate <kate@halfhour.test>');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. It’s live now.')).toBeVisible();
    await emailTo(mailServer, 'kate@example.org');

    mailServer.refuseNextRecipient('550 no such mailbox');
    await buyAsGuest(await openAnotherBrowser(), 'amria@example.org', 'Last step, Amira');
    await expect(async () => {
      await page.goto(`${desk}/desk`);
      await expect(page.getByText('amria@example.org paid and can’t get in')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectAccessibleInBothSchemes(page);
    await page.goto(`${desk}/desk/emails/undelivered`);
    await expect(page.getByText(/This mailbox doesn’t exist/)).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    await page.goto(`${desk}/desk`);
    await page.getByRole('link', { name: 'Correct address' }).click();
    await expect(page.getByText('amria@example.org').first()).toBeVisible();
    const right = { 'New email address': 'amira@example.org', 'I checked': 'on' };
    await doAction(page, /Correct email address/, right);
    const email = await emailTo(mailServer, 'amira@example.org');
    const buyer = await openAnotherBrowser();
    await choosePassword(buyer, linkIn(email, 'set-password'));
    await buyer.goto('/dashboard');
    await expect(buyer.getByText('amira@example.org')).toBeVisible();
    await page.goto(`${desk}/desk`);
    await expect(page.getByText('No payments need you')).toBeVisible();
  });
});

test.describe('four days later', () => {
  const clock = createMovingClock(Date.now() - 4 * DAY_MS);
  test.use({ settings: clock.settings });

  test('a purchase nobody picked up and money that a bank asks back stand on Today until they are solved', async ({
    page,
    product,
    watch,
    openAnotherBrowser,
  }) => {
    const amira = await register(page, { email: 'amira@example.org' });
    await buyAsGuest(await openAnotherBrowser(), 'amira@example.org', 'One more step');
    await payWithCard(page, await register(page, { email: 'bea@example.org' }), DISPUTED_CARD);
    clock.moveTo(Date.now());
    const desk = await openDesk(page, product, watch);
    await expect(page.getByText('A purchase no one has claimed')).toBeVisible();
    await expect(page.getByText('The bank of bea@example.org asks for £29.99 back')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await doAction(page, /Resend link/);
    const emails = () => mailsTo(product, 'amira@example.org', 'Is this payment yours?');
    await expect.poll(async () => (await emails()).length).toBe(2);
    const buyer = await openAnotherBrowser();
    await signInHere(buyer, amira);
    await buyer.goto(linkIn((await emails())[1] ?? '', 'confirm-purchase'));
    await buyer.getByRole('button', { name: 'Confirm my purchase' }).click();
    await expect(buyer).toHaveURL('/step-onboarding');
    await page.goto(`${desk}/desk`);
    await expect(page.getByText('A purchase no one has claimed')).toHaveCount(0);
    await page.goto(`${desk}/desk/money/purchases?state=disputed`);
    await expect(page.getByRole('link', { name: 'bea@example.org' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
});
