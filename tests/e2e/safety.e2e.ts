import { expect, type Page } from '@playwright/test';
import { AUTH_EXPORT_PATH, healthAgreementsPath, progressPath } from '#contract/paths.ts';
import { WORKOUT_IDS } from '#domain/block.ts';
import { signIn } from './auth-forms.ts';
import { expectSound } from './expect-sound.ts';
import { test } from './fixtures.ts';
import { answerSafety, safetyQuestions } from './safety-screen.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe, type Visitor } from './visitors.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GO_ON = 'I have asked a doctor or midwife and want to go on';

test('the questions come before the first workout, and once', async ({ page }) => {
  const member = await openWorkout(page);
  await expect(page.getByRole('heading', { name: 'Before your first workout' })).toBeVisible();
  await page.getByRole('button', { name: 'Set my level' }).click();
  await expect(page.getByText('Tick what is true for you, or “None of these”.')).toBeVisible();

  await answerSafety(page, /^None of these$/);
  await expect(page.getByRole('heading', { name: 'You are ready to start' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await showsPlayer(page);
  await page.reload();
  await showsPlayer(page);
  await page.goto('/workout/2');
  await showsPlayer(page);
  await isAgreed(page, member, 1);
});

const OUTCOMES: { name: string; ticks: RegExp[]; weeks?: string; title: string; facts: string[]; start: string }[] = [
  {
    name: 'ten weeks after a birth',
    ticks: [/^I have had a baby/],
    weeks: '10',
    title: 'Starting gently',
    facts: ['Easier', 'Locked until week 12', 'On'],
    start: 'Start gently',
  },
  {
    name: 'a symptom',
    ticks: [/^I have one or more of these/],
    title: 'Pelvic-safe mode is on',
    facts: ['Standard', 'Locked', 'On'],
    start: 'Start in pelvic-safe mode',
  },
  {
    name: 'a joint problem',
    ticks: [/^I have a bone, joint/],
    title: 'Easier versions to begin with',
    facts: ['Easier', 'Locked'],
    start: 'Start',
  },
  {
    name: 'a year after a birth',
    ticks: [/^I have had a baby/],
    weeks: '50',
    title: 'You are ready to start',
    facts: ['Standard', 'Open'],
    start: 'Start Workout',
  },
];

for (const { name, ticks, weeks, title, facts, start } of OUTCOMES) {
  test(`${name}: ${title}`, async ({ page }) => {
    await openWorkout(page);
    if (weeks !== undefined) {
      await page.getByRole('checkbox', { name: /^I have had a baby/ }).check();
      await page.getByLabel('How many weeks ago?').fill(weeks);
      await page.getByRole('radio', { name: 'No', exact: true }).click();
    }
    await answerSafety(page, ...ticks);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('definition')).toHaveText(facts);
    await page.getByRole('button', { name: 'Change my answers' }).click();
    await expect(safetyQuestions(page)).toBeVisible();
    if (weeks !== undefined) {
      await page.getByRole('checkbox', { name: /^I have had a baby/ }).check();
      await page.getByLabel('How many weeks ago?').fill(weeks);
    }
    await answerSafety(page, ...ticks);
    await page.getByRole('button', { name: start, exact: true }).click();
    await showsPlayer(page);
    await startsAt(page, facts[0] ?? '');
  });
}

const HOLDS: { name: string; tick: RegExp; title: string }[] = [
  { name: 'chest pain', tick: /^I get chest pain/, title: 'Please see your GP first' },
  { name: 'a heart condition', tick: /^I have a heart condition/, title: 'A word with your GP first' },
  { name: 'pregnancy', tick: /^I am pregnant/, title: 'This one can wait' },
];

for (const { name, tick, title } of HOLDS) {
  test(`${name} says wait before each workout, and never locks her out`, async ({ page }) => {
    await openWorkout(page);
    await answerSafety(page, tick);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const ways = page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /^(Close|I have asked)/ });
    await expect(ways).toHaveText(['Close', GO_ON]);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/dashboard-full?tab=workouts');

    await page.goto('/workout/2');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: GO_ON }).click();
    await showsPlayer(page);
    await startsAt(page, 'Easier');
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('button', { name: 'Change my answers' }).click();
    await answerSafety(page, /^None of these$/);
    await page.getByRole('button', { name: 'Start Workout' }).click();
    await showsPlayer(page);
    await page.reload();
    await showsPlayer(page);
  });
}

test('a fresh birth says rest; who would rather not answer starts carefully', async ({ page }) => {
  await openWorkout(page);
  await page.getByRole('checkbox', { name: /^I have had a baby/ }).check();
  await page.getByLabel('How many weeks ago?').fill('many');
  await answerSafety(page);
  await expect(page.getByText('Enter whole weeks, from 0 to 52.')).toBeVisible();
  await page.getByLabel('How many weeks ago?').fill('7'); // and it is not said whether it was a caesarean
  await page.getByRole('button', { name: 'Set my level' }).click();
  await expect(page.getByRole('heading', { name: 'Rest is the right thing now' })).toBeVisible();

  await page.getByRole('button', { name: 'Change my answers' }).click();
  await page.getByRole('button', { name: 'I would rather not answer' }).click();
  await expect(page.getByRole('definition')).toHaveText(['Easier', 'Locked', 'On']);
  await page.getByRole('button', { name: 'Start gently' }).click();
  await showsPlayer(page);
});

