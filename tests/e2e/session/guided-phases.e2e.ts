import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { press, resumeSheet, showControls, skip, title, turnStep } from './guided-player.ts';
import { reachFirstStep, startGuide } from './workout-player.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every phase is sound on both phones, in light and in dark, and with large text', async ({ page }) => {
  test.setTimeout(240_000);
  const { hold, release } = await holdableSession(page);
  await signInHere(page, await subscribe(page));
  await page.goto('/workout/2');
  await reachFirstStep(page);
  await expectAccessibleLayout(page);
  await startGuide(page);
  await hold();
  await expect(title(page)).toHaveText('Get ready');
  await expectAccessibleLayout(page);
  await release();
  await skip(page);
  await hold();
  await expectAccessibleLayout(page);
  await showControls(page);
  await expectAccessibleLayout(page);
  await enlargeText(page, '200%');
  await expectAccessibleLayout(page);
  await enlargeText(page, '');
  await turnStep(page);
  await skip(page);
  await release();
  await expect(title(page)).toHaveText('Rest', { timeout: 40_000 });
  await hold();
  await expectAccessibleLayout(page);
  await press(page, 'Exercise Guide');
  await press(page, 'Swap this move');
  await expectAccessibleLayout(page);
  await page.keyboard.press('Escape');
  await press(page, 'Pause, I’m needed');
  await expectAccessibleLayout(page);
  await press(page, 'Something wrong?');
  await expectAccessibleLayout(page);
  await press(page, 'It’s passed, carry on');
  await press(page, 'Leave. Your place is saved.');
  await expectAccessibleLayout(page);
  await page.reload();
  await expect(resumeSheet(page)).toBeVisible();
  await expectAccessibleLayout(page);
});

const enlargeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** The session's clock can stand still while everything else on the page goes on. */
async function holdableSession(page: Page) {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    let lostMs = 0;
    let heldAt: number | undefined;
    performance.now = () => (heldAt ?? real()) - lostMs;
    Object.assign(window, {
      holdSession: (isHeld: boolean) => {
        if (!isHeld && heldAt !== undefined) lostMs += real() - heldAt;
        heldAt = isHeld ? (heldAt ?? real()) : undefined;
      },
    });
  });
  const setHeld = (isHeld: boolean) =>
    page.evaluate((held) => (window as unknown as { holdSession: (held: boolean) => void }).holdSession(held), isHeld);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
