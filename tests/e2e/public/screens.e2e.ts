import { expect, type Page } from '@playwright/test';
import { AUTH_ME_PATH } from '#contract/paths.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import {
  answerBank,
  BANK_ASKS_CARD,
  DECLINED_CARD,
  fillInCard,
  pay,
  payButton,
  SUCCEEDING_CARD,
} from '#tests/e2e/paying/card-form.ts';
import { goToLastStep, ratingDialog, reachFirstStep, successDialog } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, recordWorkout, register, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open pages', async ({ page, watch }) => {
  watch.allow(/\/no-such-page/);
  for (const path of ['/', '/login', '/subscribe', '/payment-success', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleLayout(page);
  }
  await page.goto('/subscribe?forceLogout=true');
  await expect(page.getByText(/You’ve been signed out/)).toBeVisible();
  await expectAccessibleLayout(page);
});

test('the pages that a mail links to, when the link says nothing', async ({ page }) => {
  for (const path of [
    '/forgot-password',
    '/reset-password',
    '/set-password',
    '/confirm-email',
    '/keep-email',
    '/confirm-purchase',
    '/confirm-sitter-emails',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleLayout(page);
  }
});

test('the pages to read', async ({ page }) => {
  for (const path of ['/help', '/privacy', '/terms', '/storage', '/health']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleLayout(page);
  }
});

test('creating an account, with and without mistakes', async ({ page }) => {
  await open(page, '/register', 'Create Account');
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/login');
  await page.getByLabel(/^email/i).fill('nobody@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong words');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expectAccessibleLayout(page);
});

test('paying, from the form to the welcome', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/subscribe');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessibleLayout(page);
  await payButton(page).click();
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  await expectAccessibleLayout(page);
  await pay(page, DECLINED_CARD);
  await expect(page.getByText('Payment failed')).toBeVisible();
  await expectAccessibleLayout(page);
  await pay(page, BANK_ASKS_CARD);
  await expect(page.getByRole('dialog', { name: '3D Secure authentication' })).toBeVisible();
  await expectAccessibleLayout(page);
  await answerBank(page, 'Fail authentication');
  await fillInCard(page, SUCCEEDING_CARD);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessibleLayout(page);
});

test('what an account that has not paid sees', async ({ page }) => {
  const visitor = await register(page);
  await signInHere(page, visitor);
  await page.goto('/settings');
  await expect(page.getByText('Subscribe Now')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.route('**/api/payment/create-intent', (route) =>
    route.fulfill({ status: 409, json: { message: 'Your earlier payment is on hold.', code: 'payment_on_hold' } }),
  );
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expectAccessibleLayout(page);
});

test('an account that is being checked, and one that turned inactive', async ({ page }) => {
  const member = await subscribe(page);
  await signInHere(page, member);
  await page.route(`**${AUTH_ME_PATH}`, () => undefined); // never answers
  await page.goto('/dashboard-full');
  await expect(page.getByText('Verifying subscription...')).toBeVisible();
  await expectAccessibleLayout(page);

  await page.unrouteAll();
  await page.route(`**${AUTH_ME_PATH}`, (route) =>
    route.fulfill({ json: { ...member.user, subscriptionStatus: 'inactive' } }),
  );
  await page.goto('/dashboard-full');
  await expect(page.getByRole('alertdialog', { name: 'Access Blocked' })).toBeVisible();
  await expectAccessibleLayout(page);

  await page.unrouteAll();
  const refusal = { message: 'Please complete your purchase.', code: 'subscription_required', requiresPayment: true };
  await page.route(`**/api/users/${member.user.id}/**`, (route) => route.fulfill({ status: 403, json: refusal }));
  await signInHere(page, member);
  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expectAccessibleLayout(page);
});

test('the first step goal, the account and its settings', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  await open(page, '/step-onboarding', 'Your Daily Step Goal');
  await expectAccessibleLayout(page);
  await page.getByRole('textbox').fill('5');
  await page.getByRole('button', { name: /^Set/ }).click();
  await expect(page.getByText('Please enter a step goal')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Premium Access')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.goto('/settings');
  await expect(page.getByLabel('First Name')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expectAccessibleLayout(page);
});

test('Home on the first day, with everything on it that opens', async ({ page, context, watch }) => {
  watch.allow(NO_NETWORK);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('radio', { name: 'Tired' }).click();
  await page.getByRole('button', { name: 'Edit Goal' }).click();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Edit Goal' }).click();
  await page.getByRole('button', { name: 'Your days' }).click();
  await expect(page.getByRole('dialog', { name: 'Your days' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Steps today').fill('10000');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Step goal achieved!')).toBeVisible();
  await expect(page.getByText('Double Goal!')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await expectAccessibleLayout(page);
});

test('Workouts, weeks, history and Nutrition', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await open(page, '/dashboard-full?tab=workouts', 'Workouts');
  await expect(page.getByRole('button', { name: /How it works/ })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessibleLayout(page);
  await open(page, '/dashboard-full?tab=workouts&view=history', 'Your workouts');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expectAccessibleLayout(page);
  await recordWorkout(page, member, 1, { notes: 'A note that is long enough to need more than one line. '.repeat(4) });
  await recordWorkout(page, member, 2, { rating: null, length: '10' });
  await open(page, '/dashboard-full?tab=workouts&view=history', 'Your workouts');
  await expect(page.getByText('Not rated', { exact: true })).toBeAttached();
  await expectAccessibleLayout(page);
  await open(page, '/dashboard-full?tab=week1', 'Finding Your Rhythm');
  await expectAccessibleLayout(page);
  await open(page, '/dashboard-full?tab=nutrition', 'Nutrition');
  await expectAccessibleLayout(page);
});

test('a block with all twelve workouts done', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  for (const workoutId of WORKOUT_IDS) await recordWorkout(page, member, workoutId);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const congratulation = page.getByRole('dialog', { name: '4 weeks. 12 workouts. You did that.' });
  await expect(congratulation).toBeVisible();
  await expectAccessibleLayout(page);
  await congratulation.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByText('Block 1, all 12 done')).toBeVisible();
  await expectAccessibleLayout(page);
  await open(page, '/dashboard-full?tab=workouts', 'Workouts');
  for (const name of ['Rhythm Found', 'Confidence Built', 'Strength Discovered', 'Success Celebrated']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expectAccessibleLayout(page);
});

test('the player with its lists and dialogs, and a workout that does not exist', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/workout/1');
  await reachFirstStep(page);
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: /Exercise Guide/ }).click();
  await expect(page.getByRole('dialog', { name: 'Exercise Guide' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Previous' }).click();
  await goToLastStep(page);
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await ratingDialog(page).getByRole('radio', { name: '9', exact: true }).click();
  await expectAccessibleLayout(page);
  await ratingDialog(page).getByRole('button', { name: 'Complete Workout' }).click();
  await expect(successDialog(page)).toBeVisible();
  await expectAccessibleLayout(page);
  await open(page, '/workout/99', 'Workout Not Found');
  await expectAccessibleLayout(page);
});

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
