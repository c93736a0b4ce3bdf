import { expect, type Page } from '@playwright/test';
import {
  answerBank,
  BANK_ASKS_CARD,
  DECLINED_CARD,
  EMPTY_CARD,
  fillInCard,
  pay,
  payButton,
  SUCCEEDING_CARD,
} from '#tests/e2e/paying/card-form.ts';
import { completeWorkout, goToLastStep, successDialog } from '#tests/e2e/session/workout-player.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';
import { register, signInHere } from '#tests/e2e/support/visitors.ts';
import { createAccount } from './auth-forms.ts';

test.use({ ownProduct: true });

const MAYA = { firstName: 'Maya', lastName: 'Stone', email: 'maya@example.org', password: 'three random words' };
const NOTE = 'Baby slept through it, backpack with two books';

test('a first day: account, payment, step goal, first workout, and nothing is lost when the product is killed', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Need an account? Sign Up' }).click();
  await expect(page).toHaveURL('/register');

  await createAccount(page, MAYA);
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await survivesKill(product, page);
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  await expect(page.getByText('£29.99', { exact: true })).toBeVisible();

  await refusedPayments(page);
  await pay(page, SUCCEEDING_CARD);
  await expect(page).toHaveURL('/payment-success');
  await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard'); // by itself, after the countdown
  await showsActiveAccount(page);
  await survivesKill(product, page);
  await showsActiveAccount(page);

  await page
    .getByRole('link', { name: 'Launch Fit in 30 App' })
    .or(page.getByRole('button', { name: 'Launch Fit in 30 App' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Your Daily Step Goal' })).toBeVisible();
  await page.getByRole('textbox').or(page.getByRole('spinbutton')).fill('6000');
  await page.getByRole('button', { name: /^Set 6,?000 Steps$/ }).click();
  await expect(page).toHaveURL('/dashboard-full');
  await expect(page.getByText('of 6,000')).toBeVisible();

  await page.getByRole('link', { name: 'Adjust' }).click();
  await expect(page).toHaveURL(/\/workout\/1\b/);
  await goToLastStep(page);
  await completeWorkout(page, { rating: 9, notes: NOTE });
  await expect(successDialog(page)).toContainText('One down, eleven to go.');
  await survivesKill(product, page);

  await page.goto('/dashboard-full');
  await showsFirstWorkout(page);
  await page.goto('/dashboard');
  await showsActiveAccount(page);
});

test('a payment that the bank wants to approve opens everything once it is approved', async ({ page }) => {
  await signInHere(page, await register(page, { email: MAYA.email }));
  await page.goto('/subscribe');
  await pay(page, BANK_ASKS_CARD);
  await answerBank(page, 'Complete authentication');

  await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await showsActiveAccount(page);
});

/** Ends the product as a power cut would, starts it again and looks at the same page. */
async function survivesKill(product: OpenProduct, page: Page): Promise<void> {
  await product.kill();
  await product.startAgain();
  await page.reload();
}

async function refusedPayments(page: Page): Promise<void> {
  await pay(page, DECLINED_CARD);
  await showsRefusal(page, 'Your card was declined.');
  await pay(page, EMPTY_CARD);
  await showsRefusal(page, 'Your card has insufficient funds.');
  await fillInCard(page, BANK_ASKS_CARD);
  await payButton(page).click();
  await answerBank(page, 'Fail authentication');
  await showsRefusal(
    page,
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
  await expect(page).toHaveURL('/subscribe');
}

/** The provider's own words stand in the form, with what to do; the toast does not say them again. */
async function showsRefusal(page: Page, words: string): Promise<void> {
  const wayOn = 'You haven’t been charged. Try another card, or ask your bank.';
  await expect(page.locator('form').getByRole('alert')).toHaveText(`${words} ${wayOn}`);
  const toast = page.getByRole('region', { name: /Notifications/ });
  await expect(toast.getByText('Payment failed')).toBeVisible();
  await expect(toast.getByText(words)).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
}

async function showsActiveAccount(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
  await expect(page.getByText('Maya Stone')).toBeVisible();
  await expect(page.getByText('maya@example.org')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Premium Access')).toBeVisible();
}

async function showsFirstWorkout(page: Page): Promise<void> {
  const streak = page.getByRole('region', { name: 'Active Days Streak' });
  await expect(streak).toContainText('1 day');
  await expect(streak).toContainText('Workout completed today! Streak extended!');
  await expect(streak).toContainText('week 1: 1 of 3');

  await page.getByRole('link', { name: 'Workouts' }).click();
  const firstWeek = page.getByRole('link', { name: /Finding Your Rhythm/ });
  await expect(firstWeek).toContainText('1/3');
  await page.getByRole('link', { name: /Workout history/ }).click();
  const entry = page.getByRole('listitem').filter({ hasText: NOTE });
  await expect(entry).toContainText('Rated 9 of 10');
  await expect(entry).toContainText('today');

  await page.getByRole('link', { name: 'Back to workouts' }).click();
  await firstWeek.click();
  const done = page.getByRole('region', { name: 'Strength & Core Foundation' });
  await expect(done).toContainText('Done');
  await expect(done).toContainText(NOTE);
}
