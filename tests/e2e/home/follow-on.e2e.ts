import { expect, type Page } from '@playwright/test';
import { progressPath } from '#contract/paths.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import {
  completeWorkout,
  goToLastStep,
  leaveWin,
  reachStart,
  successDialog,
} from '#tests/e2e/session/workout-player.ts';
import { startButton } from '#tests/e2e/session/workout-start.ts';
import { dayAgo, workedOut } from '#tests/e2e/support/activity.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import {
  chooseStepGoal,
  recordWorkout,
  signInHere,
  storedWorkouts,
  subscribe,
  type Visitor,
} from '#tests/e2e/support/visitors.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const congratulation = (page: Page) => page.getByRole('dialog', { name: '4 weeks. 12 workouts. You did that.' });

/** All twelve of the running block, on a day of their own. */
async function completeBlock(page: Page, member: Visitor, daysAgo: number): Promise<void> {
  for (const id of WORKOUT_IDS) await workedOut(page, member, id, daysAgo);
}

async function goOn(page: Page, { token, user }: Visitor, currentBlock: number): Promise<void> {
  const answer = await page.request.patch(progressPath(user.id), {
    headers: { authorization: `Bearer ${token}` },
    data: { currentBlock, pace: 'steady' },
  });
  expect(answer.ok()).toBe(true);
}

test('after four weeks she walks the follow-on, and keeps a rhythm after it', async ({ page }) => {
  test.setTimeout(150_000);
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await completeBlock(page, member, 3);
  for (const id of [11, 12]) await recordWorkout(page, member, id, { effort: 'hard' });
  await signInHere(page, member);

  await test.step('the specified choices stay, and beside them the follow-on', async () => {
    await page.goto('/dashboard-full');
    await expect(congratulation(page).getByRole('button', { name: 'Start New 4-Week Block' })).toBeVisible();
    await congratulation(page).getByRole('button', { name: 'Go on for 12 weeks' }).click();
    const sheet = page.getByRole('dialog', { name: 'Go on for 12 weeks' });
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    // Two of the last workouts were too hard: offered, and theirs to change.
    await expect(sheet.getByRole('radio', { name: /^Gentle/ })).toBeChecked();
    await expectAccessibleLayout(page);
    await sheet.getByRole('radio', { name: /^Steady/ }).click();
    await sheet.getByRole('button', { name: 'Start Foundation' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(/Next up: Strength & Core Foundation\./)).toBeVisible();
  });

  await test.step('a week has the workouts of the follow-on, of both editions', async () => {
    await page.goto('/dashboard-full?tab=workouts');
    const phase = page.getByRole('region', { name: 'Foundation, week 1 of 12' });
    await expect(phase).toContainText('67 minutes of workouts');
    await expectAccessibleLayout(page);
    await page.goto('/dashboard-full?tab=week1');
    await expect(page.getByRole('heading', { name: 'Cardio & Movement Flow' })).toBeVisible();
    await page.goto('/workout/2');
    await reachStart(page);
    await expect(page.getByRole('heading', { name: 'Cardio & Movement Flow' })).toBeVisible();
    await goToLastStep(page);
    await completeWorkout(page, { rating: 9 });
    await expect(successDialog(page)).toContainText('One down, eleven to go.');
    await leaveWin(page);
    const [newest] = await storedWorkouts(page, member);
    expect(newest).toMatchObject({ workoutId: '2', block: 2, edition: 'b', playedId: 2 });
  });

  await test.step('another pace changes what is open, and nothing that was done', async () => {
    await page.goto('/dashboard-full?tab=workouts');
    await page.getByRole('radio', { name: /^Gentle/ }).click();
    await expect(page.getByRole('radio', { name: /^Gentle/ })).toBeChecked();
    await page.getByRole('link', { name: /Week 2/ }).click();
    await expect(page.getByRole('heading', { name: 'Cardio & Movement Flow' })).toBeVisible();
    await page.goto('/dashboard-full?tab=week1');
    await expect(page.getByRole('region', { name: 'Cardio & Movement Flow' })).toContainText('Done');
  });

  await test.step('after three phases, a rhythm with workouts of her own', async () => {
    for (const block of [2, 3, 4]) {
      await completeBlock(page, member, 3 + block);
      if (block < 4) await goOn(page, member, block + 1);
    }
    await page.goto('/dashboard-full?tab=workouts');
    await congratulation(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Find your own rhythm' }).click();
    await expect(page.getByRole('dialog')).toContainText('You’ve done all 12 weeks.');
    await page.getByRole('button', { name: 'Start my rhythm' }).click();
    await expect(page.getByRole('region', { name: 'A rhythm to keep' })).toBeVisible();
    await expect(page.getByText('Block 4, Power')).toBeVisible();
    await page.goto('/dashboard-full?tab=week1');
    await page.getByLabel('Swap this workout').first().selectOption('b8');
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: /^Start Workout.*HIIT Challenge/ }).click();
    await reachStart(page);
    await expect(page.getByRole('heading', { name: 'HIIT Challenge' })).toBeVisible();
    await expect(startButton(page)).toContainText('25 min');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'HIIT Challenge' })).toBeVisible();
  });
});

test('a phase begins by how the last four weeks felt, where she leaves the tick', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  const squats = [{ moveId: 'squat', level: 'standard' as const, seconds: 40 }];
  for (const id of WORKOUT_IDS) {
    const completedOn = dayAgo(WORKOUT_IDS.length - id + 1);
    await recordWorkout(page, member, id, {
      effort: 'right',
      completedExercises: squats,
      completedOn,
      completedAt: Date.parse(`${completedOn}T10:00:00Z`),
    });
  }
  await signInHere(page, member);
  await page.goto('/workout/1');
  await passSafety(page);
  await expect(startButton(page)).toBeVisible();
  await page.goto('/dashboard-full');
  await congratulation(page).getByRole('button', { name: 'Go on for 12 weeks' }).click();
  const sheet = page.getByRole('dialog', { name: 'Go on for 12 weeks' });
  await expect(sheet.getByRole('checkbox', { name: /^Start from how .* 1 move a level heavier$/ })).toBeChecked();
  await expectAccessibleLayout(page);
  await sheet.getByRole('button', { name: 'Start Foundation' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const levels = () => page.evaluate(() => JSON.parse(localStorage.exerciseLevels ?? '{}'));
  await expect.poll(levels).toEqual({ squat: 'harder' });
});
