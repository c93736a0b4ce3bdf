import { expect } from '@playwright/test';
import { AUTH_LOGOUT_PATH, stepsPath } from '#contract/paths.ts';
import { signIn } from '#tests/e2e/account/auth-forms.ts';
import { dayAgo, enterSteps, storedSteps, workedOut } from '#tests/e2e/support/activity.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { jumpMinutes, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';

test('the greeting follows the day, and the line below it the streak and the last workout', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await startPageClock(page, `${today()}T04:30:00Z`);
  await page.goto('/dashboard-full');
  await expect(page.getByText('Last workout: Never. We all start there.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Still up, Maya?' })).toBeVisible();
  for (const [minutes, greeting] of [
    [60, 'Morning, Maya'],
    [7 * 60, 'Afternoon, Maya'],
    [6 * 60, 'Evening, Maya'],
    [5 * 60, 'Still up, Maya?'],
  ] as const) {
    await jumpMinutes(page, minutes);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  }

  await workedOut(page, member, 1, 1);
  await page.reload();
  await expect(page.getByText('1 day on the go. Last workout yesterday.')).toBeVisible();
  await workedOut(page, member, 2, 0);
  await page.reload();
  await expect(page.getByText('2 days on the go. Last workout today.')).toBeVisible();
});

test('the menu leads to the settings, and Logout out, also when the server fails', async ({ page, watch }) => {
  watch.allow(/503/);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await page.route(`**${AUTH_LOGOUT_PATH}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page.getByText('See you next time!')).toBeVisible();
  await page.goto('/dashboard-full');
  await expect(page).toHaveURL('/auth');
});

test('work that has not gone up is asked about, kept, and sent after she signs in again', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ERR_CONNECTION/);
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await enterSteps(page, member, 1, 4_000);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const steps = `**${stepsPath(member.user.id)}`;
  await page.route(steps, (route) => route.abort('connectionreset'));
  await page.getByLabel('Steps today').fill('6100');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Saved on this device. We’ll sync it when we can.')).toBeVisible();

  expect(await storedSteps(page, member)).toEqual({ [dayAgo(1)]: 4_000 });

  const logout = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logout();
  const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' });
  await expect(question).toContainText('1 thing hasn’t synced yet. We’ll keep it on this device for you.');
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('6,100 of 5,000')).toBeVisible();
  await logout();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');

  await page.unroute(steps);
  await signIn(page, { email: member.user.email, password: member.password });
  await expect(page).toHaveURL('/dashboard-full');
  const again = { ...member, token: await page.evaluate(() => String(localStorage.authToken)) };
  await expect.poll(() => storedSteps(page, again)).toEqual({ [dayAgo(1)]: 4_000, [today()]: 6_100 });
  await expect(page.getByText('6,100 of 5,000')).toBeVisible();
});
