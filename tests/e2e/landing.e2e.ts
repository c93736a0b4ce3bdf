import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

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
