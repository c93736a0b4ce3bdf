import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { reachFirstStep } from '#tests/e2e/session/workout-player.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';
import { openFirstWorkout, passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { SOFTWARE_GRAPHICS } from '../../../scripts/pages/coach-strips/coach-page.ts';

const { args = [], ...launch } = chromiumLaunch();

/** Every other journey does without WebGL 2, and meets the flip-book or the still pictures: drawing in software is slow. */
export const DRAWN = {
  launchOptions: { ...launch, args: [...args.filter((arg) => arg !== '--disable-gpu'), ...SOFTWARE_GRAPHICS] },
  contextOptions: { reducedMotion: 'no-preference' as const },
  // Few pixels: every one of them is drawn by the processor.
  viewport: { width: 320, height: 640 },
};

export const coach = (page: Page): Locator => page.getByRole('img', { name: /^The coach shows: / });

/** Longer than the coach's guard takes for a slow device: to it the page rests between two pictures. */
const BETWEEN_PICTURES_MS = 450;

/** Two pictures a second: the processor draws them, and more of them were half of what these journeys cost. */
export const drawSeldom = (page: Page) =>
  page.addInitScript((pause) => {
    const ask = window.requestAnimationFrame.bind(window);
    const takeBack = window.cancelAnimationFrame.bind(window);
    const asked = new Map<number, number>();
    window.requestAnimationFrame = (draw) => {
      const id = window.setTimeout(() => {
        const request = ask((now) => {
          asked.delete(id);
          draw(now);
        });
        asked.set(id, request);
      }, pause);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      window.clearTimeout(id);
      takeBack(asked.get(id) ?? 0);
    };
  }, BETWEEN_PICTURES_MS);

/**
 * A member's first workout, in which the coach stands. A picture of the page waits for all that was drawn before: with the
 * processor that is seconds behind, which no later step is to pay for.
 */
export async function openDrawnPlayer(page: Page, pictures: 'seldom' | 'asDrawn' = 'seldom'): Promise<void> {
  if (pictures === 'seldom') await drawSeldom(page);
  await openFirstWorkout(page);
  await passSafety(page);
  await reachFirstStep(page);
  await expect(coach(page).locator('canvas')).toBeVisible();
  await pictureOf(coach(page).locator('canvas'));
}

/** The ring round a focused button reaches into her lowest row. */
const RING_PX = 12;

/** What is seen of a canvas now. */
export async function pictureOf(canvas: Locator): Promise<string> {
  const box = await boxOf(canvas);
  const png = await canvas.page().screenshot({ clip: { ...box, height: box.height - RING_PX } });
  return createHash('sha256').update(png).digest('hex');
}
