import { expect } from '@playwright/test';
import { turnStep } from '#tests/e2e/session/guided-player.ts';
import { noteSounds } from '#tests/e2e/session/heard-sounds.ts';
import { reachStart, startGuide } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { atLocalhost, openDesk, publishToMembers } from './desk-visits.ts';

// Its desk has one first operator, and what it publishes everybody reads; the app is kept for the way without a network.
test.use({ ownProduct: true, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** The time to get ready and to set up, by the real clock. */
const TO_FIRST_MOVE_MS = 40_000;

const CUE = 'Sit down softly, then stand up tall';

test('a workout and a cue are changed at the desk, and a member reads and hears them, also without a network', async ({
  page,
  product,
  watch,
  openAnotherBrowser,
}) => {
  test.setTimeout(150_000);
  watch.allow(NO_NETWORK);
  const amira = await chooseStepGoal(page, await subscribe(page), 5_000);
  const coach = await openAnotherBrowser(atLocalhost(product));
  const desk = await openDesk(coach, product, watch);

  await coach.goto(`${desk}/desk`);
  await coach.getByRole('link', { name: 'Programme' }).first().click();
  await expectAccessibleInBothSchemes(coach);
  await coach.getByRole('link', { name: /Strength & Core Foundation.*Workout A/ }).click();
  await coach.getByLabel('Title').fill('Lose weight fast!');
  await expect(coach.getByText('Say it without an exclamation mark.')).toBeVisible();
  await coach.getByLabel('Title').fill('Strong Start');
  await coach.getByLabel('Description').fill('Six moves for a strong beginning.');
  await expect(coach.getByRole('region', { name: 'Preview' }).getByText('Strong Start').first()).toBeVisible();
  await expect(coach.getByText('Say it without an exclamation mark.')).toBeHidden();
  await expectAccessibleInBothSchemes(coach);
  await publishToMembers(coach, 'Edition A, workout 1A: Strength & Core Foundation');

  await coach.goto(`${desk}/desk/programme/moves`);
  await coach.getByLabel('Find a move').fill('sit to stand');
  await coach.getByRole('link', { name: /Sit to stand/ }).click();
  await coach.getByLabel('Cue, Standard').fill('Lean forward and breathe out and then stand up tall');
  await expect(coach.getByText(/Use 9 words or fewer. This has 10/)).toBeVisible();
  await coach.getByLabel('Cue, Standard').fill(CUE);
  await expect(coach.getByText(/Use 9 words or fewer/)).toBeHidden();
  await expectAccessibleInBothSchemes(coach);
  await publishToMembers(coach, 'Sit to stand');
  await coach.getByRole('button', { name: 'See changes in version 1' }).click();
  await expect(coach.locator('ins').first()).toBeVisible();

  const heard = await noteSounds(page);
  await signInHere(page, amira);
  await page.goto('/dashboard-full');
  await expect(page.getByRole('heading', { name: 'Strong Start' })).toBeVisible();
  await isKept(page);
  await page.context().setOffline(true);
  await page.goto('/workout/1');
  await reachStart(page);
  await expect(page.getByRole('heading', { name: 'Strong Start' })).toBeVisible();
  await startGuide(page);
  await turnStep(page);
  await expect(page.getByText(CUE, { exact: true })).toBeVisible({ timeout: TO_FIRST_MOVE_MS });
  await expect.poll(async () => (await heard()).spoken.map(({ text }) => text)).toContain(`${CUE}.`);
  await page.context().setOffline(false);

  await coach.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(coach.getByText('This version is now your draft.', { exact: false })).toBeVisible();
  await publishToMembers(coach, 'Sit to stand');
});
