import { expect, type Locator, type Page } from '@playwright/test';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { openHeldWorkout, turnStep } from './guided-player.ts';
import {
  bodyDialog,
  completeWorkout,
  goToLastStep,
  passWin,
  rateWorkout,
  ratingDialog,
  startGuide,
  successDialog,
  winScreen,
} from './workout-player.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const SIZES = [...PHONES, { width: 844, height: 390 }, { width: 768, height: 1024 }, { width: 1280, height: 800 }];

/** Whole in the window, and what a finger would touch there. */
async function expectInSight(wanted: Locator): Promise<void> {
  await expect(wanted).toBeInViewport({ ratio: 1 });
  const isOnTop = await wanted.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
    );
  });
  expect(isOnTop, `${wanted} is covered`).toBe(true);
}

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('a workout by hand ends with its two buttons in sight', async ({ page }) => {
      await signInHere(page, await subscribe(page));
      await page.goto('/workout/1');
      await goToLastStep(page);
      await completeWorkout(page, { rating: 8 });
      for (const name of ['Share Your Win', 'Back to Workouts']) await expectInSight(button(successDialog(page), name));
      await button(successDialog(page), 'Back to Workouts').click();
      for (const name of ['All good', 'Not quite', 'Close']) await expectInSight(button(bodyDialog(page), name));
    });

    test('a guided session ends with the praise and all ten ratings in sight, then the two buttons', async ({
      page,
    }) => {
      await openHeldWorkout(page, '?length=10');
      await startGuide(page);
      await turnStep(page);
      await turnStep(page);
      await runSeconds(page, 166);
      await expect(winScreen(page)).toContainText('One down, eleven to go.');
      await page.clock.resume();
      await expectInSight(button(winScreen(page), 'Nice'));
      await passWin(page);
      for (const rating of Array.from({ length: 10 }, (_, index) => String(index + 1)))
        await expectInSight(ratingDialog(page).getByRole('radio', { name: rating, exact: true }));
      await expectInSight(button(ratingDialog(page), 'Skip'));
      await rateWorkout(page, { rating: 9 });
      for (const name of ['Share Your Win', 'Back to Workouts']) await expectInSight(button(successDialog(page), name));
      await expect(successDialog(page)).toContainText('New badge');
    });

    test('a finished block is congratulated on with the way on in sight', async ({ page }) => {
      const member = await chooseStepGoal(page, await subscribe(page), 5_000);
      for (const id of WORKOUT_IDS) await recordWorkout(page, member, Number(id));
      await signInHere(page, member);
      await page.goto('/dashboard-full');
      const dialog = page.getByRole('dialog', { name: '4 weeks. 12 workouts. You did that.' });
      await expectInSight(button(dialog, 'Start New 4-Week Block'));
    });
  });
}

for (const viewport of PHONES) {
  test.describe(`with a coach, at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, siteFile: { coaching: { coachName: 'Sam Example', url: 'https://coach.example/book' } } });

    test('a finished block is congratulated on with both ways on in sight', async ({ page }) => {
      const member = await chooseStepGoal(page, await subscribe(page), 5_000);
      for (const id of WORKOUT_IDS) await recordWorkout(page, member, Number(id));
      await signInHere(page, member);
      await page.goto('/dashboard-full');
      const dialog = page.getByRole('dialog', { name: '4 weeks. 12 workouts. You did that.' });
      await expectInSight(dialog.getByRole('link', { name: /^Get 1:1 Coaching/ }));
      await expectInSight(button(dialog, 'Start New 4-Week Block'));
    });
  });
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The bar's box has nothing of what starts the workout, where the page stands and where that was scrolled to. */
async function expectStartFree(page: Page): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Add to Home Screen' });
  const start = page.getByRole('main').getByRole('link', { name: /^Start/ });
  await expect(bar).toBeAttached();
  for (const viewport of [...SIZES, { width: 390, height: 664 }]) {
    await page.setViewportSize(viewport);
    const isApart = async () => {
      const [above, below] = [await boxOf(start), await boxOf(bar)];
      return above.y + above.height <= below.y || below.y + below.height <= above.y;
    };
    await expect.poll(isApart, `${viewport.width} by ${viewport.height}`).toBe(true);
    await start.scrollIntoViewIfNeeded();
    await expectInSight(start);
    await page.evaluate(() => scrollTo(0, 0));
  }
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the offer to install leaves the button that starts the workout free', async ({ page }) => {
    await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
    await page.goto('/dashboard-full');
    await expectStartFree(page);
  });
});

test('on Android the offer to install leaves the button that starts the workout free', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  await expect(page.getByRole('main').getByRole('link', { name: /^Start/ })).toBeVisible();
  await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })),
  );
  await expectStartFree(page);
});
