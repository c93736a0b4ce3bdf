import { expect, type Page } from '@playwright/test';
import { doAction, openDesk } from '#tests/e2e/desk/desk-visits.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { mailTo } from '#tests/e2e/support/mail-folder.ts';
import { register, signInHere } from '#tests/e2e/support/visitors.ts';
import { fillInCard, pay, payButton, payOnHostedPage, SUCCEEDING_CARD } from './card-form.ts';

// Its desk has one first operator, and makes codes.
test.use({ ownProduct: true });

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Have a code?' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const told = (page: Page, code: string) => page.getByText(`${code} takes £5.00 off. You pay £24.99, not £29.99.`);

const payReduced = (page: Page) => payOnHostedPage(page, { amount: '£24.99' });

test('a code is made at the desk, used by a member, a guest and a giver, and the desk shows by whom', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  watch.allow(/400/);
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/money/offers`);
  const terms = { Code: 'spring5', 'Pounds off': '5', 'Total uses': '3', 'Once per email address': 'on' };
  await doAction(page, /Make an offer in pounds/, terms);
  await expect(page.getByText('Not used yet')).toBeVisible();

  const maya = await openAnotherBrowser();
  await signInHere(maya, await register(maya, { email: 'maya@example.org' }));
  await maya.goto('/subscribe');
  await expect(payButton(maya)).toBeVisible();
  await enterCode(maya, 'nosuch');
  await expect(maya.getByText('We don’t know that code. Check the spelling.')).toBeVisible();
  await expect(maya.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
  await expectAccessibleInBothSchemes(maya);
  await maya.getByRole('textbox', { name: 'Code', exact: true }).fill(' Spring5');
  await maya.keyboard.press('Enter');
  await expect(told(maya, 'SPRING5')).toBeVisible();
  await expect(payButton(maya, '£24.99')).toBeVisible();
  await maya.getByRole('button', { name: 'Remove the code' }).click();
  await expect(payButton(maya)).toBeVisible();
  await enterCode(maya, 'spring5');
  await expect(payButton(maya, '£24.99')).toBeVisible();
  await maya.reload();
  await expect(told(maya, 'SPRING5')).toBeVisible();
  await expectAccessibleInBothSchemes(maya);
  await pay(maya, SUCCEEDING_CARD, '£24.99');
  await expect(maya.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  expect(await mailTo(product, 'maya@example.org', 'You’re in. Here’s your receipt')).toContain(
    'Code SPRING5: £5.00 off £29.99.',
  );
  await maya.goto('/receipt');
  await expect(maya.getByText('Code SPRING5')).toBeVisible();

  const guest = await openAnotherBrowser();
  await guest.goto('/');
  await guest.getByRole('link', { name: 'Have a code?' }).click();
  await guest.getByRole('textbox', { name: 'Code', exact: true }).fill('spring5');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText('This code works once per email. Enter yours.')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Your email address').fill('maya@example.org');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText(/^This code works once per email. Yours has used it/)).toBeVisible();
  await guest.getByLabel('Your email address').fill('amira@example.org');
  await guest.keyboard.press('Enter');
  await expect(told(guest, 'SPRING5')).toBeVisible();
  await expectAccessibleInBothSchemes(guest);
  await payButton(guest, '£24.99').click();
  await expect(guest.getByLabel('Email')).toHaveValue('amira@example.org');
  await payReduced(guest);
  await expect(guest.getByRole('heading', { name: 'Last step, Amira' })).toBeVisible();

  const giver = await openAnotherBrowser();
  await giver.goto('/give');
  await enterCode(giver, 'spring5');
  await expect(told(giver, 'SPRING5')).toBeVisible();
  await expectAccessibleInBothSchemes(giver);
  await giver.getByLabel('Their first name').fill('Noor');
  await giver.getByRole('radio', { name: 'On a card' }).click();
  await giver.getByLabel('Your first name').fill('Sam');
  await giver.getByLabel('Your email address').fill('amira@example.org');
  await giver.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(giver.getByText(/^This code works once per email. Yours has used it/)).toBeVisible();
  await giver.getByRole('textbox', { name: 'Code', exact: true }).press('Enter');
  await giver.getByLabel('Your email address').last().fill('sam@example.org');
  await expect(told(giver, 'SPRING5')).toBeVisible();
  await giver.getByRole('button', { name: 'Continue to payment' }).click();
  await fillInCard(giver, SUCCEEDING_CARD);
  await giver.getByRole('button', { name: 'Pay £24.99 and give it' }).click();
  await expect(giver.getByRole('heading', { name: 'Your gift', exact: true })).toBeVisible();
  expect(await mailTo(product, 'sam@example.org', 'Your gift is ready, and your receipt')).toContain('Code SPRING5');

  await page.reload();
  await expect(page.getByText('Used 3 times')).toBeVisible();
  await page.getByRole('button', { name: 'Show buyers with SPRING5' }).click();
  const uses = page.getByRole('list', { name: 'Buyers with SPRING5' });
  await expect(uses.getByRole('listitem')).toHaveCount(3);
  await expect(uses).toContainText('maya@example.org');
  await expectAccessibleInBothSchemes(page);
});

test.describe('on the provider’s page', () => {
  test.use({ settings: { CHECKOUT_UI: 'hosted' } });

  test('a code is remembered over a payment that was cancelled, for her and for a gift', async ({
    page,
    product,
    watch,
    openAnotherBrowser,
  }) => {
    const desk = await openDesk(page, product, watch);
    await page.goto(`${desk}/desk/money/offers`);
    await doAction(page, /Make an offer in pounds/, {
      Code: 'autumn5',
      'Pounds off': '5',
      'Total uses': '2',
    });

    const maya = await openAnotherBrowser();
    await signInHere(maya, await register(maya, { email: 'maya@example.org' }));
    await maya.goto('/subscribe?code=autumn5');
    await payButton(maya, '£24.99').click();
    await maya.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(maya.getByText('You came back without paying. You haven’t been charged.')).toBeVisible();
    await expect(told(maya, 'AUTUMN5')).toBeVisible();
    await payButton(maya, '£24.99').click();
    await payReduced(maya);
    await expect(maya.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();

    const giver = await openAnotherBrowser();
    await giver.goto('/give?code=autumn5');
    for (const isLast of [false, true]) {
      await expect(told(giver, 'AUTUMN5')).toBeVisible();
      await giver.getByLabel('Their first name').fill('Noor');
      await giver.getByRole('radio', { name: 'On a card' }).click();
      await giver.getByLabel('Your first name').fill('Sam');
      await giver.getByLabel('Your email address').fill('sam@example.org');
      await giver.getByRole('button', { name: 'Continue to payment' }).click();
      if (!isLast) await giver.getByRole('link', { name: 'Cancel and go back' }).click();
    }
    await payReduced(giver);
    await expect(giver.getByRole('heading', { name: 'On a card' })).toBeVisible();
  });
});
