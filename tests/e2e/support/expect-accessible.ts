import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half a megabyte; as the package's `source` tells it, it is more than twice as much. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** All that another colour scheme can change for the worse. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** All that another width alone can change for the worse. */
const LAYOUT_RULES = ['scrollable-region-focusable', 'target-size'];

/** Fails with every finding of axe on what `page` shows now, once its movement has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await comeToRest(page);
  await expectNothingFound(page);
}

/** The same, in light and in dark. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await comeToRest(page);
  await expectNothingFound(page, COLOUR_RULES);
}

/** What another width alone can make worse. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  await comeToRest(page);
  await expectNothingFound(page, LAYOUT_RULES);
}

/** By all rules, or only by some. */
async function expectNothingFound(page: Page, rules?: readonly string[]): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  // Only what is wrong crosses over: all that is right is a thousand times as much.
  const findings = await page.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
    );
  }, options);
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** Once a document; a frame that lets no script in, such as a preview at the desk, is looked at as a page of its own. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await letsNoScriptIn(frame)) return;
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
}

async function letsNoScriptIn(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox !== null && !sandbox.includes('allow-scripts');
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