test('every page of the safety questions is sound', async ({ page }) => {
  await openWorkout(page);
  await page.getByRole('checkbox', { name: /^I have had a baby/ }).check();
  await page.getByRole('button', { name: 'Set my level' }).click();
  await expect(page.getByText('Enter whole weeks, from 0 to 52.')).toBeVisible();
  await page.getByText('When to stop').click();
  await expectSound(page);
  await page.getByLabel('How many weeks ago?').fill('10');
  await answerSafety(page, /^I have one or more of these/);
  await expect(page.getByRole('heading', { name: 'Starting gently' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await answerSafety(page, /^I am pregnant/);
  await expect(page.getByRole('heading', { name: 'This one can wait' })).toBeVisible();
  await expectSound(page);
});

test('a new block asks again', async ({ page }) => {
  const member = await openWorkout(page);
  await answerSafety(page, /^None of these$/);
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await showsPlayer(page);
  for (const workoutId of WORKOUT_IDS) await recordWorkout(page, member, workoutId);
  const begun = await page.request.patch(progressPath(member.user.id), {
    headers: { authorization: `Bearer ${member.token}` },
    data: { currentBlock: 2 },
  });
  expect(begun.ok()).toBe(true);

  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'Before your next workout' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I have read the Health disclaimer/ })).toHaveCount(0);
  await answerSafety(page, /^I have one or more of these/);
  await page.getByRole('button', { name: 'Start in pelvic-safe mode' }).click();
  await showsPlayer(page);
  await isAgreed(page, member, 1);
});

test('another person on the same device answers for herself, and the first finds her own answers again', async ({
  page,
}) => {
  const first = await openWorkout(page);
  await answerSafety(page, /^I am pregnant/);
  await expect(page.getByRole('heading', { name: 'This one can wait' })).toBeVisible();
  const second = await chooseStepGoal(
    page,
    await subscribe(page, { email: 'ben@example.org', firstName: 'Ben' }),
    5_000,
  );

  await changeTo(page, second);
  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'Before your first workout' })).toBeVisible();
  await answerSafety(page, /^None of these$/);
  await expect(page.getByRole('heading', { name: 'You are ready to start' })).toBeVisible();

  await changeTo(page, first);
  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'This one can wait' })).toBeVisible();
});

test('the tick waits on the device without a network, and nothing about health is ever sent', async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const member = await openWorkout(page);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await expect(safetyQuestions(page)).toBeVisible();
  await page.context().setOffline(true);
  await answerSafety(page, /^I am pregnant/);
  await expect(page.getByRole('heading', { name: 'This one can wait' })).toBeVisible();
  await isAgreed(page, member, 0);
  await page.context().setOffline(false);
  await isAgreed(page, member, 1);
  const sent = bodies.filter((body) => body.includes(healthAgreementsPath(member.user.id)));
  expect(sent.length).toBeGreaterThan(0);
  expect(bodies.join('\n')).not.toMatch(/pregnan|pelvic|startingLevel|impactLocked|"hold"/i);
});

test('the settings say what is kept, change it and delete it', async ({ page }) => {
  await openWorkout(page);
  await answerSafety(page, /^None of these$/);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Safety answers' });
  await expect(section).toContainText('Standard to start with, jumps open.');
  await section.getByRole('link', { name: 'Answer again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safety answers' })).toBeVisible();
  await answerSafety(page, /^I have a bone, joint/);
  await page.getByRole('button', { name: 'Back to Settings' }).click();
  await expect(section).toContainText('Easier to start with, jumps locked.');
  await section.getByRole('button', { name: 'Delete my safety answers' }).click();
  await expect(section).toContainText('Not answered on this device.');
  await page.goto('/workout/1');
  await expect(safetyQuestions(page)).toBeVisible();
});

/** A member with a step goal opens her first workout. */
async function openWorkout(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  await page.goto('/workout/1');
  return member;
}

const showsPlayer = (page: Page) => expect(page.getByText('1 / 3')).toBeVisible();

async function startsAt(page: Page, level: string): Promise<void> {
  const levels = page.getByRole('radiogroup', { name: 'Level for this move' });
  await expect(levels.getByRole('radio', { name: level, exact: true })).toBeChecked();
}

/** Signs out and in by the forms, as two people who share a telephone do. */
async function changeTo(page: Page, { user, password }: Visitor): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, { email: user.email, password });
  await expect(page).toHaveURL('/dashboard-full');
}

/** How many ticks under the health disclaimer the server has of her. */
async function isAgreed(page: Page, { token }: Visitor, times: number): Promise<void> {
  const agreements = async () => {
    const answer = await page.request.get(AUTH_EXPORT_PATH, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).healthAgreements.length;
  };
  await expect.poll(agreements).toBe(times);
}
