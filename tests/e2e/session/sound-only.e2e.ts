import { expect, type Page } from '@playwright/test';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';
import { digits, pauseSheet, press, showControls, title } from './guided-player.ts';
import { noteSounds } from './heard-sounds.ts';
import { reachStart, startGuide } from './workout-player.ts';
import { adjustButton, startButton } from './workout-start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openStart(page: Page): Promise<void> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto('/workout/1?length=10');
  await reachStart(page);
  await expect(startButton(page)).toBeVisible();
}

const soundSheet = (page: Page) => page.getByRole('dialog', { name: 'Sound' });

test('from the start screen the phone goes dark into her pocket: all is said, and one thing is to be pressed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const heard = await noteSounds(page);
  await openStart(page);
  await expectAccessibleLayout(page);
  await holdPageClock(page);
  await adjustButton(page).click();
  await press(page, 'Sound only');
  await expect(digits(page)).toBeVisible();
  await expect(page.getByRole('img')).toHaveCount(0);
  await runSeconds(page, 12);
  await expect(title(page)).toHaveText('March on the spot');
  await page.clock.resume();
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['Show the coach', 'I’m needed']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect((await heard()).spoken.map(({ text }) => text)).toContain('March on the spot.');
  await press(page, 'I’m needed');
  await expect(pauseSheet(page)).toBeVisible();
  await expectAccessibleLayout(page);
  await pauseSheet(page).getByRole('button', { name: 'Carry on' }).click();
  await press(page, 'Show the coach');
  await expect(page.getByRole('img', { name: /^The coach shows/ })).toBeVisible();
});

test('what is heard is chosen while she works: the clock goes on beneath', async ({ page }) => {
  test.setTimeout(120_000);
  await noteSounds(page);
  await openStart(page);
  await holdPageClock(page);
  await startGuide(page);
  await runSeconds(page, 20);
  await expect(digits(page)).toHaveText('35');
  await showControls(page);
  await press(page, 'Sound: Voice');
  await soundSheet(page).getByRole('radio', { name: 'Names' }).click();
  await runSeconds(page, 5);
  await press(page, 'Close');
  await expect(pauseSheet(page)).toHaveCount(0);
  await expect(digits(page)).toHaveText('30');

  await page.clock.resume();
  await showControls(page);
  await press(page, 'Sound: Voice');
  await expectAccessibleLayout(page);
  await press(page, 'Close');

  await press(page, 'Pause, I’m needed');
  await press(page, 'Sound');
  await expect(soundSheet(page).getByRole('radio', { name: 'Names' })).toBeChecked();
  await expectAccessibleLayout(page);
  await press(page, 'Sound only, dark screen');
  await expect(page.getByRole('button', { name: 'Show the coach' })).toBeVisible();
});

test('where no voice is to be had, it is said at the switch, nothing is offered that needs one, and tones count', async ({
  page,
}) => {
  const heard = await noteSounds(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: undefined });
  });
  await openStart(page);
  await adjustButton(page).click();
  await expect(page.getByRole('button', { name: 'Sound only' })).toHaveCount(0);
  await expect(page.getByText(/^This device has no English voice, so you’ll hear beeps/)).toBeVisible();
  await expectAccessibleLayout(page);
  await press(page, 'Done');
  await page.setViewportSize({ width: 390, height: 844 });
  await startGuide(page);
  await showControls(page);
  await press(page, 'Sound: No voice on this device, so beeps');
  await expect(soundSheet(page)).toContainText('This device has no English voice');
  await expect(soundSheet(page).getByRole('button', { name: /dark screen/ })).toHaveCount(0);
  await expect.poll(async () => (await heard()).tones.length).toBeGreaterThan(5);
});
