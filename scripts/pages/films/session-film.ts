import { openCamera } from './camera.ts';
import { control, passSeconds, passUntil, type Studio, skipStep, titleOf } from './studio.ts';

const MANNER = { framesPerSecond: 20, quality: { mp4: 24, webm: 34 } };

/** Of week 3, workout A. */
const MOVE = 'Split squat';

/** Twelve seconds for the landing page: she moves, is needed, everything waits, and goes on. */
export async function filmSession(studio: Studio, file: string): Promise<void> {
  const page = await studio.open('/workout/7');
  await page.getByRole('button', { name: /^Start \d+ min/ }).click();
  await page.getByRole('timer').waitFor();
  await passSeconds(page, 2);
  await skipStep(page);
  for (let skipped = 0; (await titleOf(page)) !== MOVE; skipped += 1) {
    if (skipped > 40) throw new Error(`${MOVE} does not come.`);
    await (await control(page, /^(Forward a move|Skip this move|Start now)$/)).tap();
    await passSeconds(page, 1);
  }
  // Once more after a rest: nothing of the skipping is left on the screen.
  await passUntil(page, (title) => title !== MOVE);
  await passUntil(page, (title) => title === MOVE);
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
