import { expect, type Locator } from '@playwright/test';
import { press } from '#tests/e2e/session/guided-player.ts';
import { reachFirstStep } from '#tests/e2e/session/workout-player.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { coach, DRAWN, openDrawnPlayer, pictureOf } from './drawn-coach.ts';

test.use(DRAWN);

test('where one side cannot tell a move, a second one is seen beside her, but never at her cost', async ({ page }) => {
  await openDrawnPlayer(page);
  await page.goto('/workout/11');
  await reachFirstStep(page);
  await press(page, 'Next');
  const first = coach(page).locator('canvas[data-model]');
  const second = coach(page).locator('canvas:not([data-model])');
  await expect(first).toBeVisible();
  await expect(second).toBeAttached();
  await expect(second).toBeHidden();

  await page.setViewportSize({ width: 412, height: 960 });
  await expect(second).toBeVisible();
  await expectApart(first, second);
  await press(page, 'Pause the coach');
  await expect.poll(() => paintedPixels(second)).toBeGreaterThan(500);
  const [front, side] = [await pictureOf(first), await restingContentOf(second)];
  await press(page, 'Turn her to the left');
  await expect.poll(() => pictureOf(first)).not.toBe(front);
  // Her head follows who looks; its own side stays, which the tests of the performance hold.
  expect(await paintedPixels(second)).toBeGreaterThan(500);
  await expectAccessible(page);

  await press(page, 'Other side');
  await expect.poll(() => contentOf(second)).not.toBe(side);
  await press(page, 'Next');
  await expect(second).toHaveCount(0);
});

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}
const contentOf = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
/** What she shows once she holds still: the same twice, many pictures apart. */
async function restingContentOf(canvas: Locator): Promise<string> {
  let content = '';
  await expect
    .poll(
      async () => {
        const before = content;
        content = await contentOf(canvas);
        return content === before;
      },
      { intervals: [1_500] },
    )
    .toBe(true);
  return content;
}
/** Pixels of the small picture that are not clear. */
const paintedPixels = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const data = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return data.filter((_, at) => at % 4 === 3 && (data[at] ?? 0) > 200).length;
  });
