import { expect, type Page } from '@playwright/test';
import { DISPUTED_CARD } from '#tests/e2e/paying/card-form.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import {
  chooseStepGoal,
  payWithCard,
  recordWorkout,
  register,
  signInHere,
  subscribe,
} from '#tests/e2e/support/visitors.ts';
import { signIn } from './auth-forms.ts';

const PROTECTED = [
  '/dashboard',
  '/dashboard-full',
  '/dashboard-full?tab=week2',
  '/workout/1',
  '/settings',
  '/step-onboarding',
];

test('nobody who is signed out sees a protected page', async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth');
  }
});

test('a sign-in that the server no longer knows is cleared', async ({ page }) => {
  const member = await subscribe(page);
  await signInHere(page, { ...member, token: 'x'.repeat(member.token.length) });
  await page.goto('/dashboard-full');
  await expect(page).toHaveURL('/auth');
  expect(await signInKeys(page)).toEqual([]);
});

test('the account summary sends an inactive account to the payment and says why', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByText('Subscription Required')).toBeVisible();
  await expect(page.getByText('Please subscribe to access all features')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible(); // still signed in
});

test('an inactive account that opens the app is signed out with everything on the device', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/dashboard-full');
  await expect(page).toHaveURL('/subscribe?forceLogout=true');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('settings stay open to an account that has not paid', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/subscribe');
  await page.getByText('Not you, or a gift?').click();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByLabel('First Name')).toHaveValue('Maya');
  await page
    .getByRole('link', { name: 'Subscribe Now' })
    .or(page.getByRole('button', { name: 'Subscribe Now' }))
    .click();
  await expect(page).toHaveURL('/subscribe');
});

test('a payment in dispute opens nothing, and is not taken a second time', async ({ page }) => {
  const visitor = await register(page);
  await payWithCard(page, visitor, DISPUTED_CARD);
  await signInHere(page, visitor);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
});

test('an account that has just been paid for is not asked to pay again, but welcomed', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('logging out clears the sign-in, and signing in again brings everything back', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 7_000);
  await recordWorkout(page, member, 1, { notes: 'Before logging out' });
  await page.goto('/login');
  await signIn(page, { email: member.user.email, password: member.password });
  await expect(page).toHaveURL('/dashboard-full');
  await page.getByRole('radio', { name: 'Peaceful' }).click();

  await logOut(page);
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page.getByText('See you next time!')).toBeVisible();
  expect(await signInKeys(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/auth');

  await signIn(page, { email: member.user.email, password: member.password });
  await expect(page).toHaveURL('/dashboard-full');
  await expect(page.getByText('of 7,000')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Peaceful' })).toBeChecked();
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await expect(page.getByText('Before logging out')).toBeVisible();
});

test('logging out in one tab signs out the other', async ({ page, context }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 7_000));
  await page.goto('/dashboard-full');
  const otherTab = await context.newPage();
  await otherTab.goto('/settings');
  await otherTab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(otherTab).toHaveURL('/auth');
  await expect(page).toHaveURL('/auth');
});

test('two people on one browser each find their own goal and mood', async ({ page }) => {
  const first = await chooseStepGoal(page, await subscribe(page), 7_000);
  const second = await subscribe(page, { firstName: 'Omar' });
  await page.goto('/login');
  await signIn(page, { email: first.user.email, password: first.password });
  await page.getByRole('radio', { name: 'Stressed' }).click();
  await logOut(page);

  await signIn(page, { email: second.user.email, password: second.password });
  await expect(page).toHaveURL('/step-onboarding'); // the first one's goal is not his
  expect(await page.evaluate(() => [localStorage.stepGoal, localStorage.moodHistory])).toEqual([undefined, undefined]);
  await page.goto('/dashboard-full');
  await expect(page.getByText('of 7,000')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How are you feeling today?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Energised' }).click();
  await logOut(page);

  await signIn(page, { email: first.user.email, password: first.password });
  await expect(page.getByText('of 7,000')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Stressed' })).toBeChecked();
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/mood|stepGoal|storageOwner/);
}

const signInKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['authToken', 'user', 'isAuthenticated', 'subscriptionStatus'].filter((key) => localStorage.getItem(key) !== null),
  );
