import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './expect-accessible.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/**
 * What `page` shows now is sound on both phones, in light and in dark: nothing for axe to find, nothing wider than the
 * window, and, where less motion was asked for, nothing that keeps moving.
 */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expectFits(page);
    await expectAccessibleInBothSchemes(page);
  }
  await expectStillness(page);
}

/** Fails when the page can be moved sideways, and names what is too wide. */
async function expectFits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
  });
  expect(tooWide, `wider than the window on ${page.url()}`).toEqual([]);
}

async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches
      ? document
          .getAnimations()
          .filter((animation) => animation.playState === 'running')
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))
      : [],
  );
  expect(moving, `moving on ${page.url()}`).toEqual([]);
}
