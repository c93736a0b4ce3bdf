import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { digits, openHeldWorkout } from './guided-player.ts';
import { startGuide } from './workout-player.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the bar of the countdown runs out when the segment does, and never before', async ({ page }) => {
  await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, 10.02);
  await expect(digits(page)).toHaveText('60');
  const bar = await barAt(page, [0, 0.5, 0.99, 1]);
  expect(Math.abs(bar.durationMs - 60_000)).toBeLessThanOrEqual(1_000);
  const [begun = 0, half = 0, nearly = 0, ended = 0] = bar.shares;
  expect(begun).toBeCloseTo(bar.durationMs / 60_000, 2);
  expect(half).toBeCloseTo(begun / 2, 2);
  expect(nearly).toBeGreaterThan(0);
  expect(ended).toBeCloseTo(0, 4);
});

/** How long the bar drains, and its filled share of the track at these shares of that time. */
function barAt(page: Page, shares: readonly number[]): Promise<{ durationMs: number; shares: number[] }> {
  return page.getByRole('region', { name: 'Now' }).evaluate((timer, moments) => {
    const fill = timer.querySelector('div[aria-hidden="true"] > span');
    const [filling] = fill?.getAnimations() ?? [];
    const track = fill?.parentElement?.getBoundingClientRect();
    if (!fill || !filling || !track) throw new Error('The bar does not run out by itself.');
    filling.pause();
    const durationMs = Number(filling.effect?.getComputedTiming().duration);
    const shareAt = (moment: number) => {
      filling.currentTime = durationMs * moment;
      return (fill.getBoundingClientRect().right - track.left) / track.width;
    };
    return { durationMs, shares: moments.map(shareAt) };
  }, shares);
}
