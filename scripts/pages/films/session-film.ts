import { openCamera } from './camera.ts';
import { passSeconds, passUntil, type Studio, skipStep } from './studio.ts';

const MANNER = { framesPerSecond: 20, quality: { mp4: 24, webm: 34 } };

/** Twelve seconds for the landing page: she moves, is needed, everything waits, and goes on. */
export async function filmSession(studio: Studio, file: string): Promise<void> {
  const page = await studio.open('/workout/7');
  await page.getByRole('button', { name: /^Start \d+ min/ }).click();
  await page.getByRole('timer').waitFor();
  await passSeconds(page, 2);
  await skipStep(page);
  for (let move = 0; (await page.getByRole('heading', { level: 1 }).textContent()) !== 'Split squat'; move += 1) {
    if (move > 40) throw new Error('The split squat does not come.');
    await page.getByRole('button', { name: 'Forward a move' }).click();
    await passSeconds(page, 1);
  }
  // Once more after a rest: nothing of the skipping is left on the screen.
  await passUntil(page, 'Rest');
  await passUntil(page, 'Split squat');
  await passSeconds(page, 2);

  const camera = openCamera(file, MANNER);
  await camera.film(page, 4.8);
  await camera.tap(page, page.getByRole('button', { name: /I’m needed/ }));
  await camera.film(page, 4);
  await camera.tap(page, page.getByRole('button', { name: 'Carry on', exact: true }));
  await camera.film(page, 2);
  await camera.close();
  await page.context().close();
}
