import { expect, type Locator, type Page } from '@playwright/test';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { goByHand, startButton } from './workout-start.ts';

/** In a workout that was just opened: past the safety questions, where they are asked, to its start screen. */
export async function reachStart(page: Page): Promise<void> {
  const questions = page.getByRole('button', { name: 'None of these' });
  const firstStep = page.getByText('1 / 3');
  await expect(questions.or(startButton(page)).or(firstStep)).toBeVisible();
  if (await questions.isVisible()) await passSafety(page);
}

/** Past the start screen, too. */
export async function reachFirstStep(page: Page): Promise<void> {
  await reachStart(page);
  await goByHand(page);
}

/** Lets the guide lead, from the start screen or by hand: resolves when its screen stands and its clock runs, so that a test may move time on. */
export async function startGuide(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: /^Start (?:\d+ min|the timer)/ });
  await expect(start).not.toHaveAttribute('aria-busy', 'true');
  await start.click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

/** From the warm-up to the last step, where the workout can be completed. */
export async function goToLastStep(page: Page): Promise<void> {
  await reachFirstStep(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('3 / 3')).toBeVisible();
}

export function ratingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'How was your workout?' });
}

export function successDialog(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Back to Workouts' }) });
}

/** The whole screen that praises what was played to its end. */
export const winScreen = (page: Page): Locator => page.getByRole('dialog', { name: /^You did it/ });

/** From the win to the question of how it was. */
export async function passWin(page: Page): Promise<void> {
  await winScreen(page).getByRole('button', { name: 'Nice' }).click();
  await expect(ratingDialog(page)).toBeVisible();
}

/** Back to the workouts, past the question about the body. */
export async function leaveWin(page: Page): Promise<void> {
  await successDialog(page).getByRole('button', { name: 'Back to Workouts' }).click();
  await bodyDialog(page).getByRole('button', { name: 'Close' }).click();
}

export const bodyDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'How did your body feel?' });

interface Rating {
  rating: number;
  notes?: string;
}

/** From the last step to the success dialog. */
export async function completeWorkout(page: Page, rating: Rating): Promise<void> {
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await rateWorkout(page, rating);
}

/** Where the rating is asked for, past the win that may stand before it: to the success dialog. */
export async function rateWorkout(page: Page, { rating, notes = '' }: Rating): Promise<void> {
  const dialog = ratingDialog(page);
  await expect(winScreen(page).or(dialog)).toBeVisible();
  if (await winScreen(page).isVisible()) await passWin(page);
  const complete = dialog.getByRole('button', { name: 'Complete Workout' });
  await expect(complete).toBeDisabled();
  await dialog.getByRole('radio', { name: String(rating), exact: true }).click();
  if (notes !== '') {
    const note = dialog.getByLabel('Notes');
    if (!(await note.isVisible())) await dialog.getByText('Add how hard it was, or a note').click();
    await note.fill(notes);
  }
  await complete.click();
  await expect(successDialog(page)).toBeVisible();
}
