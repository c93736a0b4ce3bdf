import { expect, type Locator } from '@playwright/test';
import { dayAgo } from '#tests/e2e/support/activity.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { jumpMinutes, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';
import { someOf } from '#tests/test-size.ts';

const DAY_MINUTES = 24 * 60;
const CONSENT = 'Save your mood with each workout?';

test('one mood a day sets the start button where it stands, and one tap undoes it', async ({ page }) => {
  test.slow(); // many screens are looked at
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await startPageClock(page, `${today()}T09:00:00Z`);
  await page.goto('/dashboard-full');
  const start = page.getByRole('link', { name: /^Start/ });
  const startTop = () => placeOf(start);
  const before = await startTop();
  await page.getByRole('radio', { name: 'Peaceful' }).click();
  await expect(page.getByText('Lovely. Take that with you.')).toBeVisible();
  expect(await startTop()).toBe(before);
  await page.getByRole('radio', { name: 'Energised' }).click();
  expect(await page.evaluate(() => JSON.parse(localStorage.moodHistory as string))).toEqual([
    { date: today(), mood: 'energised', emoji: '⚡' },
  ]);
  await expect(start).toHaveText('Start 25 min, Harder');
  await expect(start).toHaveAttribute('href', '/workout/1?level=harder&start');
  expect(await startTop()).toBe(before);
  await expect(page.getByText(CONSENT)).toHaveCount(0);
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await jumpMinutes(page, DAY_MINUTES);
  await expect(page.getByRole('heading', { name: 'How are you feeling today?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Tired' }).click();
  await runSeconds(page, 5);
  await expect(start).toHaveText('Start 10 min, Easier');
  await expect(start).toHaveAttribute('href', '/workout/1?length=10&level=easier&start');
  expect(await startTop()).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(start).toHaveText('Start 25 min');
  await expect(start).toHaveAttribute('href', '/workout/1?start');
  await page.reload();
  await expect(start).toHaveText('Start 25 min');
  await page.getByRole('button', { name: 'Your days' }).click();
  await expect(page.getByRole('img', { name: 'Your last 14 days: Energised 1, Tired 1' })).toBeVisible();
});

/** In the page, wherever it is scrolled to. */
const placeOf = async (part: Locator) => (await boxOf(part)).y + (await part.evaluate(() => scrollY));

const SIZES = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const size of someOf(SIZES, 2)) {
  test(`at ${size.width} by ${size.height} no mood moves the start button`, async ({ page }) => {
    await page.setViewportSize(size);
    await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
    await page.goto('/dashboard-full');
    const start = page.getByRole('link', { name: /^Start/ });
    const startTop = () => placeOf(start);
    const before = await startTop();
    for (const mood of ['Energised', 'Tired', 'Stressed', 'Peaceful']) {
      await page.getByRole('radio', { name: mood }).click();
      await expect(page.getByRole('radio', { name: mood })).toBeChecked();
      await expect.poll(startTop, mood).toBe(before);
    }
  });
}

test('after a hard week there is a kind word, once, and it can be closed', async ({ page }) => {
  test.slow(); // many screens are looked at
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await recordWorkout(page, member, 1);
  await signInHere(page, member);
  const moods = [4, 3, 2, 1].map((ago) => ({ date: dayAgo(ago), mood: 'stressed', emoji: '😣' }));
  await page.evaluate((entries) => localStorage.setItem('moodHistory', JSON.stringify(entries)), moods);
  await startPageClock(page, `${today()}T09:00:00Z`);
  await page.goto('/dashboard-full');
  const words = page.getByText('It’s been a hard few days.');
  await expect(page.getByText('Active Days Streak')).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.getByRole('radio', { name: 'Tired' }).click();
  await expect(words).toBeVisible();
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(words).toHaveCount(0);
  for (let days = 0; days < 6; days += 1) {
    await jumpMinutes(page, DAY_MINUTES);
    await page.getByRole('radio', { name: 'Tired' }).click();
    await expect(words).toHaveCount(0);
  }
  await jumpMinutes(page, DAY_MINUTES);
  await page.getByRole('radio', { name: 'Tired' }).click();
  await expect(words).toBeVisible();
});

test('the consent is asked for after a workout, can be given and taken back in the settings, and the check-ins deleted', async ({
  page,
}) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await recordWorkout(page, member, 1);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  await page.getByRole('radio', { name: 'Tired' }).click();
  await expect(page.getByText(CONSENT)).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Yes, save it' }).click();
  await page.goto('/settings?group=privacy');
  const consent = page.getByRole('switch', { name: 'Save my mood with each workout' });
  await expect(consent).toBeChecked();
  await consent.click();
  expect(await page.evaluate(() => localStorage.moodSharing)).toBe('no');
  await page.getByRole('button', { name: 'Delete my moods from this device' }).click();
  await expect(page.getByText('Your moods are deleted from this device.')).toBeVisible();
  await page.goto('/dashboard-full');
  await expect(page.getByRole('heading', { name: 'How are you feeling today?' })).toBeVisible();
});
