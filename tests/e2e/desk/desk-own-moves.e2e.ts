import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { openDesk } from './desk-visits.ts';

// Its desk has one first operator, and what it publishes everybody has.
test.use({ ownProduct: true });

const LEVELS = ['Easier', 'Standard', 'Harder'] as const;

const QUESTIONS = [
  'Do they hold a bag or bottles?',
  'Do both feet leave the floor?',
  'Do they lie on their back?',
  'Does it strain the middle?',
  'Does it strain the pelvis or pelvic floor?',
  'Do they balance on one leg?',
];

const answer = (page: Page, question: string, says: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: says, exact: true }).click();

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Publish ${name}` })
    .click();
  await expect(page.getByText('Published. Members have it the next time they open Home or a workout.')).toBeVisible();
}

async function writeMove(page: Page): Promise<void> {
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

test('a move of her own is added, published, changed, and withdrawn', async ({ page, product, watch }) => {
  test.slow();
  const desk = await openDesk(page, product, watch);
  await page.goto(`${desk}/desk/programme/moves`);
  await expect(page.getByText('74 of 74')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'New move' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wall press');

  // What is missing is named, and the first of it has the focus.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByLabel('Setting up')).toBeFocused();
  await expect(page.getByText('Choose one of these.').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await writeMove(page);
  await answer(page, 'Is there weight on the wrists?', 'Not sure');
  await expect(page.getByText(/Members read:.*Sore wrists\? Use your forearms, fists or the worktop\./)).toBeVisible();
  await expect(page.getByText(/Where it’s locked, they get: Worktop push-up/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Slow wall press')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await publish(page, 'Wall press');

  await page.goto(`${desk}/desk/programme/moves`);
  await page.getByRole('radio', { name: 'Yours 1' }).click();
  await expect(page.getByText('1 of 75')).toBeVisible();
  await page.getByRole('link', { name: /^Wall press/ }).click();
  await page.getByLabel('Cue, Harder').fill('Take three slow counts down');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await publish(page, 'Wall press');
  await page.getByRole('button', { name: 'See changes in version 2' }).click();
  await expect(page.locator('ins').first()).toBeVisible();

  await answer(page, 'In the list of moves', 'Withdrawn');
  await publish(page, 'Wall press');
  await page.goto(`${desk}/desk/programme/moves`);
  await expect(page.getByRole('link', { name: /^Wall press/ })).toContainText('Yours, withdrawn');
  await expectAccessibleInBothSchemes(page);
});
