import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { digits, pauseSheet, title } from './guided-player.ts';
import { chooseStepGoal, signInHere, subscribe } from './visitors.ts';
import { reachCover, startGuide } from './workout-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Longer than a timer may be late. */
const FROZEN_MS = 6_000;

test('a page that the browser freezes in the middle of a move waits there, to the second', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/workout/1?length=10');
  await reachCover(page);
  await startGuide(page);
  await expect(title(page)).toHaveText('March on the spot', { timeout: 20_000 });
  await expect(digits(page)).toHaveText('43');
  await freezeFor(page, FROZEN_MS);
  await expect(pauseSheet(page)).toBeVisible();
  const left = await leftIn(page);
  expect(left).toBeGreaterThanOrEqual(41);
  expect(left).toBeLessThanOrEqual(43);
  await pauseSheet(page).getByRole('button', { name: 'Carry on' }).click();
  await expect(digits(page)).toHaveText(String(left - 2));
});

/**
 * Every script of the page stands still while the clocks go on, as in a page that the browser has frozen. Chromium freezes
 * none that can be seen, and a browser without a window shows every page.
 */
async function freezeFor(page: Page, ms: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Debugger.enable');
  const frozenAt = Date.now();
  await browser.send('Debugger.pause');
  await expect.poll(() => Date.now() - frozenAt, { timeout: 2 * ms }).toBeGreaterThan(ms);
  await browser.send('Debugger.resume');
  await browser.send('Debugger.disable');
}

const leftIn = async (page: Page): Promise<number> =>
  Number(/, (\d+) seconds left/.exec((await pauseSheet(page).textContent()) ?? '')?.[1]);
