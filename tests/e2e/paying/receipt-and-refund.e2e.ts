import { expect, type Page } from '@playwright/test';
import { START_AT_ONCE_TEXT } from '#domain/purchases/start-at-once.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { mailTo } from '#tests/e2e/support/mail-folder.ts';
import { holdPageClock, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { register, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { fillInCard, payButton, SUCCEEDING_CARD } from './card-form.ts';

test.use({ ownProduct: true });

const MAYA = 'maya@example.org';

const receiptRow = (page: Page) => page.getByRole('link', { name: /Show the receipt/ });
const refundRow = (page: Page) => page.getByRole('button', { name: /Ask for a refund/ });

test('a buyer shows and prints her receipt, has it sent again, and gets her money back', async ({
  page,
  product,
  openAnotherBrowser,
}) => {
  const member = await subscribe(page, { email: MAYA });
  await signInHere(page, member);
  await page.goto('/settings?group=purchase');
  await expect(page.getByText(/^Lifetime access, £29\.99, paid on/)).toBeVisible();
  await expectAccessible(page);

  await receiptRow(page).click();
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
  const paper = page.getByRole('region', { name: /^Receipt / });
  await expect(paper).toContainText('Maya Stone');
  await expect(paper).toContainText('Sold by Fit in 30');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back' }).click();

  await page.getByRole('button', { name: /Email the receipt again/ }).dblclick();
  await expect(page.getByText('Your receipt is on its way to maya@example.org.')).toBeVisible();
  const mail = await mailTo(product, MAYA, 'Your Fit in 30 receipt');
  expect(mail).toContain('Model cancellation form.');

  // The same settings in another tab of theirs: both ask, and the money goes back once.
  const other = await openAnotherBrowser();
  await signInHere(other, member);
  await startPageClock(other, new Date());
  await other.goto('/settings?group=purchase');
  await refundRow(other).click();
  await expect(other.getByRole('button', { name: 'Refund £29.99' })).toBeVisible();
  await holdPageClock(other); // or it might look again, and know already

  await refundRow(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Want a refund?' });
  await expect(dialog).toContainText('Your access ends straight away');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep my access' }).click();
  await expect(dialog).toBeHidden();
  await refundRow(page).click();
  await dialog.getByRole('button', { name: 'Refund £29.99' }).click();
  await expect(page.getByText('Your refund is on its way')).toBeVisible();
  await expect(page.getByText('We’ve refunded £29.99 to the card you paid with.')).toBeVisible();
  await expect(page.getByText('Inactive')).toBeVisible();
  await expect(refundRow(page)).toHaveCount(0);
  await expect(receiptRow(page)).toBeVisible();

  await other.clock.resume();
  await other.getByRole('button', { name: 'Refund £29.99' }).click();
  await expect(other.getByText('We’ve refunded £29.99 to the card you paid with.')).toBeVisible();
  expect(await mailTo(product, MAYA, 'Your refund is on its way')).toContain('We’ve sent £29.99 back');
});

test.describe('where the operator asks for the wish to start at once', () => {
  test.use({ siteFile: { refundPolicy: 'statutory-waiver', supportEmail: 'help@fit.example' } });

  test('nobody pays without the tick, and the refund button is gone', async ({ page, product }) => {
    const visitor = await register(page, { email: MAYA });
    await signInHere(page, visitor);
    await page.goto('/subscribe');
    const box = page.getByRole('checkbox', { name: START_AT_ONCE_TEXT });
    await expect(box).not.toBeChecked();
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    await expectAccessible(page);
    await box.check();
    await fillInCard(page, SUCCEEDING_CARD);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
    const mail = await mailTo(product, MAYA, 'You’re in. Here’s your receipt');
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(`you ticked: “${START_AT_ONCE_TEXT}”`);

    await page.goto('/settings?group=purchase');
    await expect(page.getByText(/^You asked for access straight away/)).toBeVisible();
    await expect(refundRow(page)).toHaveCount(0);
    await page.goto('/terms');
    await expect(
      page.getByRole('heading', { name: '6. Changing your mind, and starting straight away' }),
    ).toBeVisible();
  });

  test('a guest is led to the tick first, and pays with it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/^No subscription. You ask us to start straight away/)).toBeVisible();
    await expect(page.getByText(/^Not for you\? Get it all back/)).toBeHidden();
    await page
      .getByRole('link', { name: /Get lifetime access/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    await payButton(page).click();
    const box = page.getByRole('checkbox', { name: START_AT_ONCE_TEXT });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Please tick the box to continue. It asks for access straight away.');
    await expectAccessible(page);
    await box.check();
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
  });
});
