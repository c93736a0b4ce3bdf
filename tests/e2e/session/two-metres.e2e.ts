import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { digits, hideControls, openHeldWorkout, skip, title, turnStep } from './guided-player.ts';
import { startGuide } from './workout-player.ts';

/*
 * A device on the floor or a shelf, two metres away. Somebody who sees half as well as is usual (6/12) reads 10 minutes of
 * arc; who must read at a glance and out of breath needs twice that, or, on a phone that is too small for it, nearly. The
 * coach is a figure whose limbs must be told apart: twenty times as much as a letter's stroke, and ten on a small phone.
 */
const DISTANCE_MM = 2_000;
/** Of the font's size. */
const DIGIT_HEIGHT = 0.7;
/** Of the word that says which wait it is: as much as somebody who sees half as well as is usual can read. */
const LEAST_WORD_MINUTES = 10;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Across, as it is held: of the smallest device with so many CSS pixels that is in use. */
  readonly widthMm: number;
  readonly least: Readonly<Record<'digitsMinutes' | 'coachDegrees', number>>;
}

const SCREENS: readonly Screen[] = [
  {
    ...{ width: 390, height: 844, widthMm: 64.5 },
    least: { digitsMinutes: 20, coachDegrees: 1.2 },
  },
  {
    ...{ width: 320, height: 640, widthMm: 50 },
    least: { digitsMinutes: 18, coachDegrees: 0.68 },
  },
  {
    ...{ width: 844, height: 390, widthMm: 139.6 },
    least: { digitsMinutes: 20, coachDegrees: 1.2 },
  },
  {
    ...{ width: 768, height: 1024, widthMm: 120 },
    least: { digitsMinutes: 25, coachDegrees: 1.8 },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
  test.describe(`on a screen of ${screen.width} by ${screen.height}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('digits and coach are read from two metres, in every phase', async ({ page }) => {
      await openHeldWorkout(page);
      await startGuide(page);
      await expectReadable(page, screen, 'get ready');
      await runSeconds(page, 13);
      await expectReadable(page, screen, 'warm-up');
      await turnStep(page);
      await hideControls(page);
      await skip(page);
      await runSeconds(page, 1);
      await expectReadable(page, screen, 'work');
      await runSeconds(page, 42);
      await expectReadable(page, screen, 'rest');
    });
  });
}

async function expectReadable(page: Page, { width, widthMm, least }: Screen, phase: string): Promise<void> {
  const degrees = (pixels: number): number =>
    (2 * Math.atan((pixels * widthMm) / width / 2 / DISTANCE_MM) * 180) / Math.PI;
  const fontSizeOf = (words: Locator) =>
    words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const fontSize = await fontSizeOf(digits(page));
  if (/rest|ready/.test(phase)) {
    await expect(title(page)).toHaveText(phase, { ignoreCase: true });
    const minutes = degrees((await fontSizeOf(title(page))) * DIGIT_HEIGHT) * 60;
    expect(minutes, `word, ${phase}`).toBeGreaterThanOrEqual(LEAST_WORD_MINUTES);
  }
  expect(degrees(fontSize * DIGIT_HEIGHT) * 60, `digits, ${phase}`).toBeGreaterThanOrEqual(least.digitsMinutes);
  const coach = await page.getByRole('img', { name: /^The coach shows/ }).boundingBox();
  expect(degrees(coach?.height ?? 0), `coach, ${phase}`).toBeGreaterThanOrEqual(least.coachDegrees);
}
