import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openCamera } from './camera.ts';
import { openWin } from './phone-pictures.ts';
import { control, passSeconds, type Studio, skipStep } from './studio.ts';

/** A long film: fewer pictures, and a pixel of it for each of the phone’s own measure. */
const SHARPNESS = 1;
const MANNER = { framesPerSecond: 12, quality: { mp4: 24, webm: 34 } };

/** How the programme works, told in captions: it is silent, so what is not on the screen stands in them. */
export async function filmIntroduction(studio: Studio, file: string): Promise<void> {
  const camera = openCamera(file, MANNER);
  const captions: string[] = [];

  async function say(words: string, scene: () => Promise<void>): Promise<void> {
    const from = camera.seconds();
    await scene();
    captions.push(`${time(from)} --> ${time(camera.seconds())}\n${words}\n`);
  }

  const home = await studio.open('/dashboard-full', 'reduce', SHARPNESS);
  await say('Your next workout is on Home. Start it with one tap.', () => camera.film(home, 5.5));
  await home.goto('/dashboard-full?tab=week2');
  await passSeconds(home, 2);
  await say('3 workouts a week, in any order. Rest a day in between if you can.', () => camera.film(home, 5.5));
  await home.context().close();

  const page = await studio.open('/workout/5', 'no-preference', SHARPNESS);
  await say('Short of time? 15 and 10 minutes count too.', async () => {
    await camera.film(page, 1.2);
    await camera.tap(page, page.getByRole('button', { name: /^Adjust/ }));
    await camera.film(page, 0.8);
    await camera.tap(page, page.getByRole('radio', { name: /^10 min/ }));
    await camera.film(page, 1);
    await camera.tap(page, page.getByRole('radio', { name: /^Full \d/ }));
    await camera.film(page, 0.8);
    await camera.tap(page, page.getByRole('button', { name: 'Done', exact: true }));
    await camera.film(page, 0.8);
  });
  await camera.tap(page, page.getByRole('button', { name: /^Start \d+ min/ }));
  await page.getByRole('timer').waitFor();
  await passSeconds(page, 10);
  await say('Warm-up: 8 gentle moves, 8 minutes. They’re the same each time.', () => camera.film(page, 7));
  await skipStep(page);
  await passSeconds(page, 14);
  await say('Main workout: the coach shows each move. The timer counts work and rest.', () => camera.film(page, 7));
  await say('Too much today? Tap Easier, even mid-move. Harder is there too.', async () => {
    await chooseLevel(page, 'Easier');
    await camera.film(page, 6.4);
  });
  await say('The baby wakes? Tap “I’m needed”. Everything stops and waits.', async () => {
    await camera.tap(page, page.getByRole('button', { name: /I’m needed/ }));
    await camera.film(page, 5.4);
  });
  await say('Carry on where you stopped. Your place is kept for a day.', async () => {
    await camera.tap(page, page.getByRole('button', { name: 'Carry on', exact: true }));
    await camera.film(page, 5);
  });
  await skipStep(page);
  await passSeconds(page, 8);
  await say('Cool-down: 5 stretches, 5 minutes, then slow breaths.', () => camera.film(page, 7));
  await page.context().close();

  const win = await openWin(studio, 'no-preference', SHARPNESS);
  await say('That’s one done. See you for the next one.', () => camera.film(win, 6));
  await win.context().close();

  async function chooseLevel(of: Page, level: string): Promise<void> {
    const choice = of.getByRole('radio', { name: level });
    if (!(await choice.isVisible())) {
      await camera.tap(of, await control(of, /change the level/));
      await camera.film(of, 0.6);
    }
    await camera.tap(of, choice);
  }

  await camera.close();
  await writeFile(`${file}.vtt`, `WEBVTT\n\n${captions.join('\n')}`);
}

/** As captions have it: 00:05.500. */
const time = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
};
