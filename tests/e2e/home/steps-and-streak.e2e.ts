import { expect, type Locator, type Page } from '@playwright/test';
import { type CalendarDay, pastDayText, shortDate } from '#domain/time/calendar-day.ts';
import { dayAgo, enterSteps, storedSteps, workedOut } from '#tests/e2e/support/activity.ts';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';

test('steps in one tap, by hand and for an earlier day, with goal, badges, average and picture', async ({ page }) => {
  test.slow(); // many screens are looked at
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await enterSteps(page, member, 1, 3_500);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const card = page.getByRole('region', { name: 'Today’s steps' });
  await expect(card).toContainText('0 of 5,000');
  await expect(card).toContainText('7-day average: 500');

  const openDays = () => page.getByRole('button', { name: 'Your days' }).click();
  const days = page.getByRole('dialog', { name: 'Your days' });
  const closeDays = () => days.getByRole('button', { name: 'Close' }).first().click();
  await openDays();
  await days.getByRole('button', { name: 'Same as yesterday' }).click();
  await expect(card).toContainText('3,500 of 5,000');
  await days.getByRole('button', { name: '+1,000 steps' }).click();
  await expect(card).toContainText('4,500 of 5,000');
  await expect(card).toContainText('500 to go');
  await closeDays();
  await card.getByLabel('Steps today').fill('5,000');
  await card.getByRole('button', { name: 'Update' }).click();
  const toast = page.getByRole('region', { name: /^Notifications/ });
  await expect(toast).toContainText('Step goal achieved!');
  await expectNothingOver(page, toast, page.getByRole('region', { name: 'Active Days Streak' }));
  await expect(card.getByRole('listitem')).toHaveText(['Goal Achieved!']);
  await card.getByLabel('Steps today').fill('10,000');
  await card.getByRole('button', { name: 'Update' }).click();
  await expect(card.getByRole('listitem')).toHaveText(['Double Goal!']);
  await expect(card).toContainText(`7-day average: ${Math.round(13_500 / 7).toLocaleString('en-GB')}`);

  for (const wrong of ['-1', '1.5', '100001', 'many']) {
    await card.getByLabel('Steps today').fill(wrong);
    await card.getByRole('button', { name: 'Update' }).click();
    await expect(card).toContainText('Enter a whole number, up to 100,000.');
    await expect(card).toContainText('10,000 of 5,000');
  }

  await openDays();
  await days.getByRole('button', { name: 'Fix an earlier day' }).click();
  await days.getByLabel('Day', { exact: true }).fill(dayAgo(40));
  await days.getByLabel(/^Steps on that day/).fill('7000');
  await days.getByRole('button', { name: 'Save day' }).click();
  await expect(days).toContainText(`Saved: 7,000 steps on ${shortDate(dayAgo(40))}.`);
  await days.getByLabel('Day', { exact: true }).fill(dayAgo(2));
  await days.getByLabel('Day', { exact: true }).fill(dayAgo(40));
  await expect(days).toContainText('Entered so far: 7,000');
  await days.getByLabel('Day', { exact: true }).fill(dayAgo(1));
  await days.getByLabel(/^Steps on that day/).fill('5200');
  await days.getByRole('button', { name: 'Save day' }).click();
  await expect(days.getByRole('img', { name: /Goal reached on 2 of them. Most: 10,000 on/ })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await storedSteps(page, member)).toEqual({ [dayAgo(1)]: 5_200, [today()]: 10_000 });
  await closeDays();
  await expect(page.getByText(/^2 days on the go\./)).toBeVisible();

  await card.getByRole('button', { name: 'Edit Goal' }).click();
  await card.getByLabel('Daily step goal').fill('999');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('10,000 of 5,000');
  await card.getByRole('button', { name: 'Edit Goal' }).click();
  await card.getByLabel('Daily step goal').fill('12.5');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('Enter a whole number, like 7,000.');
  await card.getByLabel('Daily step goal').fill('12,000');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('10,000 of 12,000');
  await page.reload();
  await expect(card).toContainText('10,000 of 12,000');
});

test('a streak with its week, its flames and the rest passes that held it', async ({ page }) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  // Ten days, of which the last but two was missed: two passes earned, one used.
  for (const ago of [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1]) await workedOut(page, member, (ago % 12) + 1, ago);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const card = page.getByRole('region', { name: 'Active Days Streak' });
  await expect(card).toContainText('11 days');
  await expect(card.getByRole('img', { name: '2 of 4 flames' })).toBeVisible();
  await expect(card).toContainText('A whole week and counting.');
  await expect(card).toContainText('Complete a workout OR reach your step goal to extend your streak');
  await expect(card.getByRole('listitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Your days' }).click();
  const days = page.getByRole('dialog', { name: 'Your days' });
  await expect(days).toContainText('1 rest pass');
  await expect(days).toContainText('They’re never for sale.');
  await expect(days).toContainText(`Last used: ${pastDayText(dayAgo(2), today() as CalendarDay)}`);
  await expectAccessibleLayout(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await workedOut(page, member, 1, 0);
  await page.reload();
  await expect(card).toContainText('12 days');
  await expect(card).toContainText('Workout completed today! Streak extended!');
  await expect(page.getByText(/^12 days on the go\. Last workout today\.$/)).toBeVisible();
});

/** `part` is whole in the window, and `above` lies beside it. */
async function expectNothingOver(page: Page, above: Locator, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.99 });
  const [over, under] = [await boxOf(above), await boxOf(part)];
  expect(under.y + under.height, page.url()).toBeLessThanOrEqual(over.y);
}
