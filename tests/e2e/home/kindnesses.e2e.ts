import { expect } from '@playwright/test';
import { statsPath } from '#contract/paths.ts';
import { dayAgo, enterSteps, workedOut } from '#tests/e2e/support/activity.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';

test('badges, a plan for the week, a goal that may suit, and a welcome after a break', async ({ page }) => {
  test.slow(); // many screens are looked at
  const member = await subscribe(page);
  const goal = { stepGoal: 5_000, from: dayAgo(40) };
  const headers = { authorization: `Bearer ${member.token}` };
  expect((await page.request.patch(statsPath(member.user.id), { headers, data: goal })).ok()).toBe(true);
  for (const [id, ago] of [
    [1, 35],
    [2, 34],
    [3, 33],
  ] as const) {
    await workedOut(page, member, id, ago);
  }
  await signInHere(page, { ...member, user: { ...member.user, stepGoal: 5_000 } });
  await page.goto('/dashboard-full');
  await expect(page.getByText(/^Good to see you\. Last workout/)).toBeVisible();
  await expect(page.getByText('You’re back. Try a short one or Easier.')).toBeVisible();
  const openDays = () => page.getByRole('button', { name: 'Your days' }).click();
  const closeDays = () => page.getByRole('button', { name: 'Close' }).click();
  const badges = page.getByRole('region', { name: 'All your badges' });
  await openDays();
  await expect(badges.getByRole('listitem')).toHaveText([
    /^Rhythm Found/,
    /^First one done/,
    /^Short counts/,
    /^5 workouts done.*2 workouts to go/,
  ]);

  await page.getByRole('button', { name: 'Choose days' }).click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) await page.getByRole('button', { name: day }).click();
  await expect(page.getByRole('button', { name: 'Thursday' })).toBeDisabled();
  await page.getByLabel(/^After/).fill('the school run');
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByText('Monday, Tuesday, Wednesday, after the school run.')).toBeVisible();
  await closeDays();

  for (let ago = 14; ago >= 1; ago -= 1) await enterSteps(page, member, ago, 5_600);
  await workedOut(page, member, 4, 0);
  await page.reload();
  await expect(page.getByText(/^Good to see you\./)).toHaveCount(0);
  await expect(page.getByText(/That was the hard one: the first one back\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your badges' })).toContainText('Welcome back');
  await openDays();
  const inThisMonth = Array.from({ length: 15 }, (_, ago) => dayAgo(ago)).filter(
    (day) => day.slice(0, 7) === today().slice(0, 7),
  ).length;
  await expect(page.getByRole('dialog')).toContainText(`This month: ${inThisMonth} day`);
  await expect(badges.getByRole('listitem').first()).toHaveText(/^Welcome back/);
  await closeDays();

  const steps = page.getByRole('region', { name: 'Today’s steps' });
  await expect(steps).toContainText('on most days for 2 weeks. Try 5,500?');
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await steps.getByRole('button', { name: 'Change to 5,500' }).click();
  await expect(steps).toContainText('of 5,500');
  await page.reload();
  await expect(steps).toContainText('of 5,500');
  await expect(steps.getByText('Try 5,500?')).toHaveCount(0);
});
