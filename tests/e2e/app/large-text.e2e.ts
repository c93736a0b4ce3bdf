import { expect, type Page } from '@playwright/test';
import { openHeldWorkout, press, showControls, skip } from '#tests/e2e/session/guided-player.ts';
import { startGuide } from '#tests/e2e/session/workout-player.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds } from '#tests/e2e/support/page-clock.ts';
import { someOf } from '#tests/test-size.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = [
  { width: 320, height: 640, text: '200%' },
  { width: 844, height: 390, text: '200%' },
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 640, text: '100%' },
  { width: 390, height: 844, text: '100%' },
  { width: 844, height: 390, text: '100%' },
  { width: 768, height: 1024, text: '200%' },
];

for (const { width, height, text } of someOf(SCREENS, 2)) {
  test(`at ${width} by ${height} with text of ${text} every control of the player can be reached, and nothing covers the clock`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openHeldWorkout(page);
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expectReachable(page);
    await expectWholeWords(page);
    await startGuide(page);
    await expectWholeClock(page);
    for (const [seconds, phase] of [
      [10 + 20, 'warm-up'],
      [480 - 20 + 5 + 10 + 20, 'work'],
      [25, 'rest'],
    ] as const) {
      await runSeconds(page, seconds);
      await expectWholeClock(page, phase);
      await expectReachable(page, phase);
    }
    await skip(page);
    await expectReachable(page, 'a skip');
    await showControls(page);
    await expectWholeClock(page, 'controls');
    await expectReachable(page, 'controls');
    await press(page, 'Pause, I’m needed');
    await expectReachable(page, 'pause');
  });
}

test('on a phone upright everything of a step by hand stands above what is fixed below it', async ({ page }) => {
  await openHeldWorkout(page);
  for (const step of ['1 / 3', '2 / 3', '3 / 3']) {
    await expect(page.getByText(step)).toBeVisible();
    const next = page.getByRole('region', { name: 'Moves' });
    const isOnTop = await next.evaluate((group) => {
      const { left, bottom } = group.getBoundingClientRect();
      return group.contains(document.elementFromPoint(left + 40, bottom - 2));
    });
    expect(isOnTop, step).toBe(true);
    const coach = await boxOf(page.getByRole('img', { name: /^The coach shows/ }));
    expect(coach.height, step).toBeGreaterThan(120);
    if (step !== '3 / 3') await press(page, 'Next');
  }
});

/** The clock stands wholly in the window before anything is scrolled, and it is on top wherever it stands. */
async function expectWholeClock(page: Page, phase = 'ready'): Promise<void> {
  const covered = await page.evaluate(() => {
    scrollTo(0, 0);
    const digits = document.querySelector('[role="timer"]');
    const range = document.createRange();
    if (digits) range.selectNodeContents(digits);
    const { left, right, top: lineTop, bottom: lineBottom } = range.getBoundingClientRect();
    // A line is higher than what is drawn in it: digits take seven tenths of their size.
    const half = digits ? Number.parseFloat(getComputedStyle(digits).fontSize) * 0.35 : 0;
    const middle = (lineTop + lineBottom) / 2;
    const [top, bottom] = [middle - half, middle + half];
    const corners = [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ] as const;
    return corners
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((found) => !found?.closest('section[aria-label="Now"]'))
      .map((found) => `${found?.tagName} ${found?.className} at ${Math.round(top)} to ${Math.round(bottom)}`);
  });
  expect(covered, phase).toEqual([]);
}

/** By hand: what is next has its words whole. */
async function expectWholeWords(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('section[aria-label="Moves"]')];
    const boxes = parts.flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('button, span, b, small')]);
    const isCut = (box: Element) => {
      const { left, right, width } = box.getBoundingClientRect();
      const { left: from, right: to } = box.parentElement?.getBoundingClientRect() ?? { left, right };
      return width > 0 && (box.scrollWidth > box.clientWidth + 1 || left < from - 1 || right > to + 1);
    };
    const isInline = (box: Element) => getComputedStyle(box).display === 'inline';
    return boxes.filter((box) => !isInline(box) && isCut(box)).map((box) => `${box.tagName} ${box.textContent}`);
  });
  expect(cut).toEqual([]);
}

/** Every control that is shown can be scrolled to, lies on top at its middle, and has its words whole. */
async function expectReachable(page: Page, phase = 'by hand'): Promise<void> {
  const lost = await page.evaluate(() => {
    const dialog = document.querySelector('[aria-modal="true"]');
    const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('button, a[href], [role="radio"]')];
    const shown = controls.filter((control) => control.checkVisibility() && !control.closest('[inert], [data-toast]'));
    const troubles = (control: HTMLElement): string[] => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = control;
      const checks = {
        // A tap on the coach does the same as one on the stage round her.
        [`lies under ${found?.tagName} ${found?.className}`]:
          !control.contains(found) && !(control.ariaExpanded && found?.closest('[role=img]')),
        'runs out of the window': left < -1 || right > document.documentElement.clientWidth + 1,
        'cuts its words': Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > 1,
        [`is ${Math.round(width)} by ${Math.round(height)}`]: Math.min(width, height) < 43.5,
      };
      return Object.keys(checks).filter((trouble) => checks[trouble]);
    };
    return shown.flatMap((control) =>
      troubles(control).map((trouble) => `${control.getAttribute('aria-label') ?? control.textContent} ${trouble}`),
    );
  });
  expect(lost, phase).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
}
