import { expect, type Page } from '@playwright/test';
import { payButton, SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { ratingDialog, successDialog } from '#tests/e2e/session/workout-player.ts';
import { adjustButton } from '#tests/e2e/session/workout-start.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { press, tabTo, type } from '#tests/e2e/support/keyboard.ts';

test.use({ ownProduct: true });

test('account, payment, step goal and a whole workout with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  await press(page, page.getByRole('link', { name: 'Need an account? Sign Up' }));
  await register(page);
  await payByKeyboard(page);
  await press(page, page.getByRole('link', { name: 'Go to Dashboard' }));
  await press(page, page.getByRole('link', { name: 'Launch Fit in 30 App' }));
  await chooseGoal(page);
  await press(page, page.getByRole('link', { name: 'Adjust' }));
  await answerSafety(page);
  await finishWorkout(page);

  await expect(page).toHaveURL('/dashboard-full?tab=week1');
  await expect(page.getByRole('region', { name: 'Strength & Core Foundation' })).toContainText('Without a mouse');
  await logOut(page);
});

async function register(page: Page): Promise<void> {
  await expect(page).toHaveURL('/register');
  await type(page, page.getByLabel(/^first name/i), 'Maya');
  await type(page, page.getByLabel(/^email/i), 'maya@example.org');
  await type(page, page.getByRole('textbox', { name: 'Password' }), 'three random words');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/subscribe');
}

async function payByKeyboard(page: Page): Promise<void> {
  await type(page, page.getByLabel('Card number'), SUCCEEDING_CARD);
  await type(page, page.getByLabel('Expiry'), '1234');
  await type(page, page.getByLabel('Security code'), '123');
  await type(page, page.getByLabel('Postcode'), 'SW1A1AA');
  await press(page, payButton(page));
  await press(page, page.getByRole('button', { name: 'Stay here' }));
}

async function chooseGoal(page: Page): Promise<void> {
  await expect(page).toHaveURL('/step-onboarding');
  await type(page, page.getByRole('textbox'), '6000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard-full');
}

async function answerSafety(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'At least one, or not sure' }));
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByText(`${question} of 10`)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'No', exact: true }));
  }
  for (const name of [/^I agree that/, /^I have read the Health disclaimer/]) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await press(page, page.getByRole('button', { name: 'Set my level' }));
  await expect(page.getByRole('heading', { name: 'You’re ready to start' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Start Workout' }));
}

async function finishWorkout(page: Page): Promise<void> {
  await press(page, adjustButton(page));
  await press(page, page.getByRole('button', { name: 'Without the timer' }));
  await press(page, page.getByRole('button', { name: 'Next', exact: true }));
  await expect(page.getByText('2 / 3')).toBeVisible();
  await press(page, page.getByRole('button', { name: /Exercise Guide/ }));
  await expect(page.getByRole('dialog', { name: 'Exercise Guide' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Exercise Guide/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');

  await press(page, page.getByRole('button', { name: 'Complete Workout' }));
  const dialog = ratingDialog(page);
  await tabTo(page, dialog.getByRole('radio', { name: '1', exact: true }));
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await type(page, dialog.getByLabel('Notes'), 'Without a mouse');
  await press(page, dialog.getByRole('button', { name: 'Complete Workout' }));
  await press(page, successDialog(page).getByRole('button', { name: 'Back to Workouts' }));
  await press(page, page.getByRole('button', { name: 'All good' }));
}

async function logOut(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Home', exact: true }));
  await press(page, page.getByRole('button', { name: 'Account menu' }));
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
}
