import { expect, type Page } from '@playwright/test';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import { completeWorkout, leaveWin, reachFirstStep, reachStart } from '#tests/e2e/session/workout-player.ts';
import { adjustButton, goByHand, startButton } from '#tests/e2e/session/workout-start.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { atLocalhost, doAction, openDesk, publishToMembers } from './desk-visits.ts';
import { lookAtMoves } from './draft-player.ts';
import { answer, writeMove } from './own-move.ts';

// What is published everybody reads; the app is kept for the way without a network.
test.use({ ownProduct: true, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const HISTORY = '/dashboard-full?tab=workouts&view=history';
const SHIPPED = 'Glute Burner';
const PLACE = `Edition A, workout 2B: ${SHIPPED}`;

async function nameProgramme(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/desk/words`);
  await page.getByRole('link', { name: /Name and you/ }).click();
  await page.getByLabel('Name of the programme').fill('Mum Strong');
  await page.getByLabel('Your name').fill('Kate Moss-Hill');
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: pngOf(1_200, 800) };
  await page.getByRole('group', { name: 'Your photo' }).locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await doAction(page, /^Publish/);
  await expect(page.getByText('Published. It’s live now.')).toBeVisible();
}

async function addMove(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/desk/programme/moves`);
  await page.getByRole('link', { name: 'New move' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wall press');
  await writeMove(page);
  await answer(page, 'Is there weight on the wrists?', 'No');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await publishToMembers(page, 'Wall press');
}

async function putIntoWorkout(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/desk/programme`);
  await page.getByRole('link', { name: new RegExp(SHIPPED) }).click();
  await page.getByLabel('Title').fill('Strong Wall');
  const first = page.getByRole('region', { name: 'Circuit 1' });
  await first.getByRole('button', { name: /^Change .*reverse lunge/i }).click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await page.getByLabel('Find a move').fill('wall press');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Wall press/ })
    .click();
  await expect(first.getByRole('listitem').nth(1)).toContainText('Wall press');
  await page
    .getByLabel('Instructions')
    .fill('Work 40 seconds, rest 15. You get 50 more between circuits and 10 to get down.');
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '15 min' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Easier' }).click();
  await lookAtMoves(page, 'Wall lean');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await publishToMembers(page, PLACE);
}

async function toLastStep(page: Page): Promise<void> {
  for (const step of ['2 / 3', '3 / 3']) {
    if (await page.getByText('3 / 3').isVisible()) return;
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(step)).toBeVisible();
  }
}

test('the owner makes it theirs, a kept workout ends as it began, the new one is done without a network, and the old one comes back', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  const coach = await openAnotherBrowser(atLocalhost(product));
  const desk = await openDesk(coach, product, watch);
  await nameProgramme(coach, desk);
  await addMove(coach, desk);

  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  await expect(page).toHaveTitle(/Mum Strong/);
  await page.goto('/workout/5');
  await reachFirstStep(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 / 3')).toBeVisible();

  await putIntoWorkout(coach, desk);

  // What is kept to carry on ends as it began, also with a look at Home in between.
  await page.goto('/dashboard-full');
  await isKept(page);
  await page.goto('/workout/5?step=2');
  await expect(page.getByText('2 / 3')).toBeVisible();
  await expect(page.getByText('Wall press')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('3 / 3')).toBeVisible();
  await completeWorkout(page, { rating: 7 });
  await leaveWin(page);
  await page.goto(HISTORY);
  await expect(page.getByRole('listitem').filter({ hasText: SHIPPED })).toHaveCount(1);

  // The new one, without a network, in fifteen minutes at Easier.
  await page.goto('/dashboard-full');
  await expect(async () => {
    await page.goto('/workout/5?length=15&level=easier');
    await reachStart(page);
    await expect(page.getByRole('heading', { name: 'Strong Wall' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.context().setOffline(true);
  await page.reload();
  await expect(startButton(page)).toHaveText('Start 15 min, Easier');
  await expect(page.getByText('Wall lean').first()).toBeVisible();
  await expect(adjustButton(page)).toBeVisible();
  await goByHand(page);
  await toLastStep(page);
  await completeWorkout(page, { rating: 8 });
  await leaveWin(page);
  await page.context().setOffline(false);
  await page.goto(HISTORY);
  await expect(page.getByRole('listitem').filter({ hasText: 'Strong Wall' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: SHIPPED })).toHaveCount(1);

  await coach.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(coach.getByText('This version is now your draft.', { exact: false })).toBeVisible();
  await publishToMembers(coach, 'Edition A, workout 2B: Strong Wall');
  await expect(coach.getByRole('heading', { name: SHIPPED, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Strong Wall' })).toHaveCount(1);
});
