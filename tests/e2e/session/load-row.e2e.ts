import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { holdPageClock, runSeconds } from '#tests/e2e/support/page-clock.ts';
import { openHeldWorkout, press, title, turnStep } from './guided-player.ts';
import { startGuide } from './workout-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const weight = (page: Page) => page.getByRole('region', { name: 'Weight' });

/** Shorter than any rest. */
const STEP_SECONDS = 5;
const LONGEST_SECONDS = 600;

/** Through whatever comes before it to the rest before this move. */
async function goToRestBefore(page: Page, move: string): Promise<void> {
  const next = page.getByRole('img', { name: new RegExp(`^The coach shows: ${move}`) });
  for (let second = 0; second < LONGEST_SECONDS; second += STEP_SECONDS) {
    if ((await title(page).textContent()) === 'Rest' && (await next.isVisible())) return;
    await runSeconds(page, STEP_SECONDS);
  }
  throw new Error(`There is no rest before ${move}.`);
}

/** In time that runs, which the rest must outlast. */
async function lookAtRest(page: Page): Promise<void> {
  for (let times = 0; times < 4; times += 1) await press(page, '+15s rest');
  await page.clock.resume();
  await expectAccessibleLayout(page);
  await holdPageClock(page);
}

test('the weight of her bag is asked for once in the rest, told the next time, and changed by a tap', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openHeldWorkout(page);
  await startGuide(page);
  await turnStep(page);
  await goToRestBefore(page, 'Backpack deadlift');
  await expect(weight(page)).toContainText('How heavy is your bag?');
  await lookAtRest(page);
  await press(page, '4 kg');
  await expect(weight(page).getByRole('status')).toHaveText('Last time 4 kg');
  await press(page, 'Heavier');
  await expect(weight(page).getByRole('status')).toHaveText('Noted: 5 kg');
  await lookAtRest(page);

  await goToRestBefore(page, 'Backpack row');
  await expect(weight(page).getByRole('status')).toHaveText('Your bag: 5 kg');
  await goToRestBefore(page, 'Backpack deadlift');
  await expect(weight(page).getByRole('status')).toHaveText('Last time 5 kg');
});
