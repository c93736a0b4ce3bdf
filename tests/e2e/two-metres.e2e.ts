import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { digits, openHeldWorkout, press, turnStep } from './guided-player.ts';
import { runSeconds } from './page-clock.ts';
import { startGuide } from './workout-player.ts';

/*
 * A phone on the floor or a shelf, two metres away. On a phone of 390 CSS pixels and 64.5 mm across a pixel is 0.165 mm.
 * Somebody who sees half as well as is usual (6/12) reads 10 minutes of arc; who must read at a glance and out of breath
 * needs twice that. The coach is a figure whose limbs must be told apart: twenty times as much as a letter's stroke.
 */
const MM_PER_PIXEL = 64.5 / 390;
const DISTANCE_MM = 2_000;
const LEAST_DIGITS_DEGREES = 20 / 60;
const LEAST_COACH_DEGREES = 1.2;
/** Of the ring of minutes, which is read as one bright arc: a line of one minute of arc and more is seen. */
const LEAST_RING_DEGREES = 2 / 60;
/** Of the font's size. */
const DIGIT_HEIGHT = 0.7;

const degrees = (pixels: number): number => (2 * Math.atan((pixels * MM_PER_PIXEL) / 2 / DISTANCE_MM) * 180) / Math.PI;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('digits, coach and minutes are read from two metres, in every phase', async ({ page }) => {
  await openHeldWorkout(page);
  await startGuide(page);
  await expectReadable(page, 'get ready');
  await runSeconds(page, 13);
  await expectReadable(page, 'warm-up');
  await turnStep(page);
  await press(page, 'Forward a move');
  await runSeconds(page, 1);
  await expectReadable(page, 'work');
  await runSeconds(page, 42);
  await expectReadable(page, 'rest');
});

async function expectReadable(page: Page, phase: string): Promise<void> {
  const fontSize = await digits(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(degrees(fontSize * DIGIT_HEIGHT), `digits, ${phase}`).toBeGreaterThanOrEqual(LEAST_DIGITS_DEGREES);
  const coach = await page.getByRole('img', { name: /^The coach shows/ }).boundingBox();
  expect(degrees(coach?.height ?? 0), `coach, ${phase}`).toBeGreaterThanOrEqual(LEAST_COACH_DEGREES);
  const ring = await page
    .locator('main [data-minutes] > :first-child')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
  expect(degrees(ring), `minutes, ${phase}`).toBeGreaterThanOrEqual(LEAST_RING_DEGREES);
}
