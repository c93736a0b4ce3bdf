import { expect, type Page } from '@playwright/test';
import { completeWorkout, goToLastStep, leaveWin, successDialog } from '#tests/e2e/session/workout-player.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';

const ELEVEN = Array.from({ length: 11 }, (_, index) => index + 1);

const congratulation = (page: Page) => page.getByRole('dialog', { name: '4 weeks. 12 workouts. You did that.' });

async function memberWithEleven(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  for (const id of ELEVEN) await recordWorkout(page, member, id);
  await signInHere(page, member);
  return member;
}

test('the twelfth workout is celebrated, and the next block starts once from two tabs', async ({ page, context }) => {
  await memberWithEleven(page);
  await page.goto('/workout/12');
  await goToLastStep(page);
  await completeWorkout(page, { rating: 10 });
  await expect(successDialog(page)).toContainText('That’s all 12.');
  await leaveWin(page);
  await expect(congratulation(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Workout Complete' })).toHaveCount(0); // the player praised it
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/dashboard-full');
  await congratulation(other).getByRole('button', { name: 'Start New 4-Week Block' }).click();
  await expect(congratulation(other)).toHaveCount(0);
  await expect(congratulation(page)).toHaveCount(0); // what was said in one tab is not said again in the other
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  // This tab has not heard of the new block, and asks for the same one again.
  await page.getByRole('button', { name: 'Start New 4-Week Block' }).click();
  await expect(page.getByText('Block 1, all 12 done')).toHaveCount(0);
  for (const tab of [page, other]) {
    await tab.goto('/dashboard-full?tab=workouts');
    await expect(tab.getByText('Block 2. 0 of 12 done')).toBeVisible();
    await expect(tab.getByRole('region', { name: '1 block done' })).toContainText('12 workouts');
  }
});

test('a member may stay in her block, and start the next one from Home', async ({ page }) => {
  const member = await memberWithEleven(page);
  await recordWorkout(page, member, 12);
  await page.goto('/dashboard-full');
  await congratulation(page).getByRole('button', { name: 'Not yet' }).click();
  await page.reload();
  await expect(page.getByText('Block 1, all 12 done')).toBeVisible();
  await expect(congratulation(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Start New 4-Week Block' }).click();
  await expect(page.getByText('Block 1, all 12 done')).toHaveCount(0);

  await page.goto('/dashboard-full?tab=workouts');
  await page.getByRole('link', { name: /^Block 1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Block 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Workouts' })).toBeVisible();
});

test('a workout that was counted while its player was closed is praised by the main app, once', async ({ page }) => {
  await memberWithEleven(page);
  await page.goto('/workout/12');
  await goToLastStep(page);
  // The page goes away between the button and the praise.
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      write.call(this, key, value);
      if (key === 'uncelebratedWorkouts') sessionStorage.setItem('copy', value);
    };
  });
  await completeWorkout(page, { rating: 10 });
  await page.evaluate(() => {
    const noted = sessionStorage.getItem('copy');
    if (noted !== null) localStorage.setItem('uncelebratedWorkouts', noted);
  });
  await page.goto('/dashboard-full');
  const praise = page.getByRole('dialog', { name: 'Workout Complete' });
  await expect(praise).toContainText('That’s all 12.');
  await expect(praise.getByRole('button', { name: 'Share Your Win' })).toBeVisible();
  await expectAccessible(page);
  await praise.getByRole('button', { name: 'Continue' }).click();
  await congratulation(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText('Block 1, all 12 done')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
