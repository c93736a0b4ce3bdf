import { expect, type Page } from '@playwright/test';
import { press } from '#tests/e2e/session/guided-player.ts';
import { reachFirstStep, startGuide } from '#tests/e2e/session/workout-player.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { openFirstWorkout, passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { someOf } from '#tests/test-size.ts';
import { coach } from './drawn-coach.ts';

/*
 * How large she is follows from how large her stage is: every loop takes nineteen parts in twenty of its height or its
 * width, which the tests of the framing hold for every clip.
 */
const TAKEN = 0.945;

interface Stage {
  /** Of a loop that is higher than wide, and of one that is wider than high; pixels. */
  readonly standing: number;
  readonly lying: number;
}

async function expectStage(page: Page, least: Stage, what: string): Promise<void> {
  const { width, height } = await boxOf(coach(page));
  expect(height * TAKEN, `standing, ${what}`).toBeGreaterThanOrEqual(least.standing);
  expect(width * TAKEN, `lying, ${what}`).toBeGreaterThanOrEqual(least.lying);
}

// With the coach moving, as most see her.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SCREENS = [
  [390, 844, { standing: 300, lying: 300 }],
  [320, 640, { standing: 160, lying: 250 }],
  [844, 390, { standing: 200, lying: 300 }],
  [1280, 800, { standing: 420, lying: 380 }],
  [768, 1024, { standing: 420, lying: 600 }],
] as const;

for (const [width, height, least] of someOf(SCREENS, 3)) {
  test(`on a screen of ${width} by ${height} the coach is large, by hand and guided`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFirstWorkout(page);
    await passSafety(page);
    await reachFirstStep(page);
    await expectStage(page, least, 'warm-up by hand');
    await press(page, 'Next');
    await expectStage(page, least, 'main part by hand');
    await press(page, 'Previous');
    await startGuide(page);
    await expectStage(page, least, 'guided');
  });
}
