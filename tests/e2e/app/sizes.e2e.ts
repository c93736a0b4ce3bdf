import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { someOf } from '#tests/test-size.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openMember(page: Page): Promise<void> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await recordWorkout(page, member, 1);
  await signInHere(page, member);
}

const sizesOf = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
    }),
  );

const WIDTHS = [320, 1280, 390, 768];

for (const width of someOf(WIDTHS, 2)) {
  test(`at ${width} px a finger finds every weekday, and every link beside a consent`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/register');
    const links = page.locator('form').getByRole('link', { name: /terms|privacy/i });
    await expect(links).not.toHaveCount(0);
    for (const size of await sizesOf(links)) expect(size.height).toBeGreaterThanOrEqual(24);

    await openMember(page);
    await page.goto('/settings/days');
    const days = page.getByRole('group', { name: 'Days' }).getByRole('button');
    await expect(days).toHaveCount(7);
    for (const size of await sizesOf(days)) expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
  });

  test(`at ${width} px the coach fills the tiles of the weeks and of their workouts, and no move is cut`, async ({
    page,
  }) => {
    await openMember(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard-full?tab=workouts');
    await expectFilled(page.getByRole('link', { name: /^Week [1-3]/ }), 3);
    const workouts = page.getByRole('region').filter({ hasText: 'Start Workout' });
    await page.goto('/dashboard-full?tab=week1');
    await expectFilled(workouts, 3);
    await page.setViewportSize({ width: 768, height: 800 });
    for (const week of [1, 2, 3, 4]) {
      await page.goto(`/dashboard-full?tab=week${week}`);
      await expectFilled(workouts, 3);
    }
  });
}

/** Of the picture’s height, from its top. */
const FACE = 0.2;

test('what failed is told beside the coach’s face, never over it', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(/^email/i).fill('nobody@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong words');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const toast = page.locator('[data-toast]');
  await toast.hover();
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [told, coach] = [await boxOf(toast), await boxOf(page.locator('main img').first())];
    const isBeside = told.x >= coach.x + coach.width / 2 + 40;
    expect(isBeside || told.y >= coach.y + coach.height * FACE, `${width} by ${height}`).toBe(true);
  }
});

test('mood pictures grow with the text', async ({ page }) => {
  await openMember(page);
  await page.goto('/dashboard-full');
  const pictures = page.getByRole('radiogroup', { name: /feeling/i }).locator('svg');
  await expect(pictures).toHaveCount(4);
  const before = await sizesOf(pictures);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const after = await sizesOf(pictures);
  for (const [index, { width }] of after.entries()) expect(width).toBeGreaterThan((before[index]?.width ?? 0) * 1.5);
});

/** The coach's picture is there, lies inside its tile, and takes two thirds of it or more, one way or the other. */
async function expectFilled(tiles: Locator, count: number): Promise<void> {
  const pictures = tiles.locator('img').filter({ visible: true });
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { isWhole, filled } = await picture.evaluate((image) => {
      const own = image.getBoundingClientRect();
      const tile = (image.parentElement?.parentElement ?? image).getBoundingClientRect();
      return {
        isWhole:
          own.left >= tile.left - 1 &&
          own.right <= tile.right + 1 &&
          own.top >= tile.top - 1 &&
          own.bottom <= tile.bottom + 1,
        filled: Math.max(own.width / tile.width, own.height / tile.height),
      };
    });
    expect(isWhole).toBe(true);
    expect(filled).toBeGreaterThan(2 / 3);
  }
}
