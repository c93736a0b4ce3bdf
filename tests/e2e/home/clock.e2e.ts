import { expect } from '@playwright/test';
import { AUTH_ME_PATH } from '#contract/paths.ts';
import { completeWorkout, goToLastStep, successDialog } from '#tests/e2e/session/workout-player.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { holdPageClock, jumpMinutes, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, signInHere, storedWorkouts, subscribe, today } from '#tests/e2e/support/visitors.ts';

const MS_PER_DAY = 86_400_000;

test('a mood stays for its day, its message for four seconds', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await startPageClock(page, `${today()}T23:50:00Z`);
  await page.goto('/dashboard-full');
  await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
  await holdPageClock(page);
  await page.getByRole('radio', { name: 'Energised' }).click();
  const message = page.getByText('Lovely. Let’s use it.');
  await expect(message).toBeVisible();
  await runSeconds(page, 3.5);
  await expect(message).toBeVisible();
  await runSeconds(page, 1);
  await expect(message).toHaveCount(0);
  await page.getByRole('radio', { name: 'Tired' }).click();
  await expect(page.getByText('Change your mood:')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.moodHistory as string).length)).toBe(1);

  await jumpMinutes(page, 20); // past midnight
  await expect(page.getByRole('heading', { name: 'How are you feeling today?' })).toBeVisible();
  const moods = page.getByRole('radiogroup', { name: 'How are you feeling today?' });
  await expect(moods.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a toast goes after five seconds, and a new one takes its place', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await startPageClock(page, new Date());
  await page.goto('/dashboard-full');
  await page.getByLabel('Steps today').fill('5000');
  await holdPageClock(page);
  await page.getByRole('button', { name: 'Update' }).click();
  const toast = page.getByText('Step goal achieved!');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0); // a toast under the pointer waits
  await runSeconds(page, 4.5);
  await expect(toast).toBeVisible();
  await runSeconds(page, 1);
  await expect(toast).toHaveCount(0);
});

test('the account is read again every five seconds, and one that turned inactive is closed at once', async ({
  page,
}) => {
  const member = await subscribe(page);
  await signInHere(page, member);
  await startPageClock(page, new Date());
  let readings = 0;
  await page.route(`**${AUTH_ME_PATH}`, (route) => {
    readings += 1;
    return route.fallback();
  });
  await page.goto('/dashboard-full');
  await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
  const before = readings;
  for (let seconds = 0; seconds < 20; seconds += 5) {
    const read = page.waitForResponse(`**${AUTH_ME_PATH}`);
    await runSeconds(page, 5);
    await read;
  }
  expect(readings - before).toBe(4);

  await page.route(`**${AUTH_ME_PATH}`, (route) =>
    route.fulfill({ json: { ...member.user, subscriptionStatus: 'inactive' } }),
  );
  await runSeconds(page, 5);
  const blocked = page.getByRole('alertdialog', { name: 'Access Blocked' });
  await expect(blocked).toContainText('Inactive - Payment Required');
  await expect(blocked.getByRole('link', { name: 'Complete Payment (£29.99)' })).toBeVisible();
  await blocked.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/subscribe');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a workout finished on a device whose clock is ten days wrong is stored for today', async ({ page }) => {
  const member = await subscribe(page);
  await signInHere(page, member);
  await startPageClock(page, new Date(Date.now() + 10 * MS_PER_DAY));
  await page.goto('/workout/1');
  await goToLastStep(page);
  await completeWorkout(page, { rating: 7, notes: 'What day is it?' });
  await expect
    .poll(async () => (await storedWorkouts(page, member)).map(({ notes, completedOn }) => ({ notes, completedOn })))
    .toEqual([{ notes: 'What day is it?', completedOn: today() }]);
  await expect(successDialog(page)).not.toContainText('Saved on this device.');
});
