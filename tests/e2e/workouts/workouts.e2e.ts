import { expect, type Page } from '@playwright/test';
import { completeWorkout, goToLastStep, leaveWin } from '#tests/e2e/session/workout-player.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import {
  chooseStepGoal,
  recordWorkout,
  signInHere,
  storedWorkouts,
  subscribe,
  type Visitor,
} from '#tests/e2e/support/visitors.ts';

const HISTORY = '/dashboard-full?tab=workouts&view=history';

async function memberWith(page: Page, ...workouts: number[]): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  for (const id of workouts) await recordWorkout(page, member, id, { rating: 6, notes: `Workout ${id}` });
  await signInHere(page, member);
  return member;
}

const rowOf = (page: Page, notes: string) => page.getByRole('listitem').filter({ hasText: notes });

test('all twelve are open in any order, and the next one is marked', async ({ page }) => {
  await memberWith(page, 1, 6);
  await page.goto('/dashboard-full?tab=workouts');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Finding Your Rhythm/ }).click();
  await expect(page).toHaveURL('/dashboard-full?tab=week1');
  await expect(page.getByText('1/3', { exact: false }).first()).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Start Workout/ }) });
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('Done');
  await expect(cards.nth(0)).toContainText('6/10');
  await expect(cards.nth(0)).toContainText('Today, 25 min');
  await expect(cards.nth(0)).toContainText('Workout 1');
  await expect(cards.nth(1)).toContainText('next');
  await expectAccessible(page);
  for (const week of [2, 3, 4]) {
    await page.goto(`/dashboard-full?tab=week${week}`);
    await expect(page.getByRole('link', { name: /^Start Workout/ })).toHaveCount(3);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`back from a finished workout she sees the tick in its week, drawn once (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await memberWith(page, 1, 2);
    await page.goto('/workout/3');
    await goToLastStep(page);
    await completeWorkout(page, { rating: 9 });
    await leaveWin(page);
    await expect(page).toHaveURL('/dashboard-full?tab=week1');
    await expect(page.getByText('3/3')).toBeVisible();
    const done = page.getByRole('region', { name: 'Core & Control' }).locator('svg').first();
    await expect(done).toBeInViewport();
    const drawing = () => done.locator('path').evaluate((path) => getComputedStyle(path).animationName);
    expect(await drawing()).toMatch(reducedMotion === 'reduce' ? /^none$/ : /draw/);
    expect(await done.locator('path').evaluate((path) => getComputedStyle(path).strokeDasharray)).toBe('24px');
    await page.reload();
    await expect(done).toBeVisible();
    expect(await drawing()).toBe('none');
  });
}

test('the introduction is remembered as seen', async ({ page }) => {
  await memberWith(page);
  await page.goto('/dashboard-full?tab=workouts');
  const introduction = page.getByRole('button', { name: /How it works/ });
  await expect(introduction).toHaveAttribute('aria-expanded', 'true');
  await introduction.click();
  await page.reload();
  await expect(introduction).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => localStorage.workoutIntroViewed as string)).toBe('true');
});

test('rating and note of a past workout are put right, with the keyboard alone', async ({ page }) => {
  const member = await memberWith(page, 1);
  await page.goto(HISTORY);
  await page.getByRole('button', { name: /^Change Strength/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the first entry has the focus
  const sheet = page.getByRole('dialog', { name: 'Change rating or note' });
  await expectAccessible(page);
  await sheet.getByRole('radio', { name: '6', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await sheet.getByLabel('Notes').fill('It was better than I thought');
  await sheet.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(rowOf(page, 'It was better than I thought')).toContainText('Rated 8 of 10');
  await expect
    .poll(async () => (await storedWorkouts(page, member)).map(({ rating, notes }) => ({ rating, notes })))
    .toEqual([{ rating: 8, notes: 'It was better than I thought' }]);
  await page.goto('/dashboard-full?tab=week1');
  await expect(page.getByText('It was better than I thought')).toBeVisible();
});

test('a deleted workout is gone from every screen, and Undo brings it back', async ({ page }) => {
  const member = await memberWith(page, 1, 2);
  await page.goto(HISTORY);
  await page.getByRole('button', { name: /^Change Glutes/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByText(/^1 workout, 25 min/)).toBeVisible();
  await expect.poll(async () => (await storedWorkouts(page, member)).length).toBe(1);

  await page.getByRole('link', { name: 'Back to workouts' }).click();
  await expect(page.getByText('Block 1. 1 of 12 done')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Change Strength/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('button', { name: /^Change Strength/ })).toBeFocused();
  await expect.poll(async () => (await storedWorkouts(page, member)).map(({ workoutId }) => workoutId)).toEqual(['1']);
});

test('what the server refuses is taken back with a word', async ({ page, watch }) => {
  watch.allow(/400|workout-sessions/);
  await memberWith(page, 1);
  await page.goto(HISTORY);
  await page.route('**/workout-sessions/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 400, json: { message: 'No.', code: 'invalid_input' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: /^Change Strength/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('It wasn’t deleted')).toBeVisible();
  await expect(rowOf(page, 'Workout 1')).toBeVisible();
});

test('an empty history says what will be here', async ({ page }) => {
  await memberWith(page);
  await page.goto(HISTORY);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a workout' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a workout' })).toBeVisible();
  await expectAccessible(page);
});
