import { expect, type Page } from '@playwright/test';
import { WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { press } from './guided-player.ts';
import { startGuide } from './workout-player.ts';

const ALLOWED_SECONDS = 0.05;
const PIP_HERTZ = 660;
/** From the first pip of "get ready": two more, the start of the first move, and the count at its end. */
const AFTER_FIRST_PIP = [0, 1, 2, 3];

interface HandedTone {
  /** Seconds from the first tone. */
  at: number;
  hertz: number;
  isTakenBack: boolean;
}

test('the tones of a session stand at their seconds before they sound, and a pause takes them back', async ({
  page,
}) => {
  await listenToOscillators(page);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/workout/1');
  await passSafety(page);
  await startGuide(page);

  await expect.poll(async () => (await handedTones(page)).length).toBeGreaterThan(5);
  const tones = await handedTones(page);
  const firstPip = tones.findIndex(({ hertz }) => hertz === PIP_HERTZ);
  const seconds = tones.slice(firstPip).map(({ at }) => at - (tones[firstPip]?.at ?? 0));
  const promised = [...AFTER_FIRST_PIP, ...AFTER_FIRST_PIP.map((second) => second + WARM_UP.secondsPerMove)];
  for (const second of promised) {
    const nearest = Math.min(...seconds.map((at) => Math.abs(at - second)));
    expect(nearest, `second ${second} of ${seconds.join(' ')}`).toBeLessThan(ALLOWED_SECONDS);
  }
  expect(Math.max(...seconds), 'more than a minute ahead').toBeGreaterThan(60);

  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect((await handedTones(page)).filter(({ isTakenBack }) => !isTakenBack).length).toBeLessThan(6);
  await expect(page.locator('audio')).toHaveCount(0);
});

test('Off is silent, and Beeps is heard at once', async ({ page }) => {
  await listenToOscillators(page);
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/settings?group=coach');
  await page.getByRole('radiogroup', { name: 'Sound' }).getByRole('radio', { name: 'Off' }).click();
  await page.goto('/workout/1');
  await passSafety(page);
  await startGuide(page);
  await expect(page.getByText('Get ready', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  expect(await handedTones(page)).toEqual([]);
  await press(page, 'Sound');
  await page.getByRole('dialog', { name: 'Sound' }).getByRole('radio', { name: 'Beeps' }).click();
  await press(page, 'Close');
  await page.getByRole('dialog', { name: 'Paused' }).getByRole('button', { name: 'Carry on' }).click();
  await expect.poll(async () => (await handedTones(page)).length).toBeGreaterThan(5);
});

/** Notes what the page hands to the audio clock of the real browser. */
async function listenToOscillators(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tones: { startsAt: number; oscillator: OscillatorNode; isTakenBack: boolean }[] = [];
    Object.assign(window, { tones });
    const { start, stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (startsAt = 0) {
      tones.push({ startsAt, oscillator: this, isTakenBack: false });
      start.call(this, startsAt);
    };
    OscillatorNode.prototype.stop = function (at = 0) {
      for (const tone of tones) if (tone.oscillator === this && at === 0) tone.isTakenBack = true;
      stop.call(this, at);
    };
  });
}

function handedTones(page: Page): Promise<HandedTone[]> {
  return page.evaluate(() => {
    const { tones } = window as unknown as {
      tones: { startsAt: number; oscillator: OscillatorNode; isTakenBack: boolean }[];
    };
    const firstAt = tones[0]?.startsAt ?? 0;
    return tones.map(({ startsAt, oscillator, isTakenBack }) => ({
      at: startsAt - firstAt,
      hertz: oscillator.frequency.value,
      isTakenBack,
    }));
  });
}
