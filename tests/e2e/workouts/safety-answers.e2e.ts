import { expect, type Page } from '@playwright/test';
import { healthAgreementsPath, progressPath } from '#contract/paths.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { signIn } from '#tests/e2e/account/auth-forms.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, recordWorkout, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';
import { answerSafety, isAgreed, openFirstWorkout, safetyQuestions, showsPlayer } from './safety-screen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a new block asks again', async ({ page }) => {
  const member = await openFirstWorkout(page);
  await answerSafety(page);
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await showsPlayer(page);
  for (const workoutId of WORKOUT_IDS) await recordWorkout(page, member, workoutId);
  const begun = await page.request.patch(progressPath(member.user.id), {
    headers: { authorization: `Bearer ${member.token}` },
    data: { currentBlock: 2 },
  });
  expect(begun.ok()).toBe(true);

  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'Quick check first' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I have read the Health disclaimer/ })).toHaveCount(0);
  await answerSafety(page, [/^I have one or more of these/]);
  await page.getByRole('button', { name: 'Start gently' }).click();
  await showsPlayer(page);
  await isAgreed(page, member, 1);
});

test('another person on the same device answers for herself, and so does the first when she is back', async ({
  page,
}) => {
  const first = await openFirstWorkout(page);
  await answerSafety(page, [/^I’m pregnant/]);
  await expect(page.getByRole('heading', { name: 'This one can wait' })).toBeVisible();
  await isAgreed(page, first, 1);
  const second = await chooseStepGoal(page, await subscribe(page, { firstName: 'Ben' }), 5_000);

  await changeTo(page, second);
  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'First, your body' })).toBeVisible();
  await answerSafety(page);
  await expect(page.getByRole('heading', { name: 'You’re ready to start' })).toBeVisible();
  await isAgreed(page, second, 1);

  await changeTo(page, first);
  await page.goto('/workout/1');
  await expect(safetyQuestions(page)).toBeVisible();
});

test('the tick waits on the device without a network, and nothing about health is ever sent', async ({
  page,
  watch,
}) => {
  watch.allow(NO_NETWORK);
  const member = await openFirstWorkout(page);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await expect(safetyQuestions(page)).toBeVisible();
  await page.context().setOffline(true);
  await answerSafety(page, [/^I’m pregnant/]);
  await expect(page.getByRole('heading', { name: 'This one can wait' })).toBeVisible();
  await isAgreed(page, member, 0);
  await page.context().setOffline(false);
  await isAgreed(page, member, 1);
  const sent = bodies.filter((body) => body.includes(healthAgreementsPath(member.user.id)));
  expect(sent.length).toBeGreaterThan(0);
  expect(bodies.join('\n')).not.toMatch(/pregnan|pelvic|girdle|startingLevel|"hold"/i);
});

test('the settings say what is kept, change it and delete it', async ({ page }) => {
  await openFirstWorkout(page);
  await answerSafety(page);
  await page.goto('/settings?group=programme');
  const section = page.getByRole('region', { name: 'Safety answers' });
  await expect(section).toContainText('Standard to start with, jumps locked.');
  await section.getByRole('link', { name: 'Answer again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safety answers' })).toBeVisible();
  await answerSafety(page, [/^I have a bone, joint/]);
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await expect(section).toContainText('Easier to start with, jumps locked.');
  await section.getByRole('button', { name: 'Delete my safety answers' }).click();
  await expect(section).toContainText('None on this device yet.');
  await page.goto('/workout/1');
  await expect(safetyQuestions(page)).toBeVisible();
});

/** Signs out and in by the forms, as two people who share a telephone do. */
async function changeTo(page: Page, { user, password }: Visitor): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, { email: user.email, password });
  await expect(page).toHaveURL('/dashboard-full');
}
