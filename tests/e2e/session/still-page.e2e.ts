import { type CDPSession, expect } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { digits, title } from './guided-player.ts';
import { reachFirstStep, startGuide } from './workout-player.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('while a session runs its page is laid out once a second, for its digits', async ({ page }) => {
  await signInHere(page, await subscribe(page));
  await page.goto('/workout/1');
  await reachFirstStep(page);
  await startGuide(page);
  await expect(title(page)).toHaveText('March on the spot', { timeout: 30_000 });
  await expect(digits(page)).toHaveText('50', { timeout: 30_000 });
  // They are counted from here on.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const before = await layoutsOf(browser);
  await expect(digits(page)).toHaveText('40', { timeout: 30_000 });
  const after = await layoutsOf(browser);
  const seconds = after.atSeconds - before.atSeconds;
  expect((after.layouts - before.layouts) / seconds).toBeLessThanOrEqual(1.5);
  expect((after.styles - before.styles) / seconds).toBeLessThanOrEqual(8);
});

/** How often the browser has laid the page out and worked its styles out, on its own clock. */
async function layoutsOf(browser: CDPSession): Promise<{ atSeconds: number; layouts: number; styles: number }> {
  const { metrics } = await browser.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    atSeconds: metric('Timestamp'),
    layouts: metric('LayoutCount'),
    styles: metric('RecalcStyleCount'),
  };
}
