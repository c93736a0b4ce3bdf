import { expect, type Page } from '@playwright/test';
import { press } from './guided-player.ts';

/** Where a session stands, as its screen says it; levels and swaps are not a part of it. */
interface Place {
  step: string;
  /** Circuit and round, or how many moves of how many. */
  band: string;
  seconds: number;
}

export const isTimed = async (page: Page): Promise<boolean> => (await page.locator('[role="timer"]').count()) > 0;

/** Also of a screen that something lies over. */
export function placeOf(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const step = /Step \d/.exec(document.querySelector('main header')?.textContent ?? '')?.[0] ?? '';
    const band = document.querySelector('main [data-place]')?.textContent ?? '';
    return { step, band, seconds: Number(document.querySelector('[role="timer"]')?.textContent) };
  });
}

/** The title of what is open above the session. */
export async function openDialog(page: Page): Promise<string | undefined> {
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true });
  if ((await dialogs.count()) === 0) return undefined;
  return (await dialogs.last().getByRole('heading').first().textContent()) ?? undefined;
}

/** @returns true if there was a skip to take back. */
export async function withdrawSkip(page: Page): Promise<boolean> {
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
  if (!(await undo.isVisible())) return false;
  await press(page, 'Undo');
  await expect(undo).toHaveCount(0);
  return true;
}

/** Taps there; answers the words of the button that was pressed: a browser also gives a near miss to it. */
export async function tapAt(page: Page, x: number, y: number): Promise<string | undefined> {
  const pressed = await page.evaluateHandle(() => {
    const found: { words?: string | undefined } = {};
    const note = ({ target }: MouseEvent) => {
      if (target instanceof Element) found.words ??= target.closest('button')?.textContent?.trim();
    };
    document.addEventListener('click', note, { capture: true, once: true });
    return found;
  });
  await page.touchscreen.tap(x, y);
  return pressed.evaluate(({ words }) => words);
}

/** As long as a page is loaded again, or is hidden for less than three seconds, the session may run on. */
const MAY_RUN_SECONDS = 4;

/** The same place, some seconds later at most, or with fifteen more to rest. */
export async function expectSamePlace(page: Page, before: Place, what: string): Promise<void> {
  const after = await placeOf(page);
  if (before.seconds <= MAY_RUN_SECONDS && after.seconds !== before.seconds) return; // its end came meanwhile
  expect({ step: after.step, band: after.band }, what).toEqual({ step: before.step, band: before.band });
  const passed = before.seconds - after.seconds;
  expect(passed === -15 || (passed >= 0 && passed <= MAY_RUN_SECONDS), `${what}: ${passed} seconds`).toBe(true);
}
