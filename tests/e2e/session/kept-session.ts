import { expect, type Page } from '@playwright/test';
import { picturesOfMoves } from '#client/coach/coach-pictures-of-week.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { COOL_DOWN, WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { INSTALL_LIMIT_MS, isKept, picturesKept } from '#tests/e2e/support/kept-app.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { digits, resumeSheet, title } from './guided-player.ts';
import { reachFirstStep, startGuide } from './workout-player.ts';

const MAIN = findWorkout('a', 1)?.circuits.flatMap(({ moves }) => moves) ?? [];
const ITS_PICTURES = picturesOfMoves([...WARM_UP.moves, ...MAIN, ...COOL_DOWN.moves], SHIPPED_WORDS);

/**
 * Home was never open: from the welcome the member went straight into their first workout. The network goes as soon
 * as the app and the pictures of this workout are on the device. /
 */
export async function carryOnWithoutNetwork(page: Page): Promise<void> {
  await signInHere(page, await subscribe(page));
  await page.goto('/workout/1');
  await reachFirstStep(page);
  await startGuide(page);
  await isKept(page);
  await expect
    .poll(() => picturesKept(page), { timeout: INSTALL_LIMIT_MS })
    .toEqual(expect.arrayContaining(ITS_PICTURES));
  // There is something to carry on with.
  await expect(title(page)).toHaveText('March on the spot', { timeout: 20_000 });
  await expect(digits(page)).toHaveText(/^5\d$/);
  await page.context().setOffline(true);
  await page.reload();
  await resumeSheet(page).getByRole('button', { name: 'Carry on' }).click();
  await expect(title(page)).not.toBeEmpty();
}
