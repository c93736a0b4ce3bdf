import { expect, type Page } from '@playwright/test';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { digits, hideControls, openHeldWorkout, press, showControls, skip, title, turnStep } from './guided-player.ts';
import { startGuide } from './workout-player.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The whole stage, Easier, and “I’m needed”. */
const MAX_CONTROLS = 5;
const MAX_WORDS = 20;
/** Under a cue of two lines. */
const LEAST_AIR_PX = 8;
/** Of the font’s size, as drawn. */
const DIGIT_HEIGHT = 0.74;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** What is seen; what is only heard is left out. */
async function wordsOn(page: Page): Promise<number> {
  const wordsIn = async (selector: string) =>
    (await page.locator(selector).filter({ visible: true }).allInnerTexts())
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return (await wordsIn('main')) - (await wordsIn('main .visually-hidden'));
}

const controlsOn = (page: Page) =>
  page.getByRole('main').locator(':is(a, button, input, [role="radio"])').filter({ visible: true });

async function work(page: Page): Promise<void> {
  await openHeldWorkout(page);
  await startGuide(page);
  await turnStep(page);
  await hideControls(page);
  await skip(page);
  await runSeconds(page, 5);
  await expect(title(page)).toHaveText('Sit to stand');
}

test('while she works there are few words and few controls, and nothing has to be scrolled for', async ({ page }) => {
  await work(page);
  expect(await wordsOn(page)).toBeLessThanOrEqual(MAX_WORDS);
  expect(await controlsOn(page).count()).toBeLessThanOrEqual(MAX_CONTROLS);
  for (const name of ['Previous', 'Next', 'Skip this move', 'Leave. Your place is saved.'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByText('2 / 3')).toBeVisible();

  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await expectAir(page);
    await expectNoScroll(page);
  }
  await showControls(page);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await expectNoScroll(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const coach = await boxOf(page.getByRole('img', { name: /^The coach shows/ }));
  expect(coach.height).toBeGreaterThan(190);
  await runSeconds(page, 45);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('button', { name: 'Start now' })).toBeInViewport({ ratio: 1 });
    await expectAir(page);
    await expectNoScroll(page);
  }
});

test('a tap anywhere on the stage brings the controls: on her, beside her and under her', async ({ page }) => {
  await work(page);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const stage = await boxOf(page.getByRole('button', { name: 'Show controls' }));
    const her = await boxOf(page.getByRole('img', { name: /^The coach shows/ }));
    for (const y of [her.y + her.height / 2, her.y + her.height + 2, stage.y + stage.height - 3]) {
      await page.mouse.click(stage.x + stage.width * 0.15, y);
      await expect(page.getByRole('button', { name: 'Hide controls' })).toBeVisible();
      await hideControls(page);
    }
  }
});

async function expectAir(page: Page): Promise<void> {
  const cue = await boxOf(page.getByRole('region', { name: 'Now' }).locator('p').last());
  const line = await boxOf(digits(page));
  const { fontSize } = await digits(page).evaluate((element) => ({
    fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  const top = line.y + line.height / 2 - (fontSize * DIGIT_HEIGHT) / 2;
  expect(top - (cue.y + cue.height)).toBeGreaterThanOrEqual(LEAST_AIR_PX);
}

async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
  });
  expect(over, JSON.stringify(page.viewportSize())).toEqual([0, 0]);
}

test('a tap brings the rest, for four seconds; by key it is the first stop of Tab, and stays', async ({ page }) => {
  await work(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.reload();
  // The app runs after the first picture, which a clock that stands still holds back.
  await runSeconds(page, 1);
  await press(page, 'Carry on');
  await page.getByRole('button', { name: 'Show controls' }).tap({ position: { x: 8, y: 8 } });
  await expect(next).toBeVisible();
  await runSeconds(page, 4.1);
  await expect(next).toHaveCount(0);

  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show controls' })).toBeFocused();
  await page.keyboard.press('Enter');
  await runSeconds(page, 10);
  await expect(next).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Leave. Your place is saved.' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);
});
