import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import { completeWorkout, leaveWin, reachFirstStep, reachStart } from '#tests/e2e/session/workout-player.ts';
import { adjustButton, goByHand, startButton } from '#tests/e2e/session/workout-start.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { atLocalhost, doAction, openDesk, publishToMembers } from './desk-visits.ts';
import { draftPlayer, lookAtMoves } from './draft-player.ts';
import { answer, writeMove } from './own-move.ts';

// What is published everybody reads; the app is kept for the way without a network.
test.use({ ownProduct: true, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const LOOP = join(import.meta.dirname, '../../fixtures/films/silent.webm');
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

async function addFilm(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/desk/media`);
  await page.getByLabel('Films and photos to add').setInputFiles(LOOP);
  await expect(page.getByRole('listitem').filter({ hasText: 'silent.webm' })).toContainText('Done');
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** On a laptop and on a phone. */
async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessibleInBothSchemes(page);
  }
  await page.setViewportSize(before);
}

/** A film shows each version, and no shipped move does. */
async function showByFilm(page: Page): Promise<void> {
  await page.getByLabel('Shown as').selectOption('None');
  for (const level of ['Easier', 'Standard', 'Harder']) {
    const field = page.getByRole('group', { name: `Film or photo, ${level}` });
    await field.getByRole('button', { name: 'Choose a film or photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'silent' }).click();
    await expect(field).toContainText('silent');
  }
}

async function addMove(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/desk/programme/moves`);
  await page.getByRole('link', { name: 'New move' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Wall press');
  await writeMove(page);
  await answer(page, 'Is there weight on the wrists?', 'No');
  await showByFilm(page);
  await expectAccessibleAtBothSizes(page);
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  await publishToMembers(page, 'Wall press');
}

/** The draft in the player, in 15 minutes at Easier: its move is shown by the film, of which less motion leaves the still. */
async function previewOwnMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByRole('radio', { name: '15 min' }).click();
  await preview.getByRole('radio', { name: 'Easier' }).click();
  await lookAtMoves(page, 'Wall lean');
  const player = draftPlayer(page);
  const stage = player.getByRole('img', { name: /^The picture shows: Wall lean, Easier version/ });
  await expect(async () => {
    await player
      .getByRole('button', { name: /^(Start now|Skip this move)$/ })
      .first()
      .click({ timeout: 1_000 });
    await expect(stage).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const still = stage.locator('img');
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await preview.getByRole('button', { name: 'Close', exact: true }).click();
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
  await previewOwnMove(page);
  await publishToMembers(page, PLACE);
}

async function nextStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(step)).toBeVisible();
}

/** What this device has for when there is no network. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('fit-in-30');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asking = opening.result.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((resolve) => {
      asking.onsuccess = resolve;
    });
    opening.result.close();
    return JSON.stringify(asking.result);
  });

/** By hand, at the move: its still without a network, and its film with one. */
async function seeOwnMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exercise Guide' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wall press' }).click();
  const stage = page.getByRole('img', { name: /^The picture shows: Wall lean, Easier version/ });
  const still = stage.locator('img[src^="blob:"]');
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('video')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.context().setOffline(false);
  const film = stage.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.paused])).toEqual([
    true,
    true,
    false,
  ]);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expectAccessibleAtBothSizes(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().setOffline(true);
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
  await addFilm(coach, desk);
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
  await expect.poll(() => keptAnswers(page)).toContain('move-stills');
  await page.context().setOffline(true);
  await page.reload();
  await expect(startButton(page)).toHaveText('Start 15 min, Easier');
  await expect(page.getByText('Wall lean').first()).toBeVisible();
  await expect(adjustButton(page)).toBeVisible();
  await goByHand(page);
  await nextStep(page, '2 / 3');
  await seeOwnMove(page);
  await nextStep(page, '3 / 3');
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
