import { expect, type Locator } from '@playwright/test';
import { expectedHistory, expectedHome, expectedWorkouts } from './screen-oracle.ts';
import type { Member } from './travelling-member.ts';

/** The finished block is kept. */
export async function lookBack({ page, life }: Member): Promise<void> {
  await page.goto('/dashboard-full?tab=workouts');
  await page
    .getByRole('region', { name: '1 block done' })
    .getByRole('link', { name: /^Block 1/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Block 1' })).toBeVisible();
  const ofBlock = [...life.workouts.values()].flat().filter(({ block }) => block === 1);
  await expect(page.getByRole('definition').first()).toHaveText(
    String(ofBlock.filter(({ partial }) => !partial).length),
  );
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(ofBlock.length);
}

export async function expectHome(her: Member): Promise<void> {
  const { page, life, today } = her;
  await page.goto('/dashboard-full');
  const expected = expectedHome(life, today);
  const streak = page.getByRole('region', { name: 'Active Days Streak' });
  const steps = page.getByRole('region', { name: 'Today’s steps' });
  await expect(page.getByText(expected.line, { exact: true }), `the line on ${today}`).toBeVisible();
  await expect(streak.getByText(expected.streak, { exact: true }), `the streak on ${today}`).toBeVisible();
  if (expected.flames) await expect(streak.getByRole('img', { name: expected.flames })).toBeVisible();
  else await expect(streak.getByRole('img')).toHaveCount(0);
  await expect(streak.getByRole('listitem'), `the week of ${today}`).toHaveText(expected.circles.map(endOf));
  await expect(streak, `the programme's week on ${today}`).toContainText(expected.week);
  await expectWords(steps, expected.steps, `the steps of ${today}`);
  await expectWords(steps, expected.average, `the average on ${today}`);
  await expect(page.getByText(expected.rail, { exact: true })).toBeVisible();
  if (!expected.passes) return;
  await streak.getByRole('button', { name: 'Your days' }).click();
  const days = page.getByRole('region', { name: 'Your active days' });
  await expectWords(days, expected.passes, `the passes of ${today}`);
  await expectWords(days, expected.month, `the month on ${today}`);
}

/** A circle's letter stands before its words. */
const endOf = (words: string): RegExp => new RegExp(`${words}$`);

const expectWords = (where: Locator, words: string, what: string): Promise<void> =>
  expect(where, what).toContainText(words);

export async function expectWorkouts({ page, life }: Member): Promise<void> {
  await page.goto('/dashboard-full?tab=workouts');
  const expected = expectedWorkouts(life);
  await expect(page.getByText(expected.line, { exact: true })).toBeVisible();
  const cards = page.getByRole('link').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toContainText(expected.weeks);
  await expect(page.getByRole('region', { name: /blocks? done/ })).toHaveCount(expected.finished > 0 ? 1 : 0);
}

export async function expectHistory(her: Member): Promise<void> {
  await her.page.goto('/dashboard-full?tab=workouts&view=history');
  await expectHistoryNumbers(her);
}

export async function expectHistoryNumbers({ page, life, today }: Member): Promise<void> {
  const expected = expectedHistory(life, today);
  await expect(page.getByRole('definition')).toHaveText(expected.totals);
  const months = page.getByRole('region').filter({ has: page.getByRole('heading', { name: /^\w+ \d{4}$/ }) });
  await expect(months).toContainText(expected.months);
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(expected.sessions);
}
