import type { Page } from '@playwright/test';

const LEVELS = ['Easier', 'Standard', 'Harder'] as const;

const QUESTIONS = [
  'Do they hold a bag or bottles?',
  'Do both feet leave the floor?',
  'Do they lie on their back?',
  'Does it strain the middle?',
  'Does it strain the pelvis or pelvic floor?',
  'Do they balance on one leg?',
];

export const answer = (page: Page, question: string, says: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: says, exact: true }).click();

/** All of it but for its name. */
export async function writeMove(page: Page): Promise<void> {
  await page.getByLabel('Setting up').fill('Hands on the wall, feet back');
  await page.getByLabel('Where they begin').selectOption('Standing');
  await page.getByLabel('Wall', { exact: true }).check();
  await page.getByLabel('Shown as').selectOption('Worktop push-up');
  await page.getByLabel('Name, Easier').fill('Wall lean');
  await page.getByLabel('Name, Harder').fill('Slow wall press');
  for (const level of LEVELS) {
    await page.getByLabel(`Cue, ${level}`).fill('Bend your elbows, then press away');
    await page.getByLabel(`Breath, ${level}`).selectOption('Breathe out as you push.');
  }
  for (const question of QUESTIONS) await answer(page, question, 'No');
}
