import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { digits, pauseSheet, title } from './guided-player.ts';
import { reachStart, startGuide } from './workout-player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Longer than a timer may be late. */
const HELD_UP_MS = 6_000;

async function workUntil(page: Page, second: string): Promise<void> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/workout/1?length=10');
  await reachStart(page);
  await startGuide(page);
  await expect(title(page)).toHaveText('March on the spot', { timeout: 20_000 });
  await expect(digits(page)).toHaveText(second);
}

test('a page in sight that a busy device holds up goes on, without the time that was lost', async ({ page }) => {
  await workUntil(page, '43');
  await holdUpFor(page, HELD_UP_MS);
  await expect(digits(page)).toHaveText('40');
  await expect(pauseSheet(page)).toHaveCount(0);
});

test('a page that the browser freezes in the middle of a move waits there, to the second, and says why', async ({
  page,
}) => {
  await workUntil(page, '43');
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await holdUpFor(page, HELD_UP_MS);
  await expect(pauseSheet(page)).toBeVisible();
  await expect(pauseSheet(page)).toContainText('Your device put this page to sleep, so we waited here.');
  const left = await leftIn(page);
  expect(left).toBeGreaterThanOrEqual(41);
  expect(left).toBeLessThanOrEqual(43);
  await pauseSheet(page).getByRole('button', { name: 'Carry on' }).click();
  await expect(digits(page)).toHaveText(String(left - 2));
});

/**
 * Every script of the page stands still while the clocks go on, as on a busy device, or in a page that the browser has
 * frozen. Chromium freezes none that can be seen, and a browser without a window shows every page.
 */
async function holdUpFor(page: Page, ms: number): Promise<void> {
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
