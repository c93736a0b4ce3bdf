import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { storedWorkouts, today, type Visitor } from '#tests/e2e/support/visitors.ts';
import { wordsIn } from '#tests/e2e/support/words-in.ts';
import { IS_FULL } from '#tests/test-size.ts';
import { expectKept, openHeldWorkout, openLater, turnStep } from './guided-player.ts';
import {
  bodyDialog,
  passWin,
  rateWorkout,
  ratingDialog,
  startGuide,
  successDialog,
  winScreen,
} from './workout-player.ts';
import { startButton } from './workout-start.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The cool-down of the ten minute version, and five seconds before it. */
const LAST_STEP_SECONDS = 165;

/** The step before the last one is skipped. */
async function playLastStepUntil(page: Page, second: number): Promise<Visitor> {
  const member = await openHeldWorkout(page, '?length=10');
  await startGuide(page);
  await turnStep(page);
  await turnStep(page);
  await runSeconds(page, second);
  return member;
}

const praiseOnHome = (page: Page) => page.getByRole('dialog', { name: 'Workout Complete' });
const isStored = (page: Page, member: Visitor, ...ratings: (number | null)[]) =>
  expect
    .poll(async () => (await storedWorkouts(page, member)).map(({ rating }) => rating), { timeout: 15_000 })
    .toEqual(ratings);

test('the end is praised and counted at once, then rated, and shared', async ({ page }) => {
  test.setTimeout(120_000);
  const member = await playLastStepUntil(page, LAST_STEP_SECONDS + 1);
  await expect(winScreen(page)).toContainText('3 minutes, and it counts. One down, eleven to go.');
  await expect(winScreen(page)).toContainText('New badge');
  expect(await wordsIn(winScreen(page))).toBeLessThanOrEqual(25);
  await expect(winScreen(page).getByRole('button')).toHaveCount(1);
  await page.clock.resume();
  await isStored(page, member, null);
  await expectAccessibleAtEverySize(page);
  await passWin(page);
  await expectAccessibleAtEverySize(page);
  await rateWorkout(page, { rating: 9, notes: 'With both hands' });
  await isStored(page, member, 9);
  await expectAccessibleLayout(page);
  const praise = successDialog(page);
  await expect(praise).toContainText('New badge');
  await expect(praise.getByRole('listitem').filter({ hasText: 'active, workout' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await expect(praise.getByRole('button', { name: 'Share Your Win' })).toBeVisible();
  await praise.getByRole('button', { name: 'Back to Workouts' }).click();
  await expectAccessibleAtEverySize(page);
  await bodyDialog(page).getByRole('button', { name: 'Not quite' }).click();
  await expectAccessibleAtEverySize(page);
});

async function expectAccessibleAtEverySize(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessibleLayout(page);
  }
}

/** Remembers that the praise came up, also in the moment in which the page is closed, when nobody can ask it any more. */
const notePraise = (page: Page) =>
  page.addInitScript(() => {
    const isTitle = ({ textContent }: Element) => textContent?.startsWith('You did it');
    const look = () => {
      if ([...document.querySelectorAll('[role=dialog] h2')].some(isTitle)) localStorage.setItem('praiseShown', 'yes');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });

/** Counted from the last second of the workout: before it, in it, in the midst of the praise, and when all of that stands. */
const CLOSED_AT = IS_FULL ? Array.from({ length: 13 }, (_, index) => index - 4) : [0, 2];

for (const second of CLOSED_AT) {
  test(`closed ${second} seconds after its end it is counted once and praised once`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await notePraise(page);
    const member = await playLastStepUntil(page, LAST_STEP_SECONDS + second);
    await page.close();
    const later = await openLater(context, `${today()}T11:00:00Z`);
    await later.goto('/dashboard-full');
    const wasPraised = await later.evaluate(() => 'praiseShown' in localStorage);
    const carryOn = later.getByRole('link', { name: 'Carry on' });
    const counted = later.getByText('Not rated');
    await expect(carryOn.or(counted).or(praiseOnHome(later)).first()).toBeVisible();
    const isCarriedOn = await carryOn.isVisible();
    if (isCarriedOn) {
      await carryOn.click();
      await expect(later.getByRole('heading', { name: 'Ease back in' })).toBeVisible();
      await runSeconds(later, 40);
      await expect(winScreen(later)).toContainText('One down, eleven to go.');
    } else if (!wasPraised) {
      await praiseOnHome(later).getByRole('button', { name: 'Continue' }).click();
    }
    await isStored(later, member, null);
    await later.goto('/dashboard-full');
    await expect(counted).toBeVisible();
    await expect(praiseOnHome(later)).toHaveCount(0);
    expect(isCarriedOn && wasPraised).toBe(false);
  });
}

test('closed a second before its end it is carried on, and praised then', async ({ page, context }) => {
  test.setTimeout(120_000);
  const member = await playLastStepUntil(page, LAST_STEP_SECONDS - 1);
  await expectKept(page, 159);
  await page.close();
  const later = await openLater(context, `${today()}T11:00:00Z`);
  await later.goto('/dashboard-full');
  await later.getByRole('link', { name: 'Carry on' }).click();
  await expect(later.getByRole('heading', { name: 'Ease back in' })).toBeVisible();
  await runSeconds(later, 40);
  await expect(winScreen(later)).toContainText('One down, eleven to go.');
  await isStored(later, member, null);
});

test('closed in the middle of the praise it is counted once, and nobody praises it again', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const member = await playLastStepUntil(page, LAST_STEP_SECONDS + 1);
  await expect(winScreen(page)).toBeVisible();
  await page.close();
  const later = await openLater(context, `${today()}T11:00:00Z`);
  await later.goto('/dashboard-full');
  await expect(later.getByText('Not rated')).toBeVisible();
  await isStored(later, member, null);
  await expect(praiseOnHome(later)).toHaveCount(0);
  await expect(later.getByRole('heading', { name: /^You did/ })).toHaveCount(0);
  await later.goto('/workout/1');
  await expect(startButton(later)).toBeVisible();
  await expect(later.getByRole('dialog')).toHaveCount(0);
});

test('counted and not yet praised when the page is closed, Home praises it, once', async ({ page, context }) => {
  test.setTimeout(120_000);
  const member = await playLastStepUntil(page, LAST_STEP_SECONDS + 1);
  await expect(winScreen(page)).toBeVisible();
  await isStored(page, member, null);
  const [stored] = await storedWorkouts(page, member);
  // As the storage stands in the moment between the two.
  await page.evaluate((id) => localStorage.setItem('uncelebratedWorkouts', JSON.stringify([id])), stored?.clientId);
  await page.close();
  const later = await openLater(context, `${today()}T11:00:00Z`);
  await later.goto('/dashboard-full');
  await praiseOnHome(later).getByRole('button', { name: 'Continue' }).click();
  await later.reload();
  await expect(later.getByText('Not rated')).toBeVisible();
  await expect(praiseOnHome(later)).toHaveCount(0);
});

test('all of it works with the keyboard alone, and may stay unrated', async ({ page }) => {
  test.setTimeout(120_000);
  const member = await playLastStepUntil(page, LAST_STEP_SECONDS + 1);
  await expect(winScreen(page)).toBeFocused();
  await page.clock.resume();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(ratingDialog(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ratingDialog(page).getByRole('radio', { name: '1', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(successDialog(page)).toBeVisible();
  await isStored(page, member, null);
});
