import { expect, type Page } from '@playwright/test';
import { reachStart } from '#tests/e2e/session/workout-player.ts';
import { startButton } from '#tests/e2e/session/workout-start.ts';
import { enterSteps, workedOut } from '#tests/e2e/support/activity.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { press, tabTo } from '#tests/e2e/support/keyboard.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { wordsIn } from '#tests/e2e/support/words-in.ts';

const MAX_CONTROLS = 16;
const MAX_WORDS = 150;

/** Week two, one of three done, steps every day: in the middle of the programme. */
async function openInTheMiddle(page: Page): Promise<void> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  for (const [id, ago] of [
    [1, 8],
    [2, 6],
    [3, 4],
    [4, 2],
  ] as const) {
    await workedOut(page, member, id, ago);
  }
  for (const [ago, steps] of [5_200, 6_100, 4_210].entries()) await enterSteps(page, member, 2 - ago, steps);
  await signInHere(page, member);
  await page.goto('/workout/5');
  await reachStart(page); // past the questions
  await page.goto('/dashboard-full');
  await expect(page.getByRole('region', { name: 'Your badges' })).toBeVisible();
}

const startLink = (page: Page) => page.getByRole('link', { name: /^Start 25 min/ });

/** What is seen; what is only heard is left out. */
const wordsOn = async (page: Page): Promise<number> =>
  (await wordsIn(page.locator('[data-home]'))) - (await wordsIn(page.locator('[data-home] .visually-hidden')));

const controlsOn = (page: Page) =>
  page.locator('[data-home] :is(a, button, input, select, textarea)').filter({ visible: true });

test('Home is few words and few controls, and leads to “Get ready” with one tap', async ({ page }) => {
  await openInTheMiddle(page);
  expect(await wordsOn(page)).toBeLessThanOrEqual(MAX_WORDS);
  expect(await controlsOn(page).count()).toBeLessThanOrEqual(MAX_CONTROLS);
  await startLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get ready' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('“Adjust” leads to the start screen, and only its button begins', async ({ page }) => {
  await openInTheMiddle(page);
  await page.getByRole('link', { name: 'Adjust' }).click();
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('with the keyboard: from the start of Home to “Get ready”, and what waits behind “Your days”', async ({
  page,
}) => {
  await openInTheMiddle(page);
  const days = page.getByRole('button', { name: 'Your days' });
  await press(page, days);
  await expect(page.getByRole('dialog', { name: 'Your days' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(days).toBeFocused();
  await page.goto('/dashboard-full');
  await tabTo(page, startLink(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('before the safety questions are answered, the tap leads to them', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  await startLink(page).click();
  await expect(page.getByRole('button', { name: 'None of these' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test(`at ${size.width} by ${size.height} Start stands on the first screen, whole and uncovered`, async ({ page }) => {
    await page.setViewportSize(size);
    await openInTheMiddle(page);
    const { x, y, width, height } = await boxOf(startLink(page));
    expect(y + height).toBeLessThanOrEqual(size.height);
    for (const at of [y + 4, y + height - 4]) {
      const name = await page.evaluate(
        ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a')?.textContent,
        [x + width / 2, at],
      );
      expect(name).toBe('Start 25 min');
    }
  });
}
