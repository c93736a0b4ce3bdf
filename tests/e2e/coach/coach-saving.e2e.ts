import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '#tests/e2e/session/guided-player.ts';
import { reachFirstStep } from '#tests/e2e/session/workout-player.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { coach, DRAWN, openDrawnPlayer, pictureOf } from './drawn-coach.ts';

test.use(DRAWN);

const model = (page: Page): Locator => coach(page).locator('canvas');

/** Milliseconds between two pictures of a device on which the coach is too much. */
const SLOW_PICTURE_MS = 100;
/** Five times some twenty pictures, each of which this machine draws with its processor. */
const PATIENCE = { timeout: 60_000 };

/** The page's pictures say that they come so slowly, however fast this machine draws. */
const slowPictures = (page: Page) =>
  page.addInitScript((every) => {
    const ask = window.requestAnimationFrame.bind(window);
    let [last, told] = [0, 0];
    window.requestAnimationFrame = (draw) =>
      ask((now) => {
        if (now !== last) told += every;
        last = now;
        draw(told);
      });
  }, SLOW_PICTURE_MS);

test('on a device that is too slow she takes fewer pixels, and in the end her strip is leafed through', async ({
  page,
}) => {
  await slowPictures(page);
  await openDrawnPlayer(page, 'asDrawn');
  const widths = () => model(page).evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).width));
  const [first = 0] = await widths();
  await expect.poll(async () => Math.max(0, ...(await widths())), PATIENCE).toBeLessThan(first);
  await expect(model(page)).toHaveCount(0, PATIENCE);
  const strip = coach(page).locator('img');
  await expect(strip).toBeVisible();
  await expect.poll(() => strip.evaluate((image) => image.getAnimations().length)).toBe(1);
  await expectAccessible(page);
});

/** Counts what is drawn from now on. */
async function countDrawings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { drawElements } = WebGL2RenderingContext.prototype;
    document.documentElement.dataset.drawn = '0';
    WebGL2RenderingContext.prototype.drawElements = function count(...how) {
      document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn) + 1);
      drawElements.apply(this, how);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.drawn));
}

/** Lets the browser show so many pictures. */
const pictures = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let i = 0; i < left; i += 1) await new Promise(requestAnimationFrame);
  }, count);

const tellVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('nothing is drawn of her while nobody can see her', async ({ page }) => {
  await openDrawnPlayer(page);
  const drawn = await countDrawings(page);
  await expect.poll(drawn).toBeGreaterThan(0);
  await tellVisibility(page, 'hidden');
  const before = await drawn();
  await pictures(page, 10);
  expect(await drawn()).toBe(before);
  await tellVisibility(page, 'visible');
  await expect.poll(drawn).toBeGreaterThan(before);
});

test('who asked for still pictures sees start and key pose take turns, which can be held and turned', async ({
  page,
}) => {
  await openDrawnPlayer(page);
  await page.goto('/settings?group=coach');
  await page.getByRole('switch', { name: 'Still pictures' }).click();
  await page.goto('/workout/1');
  await reachFirstStep(page);
  await expect(model(page)).toHaveCount(1);
  await press(page, 'Pause the coach');
  const drawn = await countDrawings(page);
  const drawnMeanwhile = async () => {
    const before = await drawn();
    await pictures(page, 10);
    return (await drawn()) - before;
  };
  await expect.poll(drawnMeanwhile).toBe(0);
  const start = await pictureOf(model(page));
  await press(page, 'Turn her to the right');
  await expect.poll(() => pictureOf(model(page))).not.toBe(start);
});
