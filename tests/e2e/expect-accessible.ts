import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All that another colour scheme can change for the worse. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** All that another width can change for the worse. */
const LAYOUT_RULES = [...COLOUR_RULES, 'scrollable-region-focusable'];

/** Fails with every finding of axe on what `page` shows now, once its movement has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  await expectNothingFound(page, axeOn(page));
}

/** The same, in light and in dark. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeToRest(page);
  await expectNothingFound(page, axeOn(page).withRules(COLOUR_RULES));
}

/** What another width can make worse, in the scheme that is on. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  await comeToRest(page);
  await expectNothingFound(page, axeOn(page).withRules(LAYOUT_RULES));
}

/** Without frames of other origins the simple way finds the same, three times faster. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** A half-faded dialog has colours that no one sees for longer than a moment. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
