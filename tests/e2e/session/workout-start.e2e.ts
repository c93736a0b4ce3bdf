import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { press as pressKey, tabTo } from '#tests/e2e/support/keyboard.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import {
  chooseStepGoal,
  signInHere,
  storedWorkouts,
  subscribe,
  today,
  type Visitor,
} from '#tests/e2e/support/visitors.ts';
import { someOf } from '#tests/test-size.ts';
import { digits, pauseSheet, press, showControls, title } from './guided-player.ts';
import { rateWorkout, reachStart, startGuide, successDialog } from './workout-player.ts';
import { adjustButton, goByHand, startButton } from './workout-start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function signInOnHome(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  return member;
}

async function openStart(page: Page, query = ''): Promise<void> {
  await signInOnHome(page);
  await page.goto(`/workout/1${query}`);
  await reachStart(page);
  await expect(startButton(page)).toBeVisible();
}

const dial = (page: Page) => page.locator(':is(main, [role=dialog]) [data-minutes]').last();

test('the mood of today reaches the button, and one tap leads from it to the praise', async ({ page }) => {
  test.setTimeout(120_000);
  const member = await signInOnHome(page);
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto('/dashboard-full');
  await page.getByRole('radio', { name: 'Tired' }).click();
  await expect(page.getByRole('link', { name: 'Start 10 min, Easier' })).toBeVisible();
  await page.getByRole('link', { name: 'Adjust' }).click();
  await reachStart(page);
  await expect(title(page)).toHaveText('Strength & Core Foundation');
  await expect(startButton(page)).toHaveText('Start 10 min, Easier');
  await adjustButton(page).click();
  await expect(page.getByRole('radio', { name: '10 min' })).toBeChecked();
  await press(page, 'Done');
  await expect(dial(page)).toHaveAttribute('data-minutes', '0/10');

  await holdPageClock(page);
  await startGuide(page);
  await expect(title(page)).toHaveText('Get ready');
  await runSeconds(page, 10 + 66);
  await press(page, 'Pause, I’m needed');
  await expect(dial(page)).toHaveAttribute('data-minutes', '1/10');
  await expect(dial(page)).toHaveAttribute('data-frozen', 'true');
  await expect(pauseSheet(page)).toContainText('9 min left');
  await press(page, 'Carry on');
  await runSeconds(page, 640);
  await expect(dial(page)).toHaveAttribute('data-minutes', '10/10');
  await page.clock.resume();
  await rateWorkout(page, { rating: 8 });
  await expect(successDialog(page)).toBeVisible();
  await expect.poll(() => storedWorkouts(page, member)).toMatchObject([{ length: '10', rating: 8 }]);
});

test('length, level and sound are changed there, and a reload keeps them', async ({ page }) => {
  await openStart(page);
  await expect(startButton(page)).toHaveText('Start 25 min');
  await expect(page.getByRole('list').filter({ hasText: 'mat' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(adjustButton(page)).toHaveText('Adjust Standard, Voice');
  await adjustButton(page).click();
  await page.getByRole('radio', { name: '15 min' }).click();
  await page.getByRole('radio', { name: 'Easier' }).click();
  await page.getByRole('radio', { name: 'Off' }).click();
  await press(page, 'Done');
  await expect(dial(page)).toHaveAttribute('data-minutes', '0/15');
  await expect(page).toHaveURL('/workout/1?length=15&level=easier');
  await page.reload();
  await expect(startButton(page)).toHaveText('Start 15 min, Easier');
  await expect(adjustButton(page)).toHaveText('Adjust Easier, Off');
  await startGuide(page);
  await showControls(page);
  await expect(page.getByRole('radio', { name: 'Easier' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Sound: Off' })).toBeVisible();
});

test('by hand has its own place behind it, and back leads to the start screen', async ({ page }) => {
  await openStart(page);
  await goByHand(page);
  await expect(title(page)).toBeFocused();
  await press(page, 'Next');
  await expect(page).toHaveURL('/workout/1?step=2');
  await page.goBack();
  await expect(page.getByText('1 / 3')).toBeVisible();
  await page.goBack();
  await expect(startButton(page)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await press(page, 'Leave');
  await expect(page).toHaveURL('/dashboard-full?tab=workouts');
});

test('a keyboard alone reads it, changes it and starts it', async ({ page }) => {
  await openStart(page);
  await expect(title(page)).toBeFocused();
  await tabTo(page, page.getByRole('list', { name: 'The moves' }));
  await pressKey(page, adjustButton(page));
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(adjustButton(page)).toHaveText('Adjust Easier, Voice');
  await expect(adjustButton(page)).toBeFocused();
  await pressKey(page, startButton(page));
  await expect(digits(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('it is sound on both phones, in light and in dark, its sheet too, and nothing moves', async ({ page }) => {
  test.slow(); // many screens are looked at
  await openStart(page);
  await expectAccessibleLayout(page);
  await adjustButton(page).click();
  await expectAccessibleLayout(page);
});

const SCREENS = [
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 640, text: '200%' },
  { width: 844, height: 390, text: '100%' },
  { width: 320, height: 640, text: '100%' },
  { width: 844, height: 390, text: '200%' },
  { width: 768, height: 1024, text: '100%' },
  { width: 1280, height: 800, text: '100%' },
];

for (const { width, height, text } of someOf(SCREENS, 3)) {
  test(`at ${width} by ${height} with text of ${text} nothing is cut, and all of it can be reached`, async ({
    page,
  }) => {
    await openStart(page);
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    for (const part of await page.locator('main :is(button, h1, h2)').all()) {
      await part.scrollIntoViewIfNeeded();
      const words = await part.textContent();
      const isOnTop = await part.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && (element.contains(under) || under?.contains(element));
      });
      expect(isOnTop, words ?? '').toBe(true);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
