import { expect } from '@playwright/test';
import { pay, SUCCEEDING_CARD } from './card-form.ts';
import { expectAccessibleLayout } from './expect-accessible-layout.ts';
import { test } from './fixtures.ts';
import { passSafety } from './safety-screen.ts';
import { register, signInHere } from './visitors.ts';
import { completeWorkout, goToLastStep, startGuide, successDialog } from './workout-player.ts';

test('three taps lead from the welcome to the first move, beside one answer and two agreements about her health', async ({
  page,
}) => {
  await signInHere(page, await register(page));
  await page.goto('/subscribe');
  await pay(page, SUCCEEDING_CARD);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('link', { name: 'Start with ten minutes' }).click();
  await passSafety(page);
  await startGuide(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Get ready' })).toBeVisible();
});

test('after the first win the step goal is offered, at its own address, and with it the look', async ({ page }) => {
  await signInHere(page, await register(page));
  await page.goto('/subscribe');
  await pay(page, SUCCEEDING_CARD);
  await page.getByRole('link', { name: 'Start with ten minutes' }).click();
  await passSafety(page);
  await goToLastStep(page);
  await completeWorkout(page, { rating: 8 });
  await successDialog(page).getByRole('button', { name: 'Choose your daily step goal' }).click();
  await expect(page).toHaveURL('/step-onboarding');
  await expect(page.getByRole('heading', { name: 'Your Daily Step Goal' })).toBeVisible();
  await expect(page.getByText('Choose how your coach looks')).toBeVisible();
  await page.getByRole('button', { name: /^Set 5,?000 Steps$/ }).click();
  await expect(page).toHaveURL('/dashboard-full');
  await expect(page.getByText('New here?')).toHaveCount(0);
});
