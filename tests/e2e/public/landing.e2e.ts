import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  test(`at ${size.width} by ${size.height} the sales page goes on directly under its hero`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const headings = page.getByRole('main').getByRole('heading');
    await expect(headings.nth(1)).toBeVisible();
    const gap = await page.evaluate(() => {
      const facts = document.querySelector('main dl')?.getBoundingClientRect();
      const next = document.querySelector('main h2')?.getBoundingClientRect();
      return facts && next && next.top - facts.bottom;
    });
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(160);
  });
}

for (const path of ['/register', '/login']) {
  test(`${path} says so when its script does not start, and not when it does`, async ({ page, watch }) => {
    watch.allow(/index-.*\.js|ERR_FAILED/);
    const word = page.getByText('This is taking longer than usual.');
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(path);
    await expect(word).toBeHidden();
    await expect(word).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await word.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(word).toHaveCount(0);
  });
}

test('the picture of the sign-in is asked for before anything else of it', async ({ page }) => {
  const answer = await page.request.get('/login');
  const [picture] = (await answer.text()).match(/<img [^>]*>/) ?? [];
  expect(picture).toMatch(/fetchpriority="high"/i);
  expect(picture).not.toContain('loading="lazy"');
});
