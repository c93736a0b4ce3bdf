import { expect, type Page } from '@playwright/test';
import { reachStart } from '#tests/e2e/session/workout-player.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { brokenPictures, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

/** No picture of the coach arrives, as where the network went before they were kept. */
const losePictures = (page: Page) => page.route('**/coach/**/*.webp', (route) => route.abort());

const openPages = ['/dashboard-full', '/dashboard-full?tab=workouts', '/dashboard-full?tab=week1', '/workout/1'];

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a picture that is not there leaves its plain tile, and no sign of the browser', async ({ page, watch }) => {
      watch.allow(NO_NETWORK);
      const member = await chooseStepGoal(page, await subscribe(page), 5_000);
      await recordWorkout(page, member, 2);
      await signInHere(page, member);
      await losePictures(page);
      for (const address of openPages) {
        const lost = page.waitForEvent('requestfailed', (request) => /\/coach\/.*\.webp/.test(request.url()));
        await page.goto(address);
        if (address.startsWith('/workout')) await reachStart(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await lost;
        await expect.poll(() => brokenPictures(page), address).toEqual([]);
      }
    });
  });
}

test('the landing page’s stills are covered too', async ({ page, watch }) => {
  watch.allow(NO_NETWORK);
  await page.route(/\.webp$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('img', { name: /^Home:/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await expect(page.getByRole('img', { name: /^A real session/ })).toBeAttached();
});
