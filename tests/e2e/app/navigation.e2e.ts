import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, register, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

const TITLES = [
  { path: '/', title: 'Home workouts for mums - Fit in 30' },
  { path: '/auth', title: 'Sign In - Fit in 30' },
  { path: '/login', title: 'Sign In - Fit in 30' },
  { path: '/register', title: 'Create Account - Fit in 30' },
  { path: '/subscribe', title: 'Complete Your Purchase - Fit in 30' },
  { path: '/payment-success', title: 'Your payment - Fit in 30' },
  { path: '/no-such-page', title: 'Page not found - Fit in 30' },
];

const MEMBER_TITLES = [
  { path: '/step-onboarding', title: 'Your Daily Step Goal - Fit in 30' },
  { path: '/dashboard', title: 'Your Account - Fit in 30' },
  { path: '/dashboard-full', title: 'Home - Fit in 30' },
  { path: '/workout/1', title: /Fit in 30$/ },
  { path: '/settings', title: 'Account Settings - Fit in 30' },
];

test('every open page names its tab', async ({ page, watch }) => {
  watch.allow(/\/no-such-page/); // a page that does not exist is a 404, and Chromium says so
  for (const { path, title } of TITLES) {
    const served = await page.goto(path);
    expect(served?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('every page of a member names its tab', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  for (const { path, title } of MEMBER_TITLES) {
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname }) => pathname === path); // the player adds its step
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('tabs and weeks stand in the address, and back and forward follow them', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  await page.goto('/dashboard-full');
  await openTab(page, 'Workouts');
  await expect(page).toHaveURL('/dashboard-full?tab=workouts');
  await page.getByRole('link', { name: /Building Confidence/ }).click();
  await expect(page).toHaveURL('/dashboard-full?tab=week2');
  await openTab(page, 'Nutrition');
  await expect(page).toHaveURL('/dashboard-full?tab=nutrition');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Building Confidence' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Workouts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/dashboard-full?tab=week2');
  await expect(page.getByRole('heading', { level: 1, name: 'Building Confidence' })).toBeFocused();
});

test('a link into the app opens what it names', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  const weeks = ['Finding Your Rhythm', 'Building Confidence', 'Discovering Strength', 'Celebrating Success'];
  for (const [index, name] of weeks.entries()) {
    await page.goto(`/dashboard-full?tab=week${index + 1}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Start Workout/ })).toHaveCount(3);
  }
  await page.goto('/dashboard-full?tab=workouts');
  await expect(page.getByRole('heading', { level: 1, name: 'Workouts' })).toBeVisible();
  await page.goto('/dashboard-full?tab=nutrition');
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
  await page.goto('/dashboard-full?tab=overview');
  await expect(page.getByText('How are you feeling today?', { exact: true })).toBeVisible();
  await page.goto('/dashboard-full?tab=week5');
  await expect(page.getByText('How are you feeling today?', { exact: true })).toBeVisible();
});

test('who is signed in is sent on from every entrance', async ({ page }) => {
  const member = await subscribe(page);
  await signInHere(page, member);
  await leadsTo(page, '/', '/step-onboarding');

  await signInHere(page, await chooseStepGoal(page, member, 5_000));
  for (const entrance of ['/', '/auth', '/login', '/register']) await leadsTo(page, entrance, '/dashboard-full');
});

test('who has not paid is sent to the payment from every entrance', async ({ page }) => {
  await signInHere(page, await register(page));
  for (const entrance of ['/', '/auth', '/login', '/register']) await leadsTo(page, entrance, '/subscribe');
});

test('a member who goes to the front page by one of our own buttons may stay there', async ({ page, watch }) => {
  watch.allow(/\/no-such-page/);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Hi /)).toBeVisible();
});

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

async function leadsTo(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await expect(page).toHaveURL(to);
}

test('a link that is pressed before its page is alive is followed, and nothing breaks', async ({ page }) => {
  const { promise: isPressed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/landing-screen-[^/]+\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveTitle('Sign In - Fit in 30');
});
