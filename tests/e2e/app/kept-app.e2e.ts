import { expect } from '@playwright/test';
import { signIn } from '#tests/e2e/account/auth-forms.ts';
import {
  rateWorkout,
  reachFirstStep,
  startGuide,
  successDialog,
  winScreen,
} from '#tests/e2e/session/workout-player.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import {
  brokenPictures,
  coldStart,
  isKept,
  keptAddresses,
  keptText,
  NO_NETWORK,
  picturesKept,
  picturesOfClips,
} from '#tests/e2e/support/kept-app.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, recordWorkout, signInHere, storedWorkouts, subscribe } from '#tests/e2e/support/visitors.ts';

test.use({ ownProduct: true, serviceWorkers: 'allow' });

/** The 10 minute version with the times to get ready before its three steps. */
const GUIDED_SECONDS = 10 * 60 + 10 + 2 * 5;

test.describe('after one visit, without a network', () => {
  test('a member’s app opens cold: every page of hers, a whole guided workout, and it goes up later', async ({
    page,
    context,
    watch,
    product,
  }) => {
    test.setTimeout(120_000);
    watch.allow(NO_NETWORK);
    const member = await chooseStepGoal(page, await subscribe(page), 5_000);
    await signInHere(page, member);
    await page.goto('/dashboard-full');
    await isKept(page);
    await expect.poll(() => picturesKept(page), { timeout: 30_000 }).toEqual(picturesOfClips());
    await page.close();

    await product.kill();
    await context.setOffline(true);
    const cold = await coldStart(context);
    await startPageClock(cold, new Date());
    await cold.goto('/');
    await expect(cold).toHaveURL('/dashboard-full');
    await expect(cold.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await cold.goto('/dashboard-full?tab=nutrition');
    await expect(cold.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
    for (const [path, heading] of [
      ['/settings', 'Account Settings'],
      ['/help', 'Help'],
    ] as const) {
      await cold.goto(path);
      await expect(cold.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await cold.goto('/no-such-page');
    await expect(cold.getByRole('heading', { level: 1, name: 'This page has gone for a walk' })).toBeVisible();
    await cold.goto('/help');
    await cold.getByRole('link', { name: 'Fit in 30' }).first().click();
    await expect(cold.getByText('Hi Maya')).toBeVisible();

    await cold.goto('/dashboard-full?tab=week1');
    await expect(cold.getByRole('heading', { level: 1, name: 'Finding Your Rhythm' })).toBeVisible();
    await expect.poll(() => brokenPictures(cold)).toEqual([]);
    await cold.goto('/workout/1?length=10');
    await reachFirstStep(cold);
    await startGuide(cold);
    await holdPageClock(cold);
    await runSeconds(cold, GUIDED_SECONDS);
    await cold.clock.resume();
    await expect(winScreen(cold)).toContainText('10 minutes, and it counts.');
    await rateWorkout(cold, { rating: 7, notes: 'In the air' });
    await expect(successDialog(cold)).toContainText('Saved on this device');
    await cold.goto('/dashboard-full?tab=workouts&view=history');
    await expect(cold.getByText('In the air')).toBeVisible();

    await product.startAgain();
    await context.setOffline(false);
    await expect.poll(() => storedWorkouts(cold, member)).toMatchObject([{ notes: 'In the air', activeSeconds: 600 }]);
  });

  test('a visitor’s pages open cold', async ({ page, context, watch, product }) => {
    watch.allow(NO_NETWORK);
    await page.goto('/');
    await isKept(page);
    expect((await picturesKept(page)).length).toBeLessThan(12);
    await page.close();

    await product.kill();
    await context.setOffline(true);
    const cold = await coldStart(context);
    for (const path of ['/', '/login', '/register', '/help', '/terms', '/forgot-password', '/subscribe']) {
      await cold.goto(path);
      await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('nothing of a person is kept, and another account finds nothing of the one before', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(NO_NETWORK);
  const maya = await chooseStepGoal(page, await subscribe(page), 7_000);
  await recordWorkout(page, maya, 1, { notes: 'Only Maya knows' });
  const omar = await chooseStepGoal(
    page,
    await subscribe(page, { email: 'omar@example.org', firstName: 'Omar' }),
    5_000,
  );
  await signInHere(page, maya);
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await expect(page.getByText('Only Maya knows')).toBeVisible();
  await isKept(page);
  expect(await keptAddresses(page)).toEqual(expect.arrayContaining(['/', '/dashboard-full', '/login']));
  expect((await keptAddresses(page)).filter((path) => /^\/(api|sandbox)/.test(path))).toEqual([]);
  expect(await keptText(page)).not.toContain('Maya');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, { email: omar.user.email, password: omar.password });
  await expect(page).toHaveURL(/\/(step-onboarding|dashboard-full)/);
  await page.close();
  await context.setOffline(true);
  const cold = await coldStart(context);
  for (const path of ['/dashboard-full', '/dashboard-full?tab=workouts&view=history', '/settings']) {
    await cold.goto(path);
    await expect(cold.locator('[data-route] *').first()).toBeAttached();
    await expect(cold.getByText(/Maya/)).toHaveCount(0);
  }
});

test('a forced logout takes the app away from the device, and the next visit brings it back', async ({ page }) => {
  await page.goto('/');
  await isKept(page);
  const inactive = await subscribe(page);
  await signInHere(page, { ...inactive, user: { ...inactive.user, subscriptionStatus: 'inactive' } });
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { ...inactive.user, subscriptionStatus: 'inactive' } }),
  );
  await page.goto('/dashboard-full');
  await expect(page).toHaveURL('/subscribe?forceLogout=true');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();

  await page.goto('/login');
  await isKept(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
