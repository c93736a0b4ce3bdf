import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keepPicture } from './camera.ts';
import { passSeconds, type Studio } from './studio.ts';

/** The three phones of the landing page: Home, the week, and the win. */
export async function takePhonePictures(studio: Studio, folder: string): Promise<void> {
  await takePicture(await studio.open('/dashboard-full', 'reduce'), join(folder, 'today'));
  await takePicture(await studio.open('/dashboard-full?tab=week2', 'reduce'), join(folder, 'week'));
  await takePicture(await openWin(studio, 'reduce'), join(folder, 'win'));
}

async function takePicture(page: Page, file: string): Promise<void> {
  await passSeconds(page, 2);
  await page.evaluate(seenPictures);
  await keepPicture(await page.screenshot(), file);
  await page.context().close();
}

/** Runs in the page: resolves when every picture in sight is there. One without a box may never be loaded. */
function seenPictures(): Promise<unknown> {
  const seen = [...document.images].filter((image) => {
    const { top, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight;
  });
  return Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}

/** The ten-minute version played to its end, whose minutes the win says. */
export async function openWin(studio: Studio, motion: 'reduce' | 'no-preference', sharpness?: number): Promise<Page> {
  const page = await studio.open('/workout/5?length=10', motion, sharpness);
  await page.getByRole('button', { name: /^Start \d+ min/ }).click();
  await page.getByRole('timer').waitFor();
  const win = page.getByRole('dialog', { name: /^You did it/ });
  for (let second = 0; !(await win.isVisible()); second += 1) {
    if (second > 720) throw new Error('The win does not come.');
    await passSeconds(page, 1);
  }
  return page;
}
