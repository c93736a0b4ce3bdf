import { expect } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { openDesk, publishToMembers } from './desk-visits.ts';
import { answer, writeMove } from './own-move.ts';

// Its desk has one first operator, and what it publishes everybody has.
test.use({ ownProduct: true });

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
  await publishToMembers(page, 'Wall press');

  await page.goto(`${desk}/desk/programme/moves`);
  await page.getByRole('radio', { name: 'Yours 1' }).click();
  await expect(page.getByText('1 of 75')).toBeVisible();
  await page.getByRole('link', { name: /^Wall press/ }).click();
  await page.getByLabel('Cue, Harder').fill('Take three slow counts down');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await publishToMembers(page, 'Wall press');
  await page.getByRole('button', { name: 'See changes in version 2' }).click();
  await expect(page.locator('ins').first()).toBeVisible();

  await answer(page, 'In the list of moves', 'Withdrawn');
  await publishToMembers(page, 'Wall press');
  await page.goto(`${desk}/desk/programme/moves`);
  await expect(page.getByRole('link', { name: /^Wall press/ })).toContainText('Yours, withdrawn');
  await expectAccessibleInBothSchemes(page);
});
