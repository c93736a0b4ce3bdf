import { expect } from '@playwright/test';
import { statsPath, stepsPath } from '#contract/paths.ts';
import { dayAgo, enterSteps, storedSteps } from '#tests/e2e/support/activity.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';

test('steps and a goal show at once without a network, and go up when it is back', async ({ page, context, watch }) => {
  watch.allow(NO_NETWORK);
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await enterSteps(page, member, 1, 2_000);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const card = page.getByRole('region', { name: 'Today’s steps' });
  await expect(card).toContainText('0 of 5,000');

  await context.setOffline(true);
  await card.getByRole('button', { name: 'Edit Goal' }).click();
  await card.getByLabel('Daily step goal').fill('6000');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await card.getByLabel('Steps today').fill('6200');
  await card.getByRole('button', { name: 'Update' }).click();
  await expect(card).toContainText('6,200 of 6,000');
  await expect(card).toContainText('Saved on this device. We’ll sync it when you’re back online.');
  await expect(page.getByText('Step goal achieved!')).toBeVisible();
  await expect(page.getByText(/^1 day on the go\./)).toBeVisible();
  await page.getByRole('radio', { name: 'Peaceful' }).click();
  await expect(page.getByText('Change your mood:')).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => storedSteps(page, member)).toEqual({ [dayAgo(1)]: 2_000, [today()]: 6_200 });
  await page.reload();
  await expect(card).toContainText('6,200 of 6,000');
  expect(await page.evaluate(() => ['unsentSteps', 'unsentStepGoal'].filter((key) => key in localStorage))).toEqual([]);
});

test('what the server refuses is taken back with a clear word', async ({ page, watch }) => {
  watch.allow(/400/);
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await page.goto('/dashboard-full');
  const card = page.getByRole('region', { name: 'Today’s steps' });
  const refusal = { status: 400, json: { message: 'No.', code: 'invalid_input' } };
  for (const path of [stepsPath(member.user.id), statsPath(member.user.id)]) {
    await page.route(`**${path}`, (route) => route.fulfill(refusal));
  }
  await card.getByLabel('Steps today').fill('9000');
  await card.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Failed to update steps')).toBeVisible();
  await expect(card).toContainText('0 of 5,000');
  await expect(card.getByLabel('Steps today')).toHaveValue('9000');
  await card.getByRole('button', { name: 'Edit Goal' }).click();
  await card.getByLabel('Daily step goal').fill('7000');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('We couldn’t save your step goal')).toBeVisible();
  await expect(card).toContainText('0 of 5,000');
});
