import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { fillInCard, payOnHostedPage, SUCCEEDING_CARD } from './card-form.ts';

async function fillInGift(page: Page, way: 'On a card' | 'By email'): Promise<void> {
  await page.getByLabel('Their first name').fill('Amira');
  await page.getByRole('radio', { name: way }).click();
  await page.getByLabel('Your message').fill('Ten minutes are enough.\nLove, Sam');
  await page.getByLabel('Your first name').fill('Sam');
}

async function cardOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a card to print' }).click();
  const paper = page.getByRole('region', { name: 'Card to print' });
  await expect(paper.getByRole('img', { name: 'A code to scan that opens the gift' })).toBeVisible();
  await expectAccessible(page);
  return (await paper.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/).textContent()) ?? '';
}

test('a guest gives in our page, and somebody new opens it by its link', async ({ page, openAnotherBrowser }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Give it as a gift' }).click();
  await expect(page.getByRole('heading', { name: 'Give Fit in 30' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Enter their first name.')).toBeVisible();
  await fillInGift(page, 'By email');
  await page.getByLabel('Their email').fill('amira-of-gifts@example.org');
  await page.getByLabel('Your email address').fill('sam-of-gifts@example.org');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillInCard(page, SUCCEEDING_CARD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay £29.99 and give it' }).click();
  await expect(page.getByRole('heading', { name: 'Your gift', exact: true })).toBeVisible();
  await expect(page.getByText('amira-of-gifts@example.org')).toBeVisible();
  const code = await cardOn(page);

  const hers = await openAnotherBrowser();
  await hers.goto(`/gift#${code}`);
  await expect(hers.getByRole('heading', { name: 'Sam has a gift for you' })).toBeVisible();
  await expect(hers.getByText('Love, Sam')).toBeVisible();
  await expectAccessible(hers);
  await hers.getByRole('button', { name: 'I’m new: choose a password' }).click();
  await hers.getByLabel('First name').fill('Amira');
  await hers.getByLabel('Email').fill('amira-of-gifts@example.org');
  await hers.getByLabel('Password', { exact: true }).fill('three random words');
  await hers.getByRole('button', { name: 'Create Account' }).click();
  await hers.getByRole('button', { name: 'Open my gift' }).click();
  await expect(hers).toHaveURL(/step-onboarding/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Opened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});

test('a member gives in our page: the focus goes along, and her gift stands in her settings', async ({ page }) => {
  await signInHere(page, await subscribe(page, { firstName: 'Sam' }));
  await page.goto('/give');
  await fillInGift(page, 'On a card');
  await expect(page.getByLabel('Your email address')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('region', { name: 'Payment' })).toBeFocused();
  await page.getByRole('button', { name: 'Change the gift' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Their first name')).toBeFocused();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillInCard(page, SUCCEEDING_CARD);
  await page.getByRole('button', { name: 'Pay £29.99 and give it' }).click();
  await expect(page.getByRole('heading', { name: 'On a card' })).toBeVisible();
  await page.goto('/settings?group=purchase');
  await page.getByRole('link', { name: /^Gifts/ }).click();
  await page.getByRole('button', { name: /^For Amira/ }).click();
  await expect(page.getByRole('heading', { name: 'On a card' })).toBeVisible();
  expect(await cardOn(page)).toMatch(/-/);
});

test.describe('on the provider’s page', () => {
  test.use({ settings: { CHECKOUT_UI: 'hosted' } });

  test('a member gives a card, and its code is typed', async ({ page, openAnotherBrowser }) => {
    await signInHere(page, await subscribe(page, { firstName: 'Sam' }));
    await page.goto('/settings?group=purchase');
    await page.getByRole('link', { name: /^Gifts/ }).click();
    await page.getByRole('link', { name: 'Give Fit in 30' }).click();
    await fillInGift(page, 'On a card');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(page.getByText(/^You came back without paying\. You haven’t been charged/)).toBeVisible();
    await expect(page.getByLabel('Their first name')).toHaveValue('Amira');
    await expect(page.getByLabel('Your message')).toHaveValue('Ten minutes are enough.\nLove, Sam');
    await expect(page.getByRole('radio', { name: 'On a card' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payOnHostedPage(page, { name: 'SAM STONE' });
    await expect(page.getByRole('heading', { name: 'On a card' })).toBeVisible();
    const code = await cardOn(page);

    const hers = await openAnotherBrowser();
    await signInHere(hers, await subscribe(hers, { firstName: 'Noor' }));
    await hers.goto('/gift');
    await hers.getByLabel('Code').fill('0000');
    await hers.getByRole('button', { name: 'Continue' }).click();
    await expect(hers.getByText(/^Codes have 12 letters and digits/)).toBeVisible();
    await expectAccessible(hers);
    await hers.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
    await hers.getByRole('button', { name: 'Continue' }).click();
    await hers.getByRole('button', { name: 'Open my gift' }).click();
    await expect(hers.getByRole('heading', { name: 'You already have Fit in 30' })).toBeVisible();

    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Refund £29.99' }).click();
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
  });

  test('a guest gives, and comes back to her gift', async ({ page }) => {
    await page.goto('/give');
    await fillInGift(page, 'By email');
    await page.getByLabel('Their email').fill('noor-of-gifts@example.org');
    await page.getByLabel('Your email address').fill('sam-of-gifts@example.org');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payOnHostedPage(page, { name: 'SAM STONE' });
    await expect(page.getByRole('heading', { name: 'Your gift', exact: true })).toBeVisible();
    await expect(page.getByText('noor-of-gifts@example.org')).toBeVisible();
  });
});
