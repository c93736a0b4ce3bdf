import type { Page } from '@playwright/test';

const MS_PER_MINUTE = 60_000;

/** From the next page load on, `page` believes it is `instant`, and its clock runs on from there. Call before `goto`. */
export async function startPageClock(page: Page, instant: Date | string): Promise<void> {
  await page.clock.install({ time: instant });
}

/** Lets `minutes` pass at once: every timer due in between fires at most once, as after a laptop was opened again. */
export async function jumpMinutes(page: Page, minutes: number): Promise<void> {
  await page.clock.fastForward(minutes * MS_PER_MINUTE);
}

/** Lets `seconds` pass at once with every tick of every timer on the way: what a countdown or a 5-second re-read needs. */
export async function runSeconds(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1_000);
}

/** From now on the page's time stands still, but for what the two above let pass. */
export async function holdPageClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
