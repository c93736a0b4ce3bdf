import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { holdPageClock, runSeconds } from '#tests/e2e/support/page-clock.ts';
import { storedWorkouts, today } from '#tests/e2e/support/visitors.ts';
import {
  digits,
  expectKept,
  openHeldWorkout,
  openLater,
  press,
  READY_SECONDS,
  resumeSheet,
  TO_SECOND_SLOT_SECONDS,
  title,
  turnStep,
} from './guided-player.ts';
import { rateWorkout, startGuide, successDialog } from './workout-player.ts';
import { startButton } from './workout-start.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a workout whose page was closed goes on at its second, hours later', async ({ page, context }) => {
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, TO_SECOND_SLOT_SECONDS);
  await expect(digits(page)).toHaveText('35');
  await expectKept(page, 560);
  await page.close();

  const later = await openLater(context, `${today()}T20:00:00Z`);
  await later.goto('/workout/1');
  await expect(resumeSheet(later)).toContainText('You were on Worktop push-up, round 1.');
  await expect(resumeSheet(later)).toContainText('16 minutes left of Strength & Core Foundation');
  await holdPageClock(later);
  await press(later, 'Carry on');
  await expect(title(later)).toHaveText('Worktop push-up');
  expect(Number(await digits(later).textContent())).toBeGreaterThanOrEqual(33);
  expect(await storedWorkouts(later, member)).toEqual([]);
});

test('the next day Home offers to count it, and it counts for its own day, once', async ({ page, context }) => {
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, TO_SECOND_SLOT_SECONDS);
  const begunOn = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await expectKept(page, 560);
  await page.close();

  const later = await openLater(context, new Date(Date.parse(`${begunOn}T12:00:00Z`) + 26 * 3_600_000));
  await later.goto('/workout/1');
  await expect(startButton(later)).toBeVisible();
  await expect(resumeSheet(later)).toHaveCount(0);
  await later.goto('/dashboard-full');
  await expect(later.getByRole('heading', { name: /^You did 9 minutes of Week 1A/ })).toBeVisible();
  await press(later, 'Count it');
  await expect(later.getByRole('heading', { name: /^You did/ })).toHaveCount(0);
  await expect
    .poll(() => storedWorkouts(later, member))
    .toMatchObject([{ length: 'partial', completedOn: begunOn, rating: null, activeSeconds: 560 }]);
  await later.reload();
  await expect(later.getByRole('link', { name: /^Start/ })).toBeVisible();
  await expect(later.getByRole('heading', { name: /^You did/ })).toHaveCount(0);
});

test('Home leads on at once: nobody is asked twice to carry on', async ({ page }) => {
  await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, READY_SECONDS + 60);
  await expectKept(page, 60);
  await page.clock.resume();
  await page.goto('/dashboard-full');
  await page.getByRole('link', { name: 'Carry on' }).click();
  await expect(title(page)).toHaveText('Arm swings');
  await expect(digits(page)).toBeVisible();
  await expect(resumeSheet(page)).toHaveCount(0);
});

test('what was done counts for the day when she finishes early', async ({ page }) => {
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, READY_SECONDS + 240);
  await page.clock.resume();
  await page.reload();
  await press(page, 'Stop here and count what I did');
  await expect(page.getByText('4 minutes, counted')).toBeVisible();
  await expect.poll(() => storedWorkouts(page, member)).toMatchObject([{ length: 'partial', workoutId: '1' }]);
  await page.goto('/workout/1');
  await expect(startButton(page)).toBeVisible();
  await expect(resumeSheet(page)).toHaveCount(0);
});

test('two tabs do not both count: the tab where she pressed last has the session', async ({ page, context }) => {
  const member = await openHeldWorkout(page);
  await page.clock.resume();
  await startGuide(page);
  await runSeconds(page, READY_SECONDS + 5);
  const other = await context.newPage();
  await other.goto('/workout/1');
  await press(other, 'Carry on');
  const notice = page.getByRole('alertdialog', { name: 'You carried on in another tab' });
  await expect(notice).toBeVisible();

  await turnStep(other);
  await turnStep(other);
  await press(other, 'Complete Workout');
  await rateWorkout(other, { rating: 8 });
  await expect(successDialog(other)).toBeVisible();
  await expect.poll(async () => (await storedWorkouts(other, member)).length).toBe(1);

  await notice.getByRole('button', { name: 'Carry on here' }).click();
  await expect(page.getByRole('button', { name: 'Start the timer', exact: true })).toBeVisible();
  await expect(resumeSheet(page)).toHaveCount(0);
  expect(await storedWorkouts(page, member)).toHaveLength(1);
});
