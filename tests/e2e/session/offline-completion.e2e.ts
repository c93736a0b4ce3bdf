import { expect, type Page } from '@playwright/test';
import { workoutSessionsPath } from '#contract/paths.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { signInHere, storedWorkouts, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';
import { completeWorkout, goToLastStep, leaveWin, successDialog } from './workout-player.ts';

test.use({ ownProduct: true, serviceWorkers: 'allow' });

const OFFLINE = 'Saved on this device. We’ll sync it when you’re back online.';
const UNSENT = 'Saved on this device. We’ll sync it when we can.';
const LOST = /net::ERR_CONNECTION_RESET/;

test('a workout finished without a network goes up once when the network is back', async ({ page, context, watch }) => {
  watch.allow(NO_NETWORK);
  const member = await openLastStep(page);
  await context.setOffline(true);
  await completeWorkout(page, { rating: 7, notes: 'In the tunnel' });
  await expect(successDialog(page)).toContainText(OFFLINE);
  expect(await storedWorkouts(page, member)).toEqual([]);

  await context.setOffline(false);
  await expect(successDialog(page)).not.toContainText(OFFLINE);
  await isStoredOnce(page, member, 'In the tunnel');
  await leaveWin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finding Your Rhythm' })).toBeVisible();
  await expect(page.getByText('1/3')).toBeVisible();
  await page.reload();
  await isStoredOnce(page, member, 'In the tunnel');
});

test('a workout finished without a network survives the closing of the page', async ({ page, context, watch }) => {
  watch.allow(NO_NETWORK);
  const member = await openLastStep(page);
  await context.setOffline(true);
  await completeWorkout(page, { rating: 7, notes: 'Then the battery died' });
  await expect(successDialog(page)).toContainText(OFFLINE);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/dashboard-full?tab=workouts');
  await isStoredOnce(later, member, 'Then the battery died');
  await expect(later.getByRole('link', { name: /Finding Your Rhythm/ })).toContainText('1/3');
});

test('a workout whose answer got lost after it was stored is still one workout', async ({ page, watch }) => {
  watch.allow(LOST);
  const member = await openLastStep(page);
  const sessions = `**${workoutSessionsPath(member.user.id)}`;
  await page.route(sessions, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await completeWorkout(page, { rating: 7, notes: 'Heard nothing back' });
  await expect(successDialog(page)).toContainText(UNSENT);
  await isStoredOnce(page, member, 'Heard nothing back');

  await page.unroute(sessions);
  const sentAgain = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await sentAgain;
  await isStoredOnce(page, member, 'Heard nothing back');
  await expect(page.getByText('Heard nothing back')).toHaveCount(1);
});

test('a workout finished while the product is down goes up once when it is back', async ({ page, product }) => {
  const member = await openLastStep(page);
  await product.kill();
  await completeWorkout(page, { rating: 7, notes: 'Nobody there' });
  await expect(successDialog(page)).toContainText(UNSENT);

  await product.startAgain();
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await expect(page.getByText('Nobody there')).toHaveCount(1);
  await isStoredOnce(page, member, 'Nobody there');
});

async function openLastStep(page: Page): Promise<Visitor> {
  const member = await subscribe(page);
  await signInHere(page, member);
  await page.goto('/workout/1');
  await goToLastStep(page);
  return member;
}

async function isStoredOnce(page: Page, member: Visitor, notes: string): Promise<void> {
  await expect.poll(async () => (await storedWorkouts(page, member)).map((session) => session.notes)).toEqual([notes]);
}
