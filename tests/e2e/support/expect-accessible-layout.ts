import { expect, type Page } from '@playwright/test';
import { IS_FULL } from '#tests/test-size.ts';
import { expectAccessibleHere, expectAccessibleInBothSchemes } from './expect-accessible.ts';

/**
 * What `page` shows now is sound on both phones, in light and in dark: nothing for axe to find, nothing wider than the
 * window, and, where less motion was asked for, nothing that keeps moving. On the narrow phone axe looks for all of it
 * with `FULL=1`, else for what another width can change.
 */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await (IS_FULL ? expectAccessibleInBothSchemes(page) : expectAccessibleHere(page));
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
