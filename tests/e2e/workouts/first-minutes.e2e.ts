import { expect, type Page } from '@playwright/test';
import { pay, SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { title } from '#tests/e2e/session/guided-player.ts';
import { bodyDialog, completeWorkout, goToLastStep, successDialog } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { register, signInHere } from '#tests/e2e/support/visitors.ts';
import { passSafety } from './safety-screen.ts';

test('two taps lead from the welcome to the first move, beside two ticks about her health', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/subscribe');
  await pay(page, SUCCEEDING_CARD);
  const begin = page.getByRole('link', { name: 'Start with 10 minutes' });
  await expect(begin).toBeVisible();
  const pressed = await notePresses(page);

  await begin.click();
  await passSafety(page);
  await expect(title(page)).toHaveText('March on the spot', { timeout: 20_000 });
  expect(await pressed()).toEqual([
    'Start with 10 minutes',
    'tick: I agree that the app uses my answers about my health to set my starting level.',
    'tick: I have read the Health disclaimer (opens in a new tab). I am 18 or over.',
    'None of these',
  ]);
});

test('after the first win the step goal is offered, at its own address, and with it the look', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/subscribe');
  await pay(page, SUCCEEDING_CARD);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workout/1?length=10');
  await passSafety(page);
  await goToLastStep(page);
  await completeWorkout(page, { rating: 8 });
  await successDialog(page).getByRole('button', { name: 'Set a daily step goal' }).click();
  await bodyDialog(page).getByRole('button', { name: 'All good' }).click();
  await expect(page).toHaveURL('/step-onboarding');
  await expect(page.getByRole('heading', { name: 'Your Daily Step Goal' })).toBeVisible();
  await expect(page.getByText('Choose how your coach looks')).toBeVisible();
  await page.getByRole('button', { name: /^Set 5,?000 Steps$/ }).click();
  await expect(page).toHaveURL('/dashboard-full');
  await expect(page.getByText('New here?')).toHaveCount(0);
});

/** Everything that is pressed from now on, in its own words, as long as the page is not loaded anew. */
async function notePresses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    const note = ({ target }: Event) => {
      const pressed = (target as Element).closest<HTMLElement>('a, button, input');
      const label = pressed instanceof HTMLInputElement ? pressed.labels?.[0] : undefined;
      if (pressed) presses.push(label ? `tick: ${label.textContent}` : (pressed.textContent ?? ''));
    };
    document.addEventListener('click', note, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: string[] }).presses);
}
