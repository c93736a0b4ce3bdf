import { expect, type Page } from '@playwright/test';
import { startButton } from '#tests/e2e/session/workout-start.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { wordsIn } from '#tests/e2e/support/words-in.ts';
import { someOf } from '#tests/test-size.ts';
import {
  answerSafety,
  goToQuestion,
  isAgreed,
  openFirstWorkout,
  passSafety,
  safetyQuestions,
  showsPlayer,
} from './safety-screen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GO_ON = 'I’ve asked a doctor or midwife, and I want to go on';

test('the questions come before the first workout, and once', async ({ page }) => {
  const scrolledTo = () => page.evaluate(() => scrollY);
  await page.setViewportSize({ width: 320, height: 640 });
  const member = await openFirstWorkout(page);
  await expect(page.getByRole('heading', { name: 'First, your body' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'None of these' })).toBeVisible();
  await answerSafety(page);
  await expect(page.getByRole('heading', { name: 'You’re ready to start' })).toBeVisible();
  await expect.poll(scrolledTo).toBe(0);
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await showsPlayer(page);
  await expect.poll(scrolledTo).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await showsPlayer(page);
  await page.goto('/workout/2');
  await showsPlayer(page);
  await isAgreed(page, member, 1);
});

test('all questions stand on one screen of a phone, in few words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFirstWorkout(page);
  await expect(page.getByRole('button', { name: 'None of these' })).toBeVisible();
  const heard = await wordsIn(page.locator('.visually-hidden'));
  expect((await wordsIn(page.locator('body'))) - heard).toBeLessThanOrEqual(140);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(844);
});

interface Outcome {
  name: string;
  ticks: RegExp[];
  weeks?: string;
  title: string;
  facts: string[];
  start: string;
}

const OUTCOMES: Outcome[] = [
  {
    name: 'ten weeks after a birth',
    ticks: [],
    weeks: '10',
    title: 'Starting gently',
    facts: ['Easier', 'Locked', 'On'],
    start: 'Start gently',
  },
  {
    name: 'a symptom',
    ticks: [/^I have one or more of these/],
    title: 'Extra care for your pelvic floor',
    facts: ['Easier', 'Locked', 'On'],
    start: 'Start gently',
  },
  {
    name: 'a sore pelvis',
    ticks: [/^My pelvis hurts/],
    title: 'Kinder to your pelvis',
    facts: ['Easier', 'Locked', 'On'],
    start: 'Start gently',
  },
  {
    name: 'a joint problem',
    ticks: [/^I have a bone, joint/],
    title: 'Easier to start with',
    facts: ['Easier', 'Locked'],
    start: 'Start',
  },
  {
    name: 'a year after a birth',
    ticks: [],
    weeks: '50',
    title: 'You choose the next step',
    facts: ['Easier', 'Locked'],
    start: 'Start with Easier',
  },
];

for (const { name, ticks, weeks, title, facts, start } of someOf(OUTCOMES, 1)) {
  test(`${name}: ${title}`, async ({ page }) => {
    await openFirstWorkout(page);
    await answerSafety(page, ticks, weeks === undefined ? undefined : { weeks });
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('definition')).toHaveText(facts);
    await page.getByRole('button', { name: 'Change my answers' }).click();
    await expect(safetyQuestions(page)).toBeVisible();
    await answerSafety(page, ticks, weeks === undefined ? undefined : { weeks });
    await page.getByRole('button', { name: start, exact: true }).click();
    await showsPlayer(page);
    await startsAt(page, facts[0] ?? '');
  });
}

test('twelve weeks after a birth Standard is hers once she says that no sign is there', async ({ page }) => {
  await openFirstWorkout(page);
  await answerSafety(page, [], { weeks: '13' });
  await page.getByRole('button', { name: 'Start with Standard' }).click();
  await expect(page.getByText(/^Tick this if it’s true/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^I have no leaking/ }).check();
  await page.getByRole('button', { name: 'Start with Standard' }).click();
  await showsPlayer(page);
  await startsAt(page, 'Standard');
});

const HOLDS: { name: string; tick: RegExp; title: string }[] = [
  { name: 'heavy bleeding', tick: /^I’m bleeding heavily/, title: 'Please get help today' },
  { name: 'chest pain', tick: /^I get chest pain/, title: 'Please see your GP first' },
  { name: 'a heart condition', tick: /^I have a heart condition/, title: 'A word with your GP first' },
  { name: 'pregnancy', tick: /^I’m pregnant/, title: 'This one can wait' },
];

for (const { name, tick, title } of someOf(HOLDS, 1)) {
  test(`${name} says wait before each workout, and never locks her out`, async ({ page }) => {
    await openFirstWorkout(page);
    await answerSafety(page, [tick]);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const ways = page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /^(Close|I’ve asked)/ });
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
    await answerSafety(page);
    await page.getByRole('button', { name: 'Start Workout' }).click();
    await showsPlayer(page);
    await page.reload();
    await showsPlayer(page);
  });
}

test('a fresh birth says rest; who would rather not answer starts carefully', async ({ page }) => {
  await openFirstWorkout(page);
  await goToQuestion(page, /^I’ve had a baby/);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByLabel('How many weeks ago?').fill('many');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Enter whole weeks, 0 to 52.')).toBeVisible();
  await page.getByLabel('How many weeks ago?').fill('7'); // and it is not said whether it was a caesarean
  await page.getByRole('radio', { name: 'No, or not that I know of' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  for (let question = 8; question <= 10; question += 1) {
    await expect(page.getByText(`${question} of 10`)).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
  }
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Set my level' }).click();
  await expect(page.getByRole('heading', { name: 'Rest first' })).toBeVisible();

  await page.getByRole('button', { name: 'Change my answers' }).click();
  await page.getByRole('button', { name: 'Rather not say' }).click();
  await expect(page.getByRole('definition')).toHaveText(['Easier', 'Locked', 'On']);
  await page.getByRole('button', { name: 'Start gently' }).click();
  await showsPlayer(page);
});

test('the back gesture leads one question back, and from the workout nowhere near them', async ({ page }) => {
  await openFirstWorkout(page);
  await goToQuestion(page, /^I have a heart condition/);
  await page.goBack();
  await expect(page.getByText('2 of 10')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Rather not say' }).click();
  await expect(page.getByRole('heading', { name: 'That’s fine' })).toBeVisible();
  await page.goBack();
  await passSafety(page);
  await expect(startButton(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/workout/);
});

test('answers to earlier questions are asked for again, and count until then', async ({ page }) => {
  await openFirstWorkout(page);
  await answerSafety(page);
  await page.evaluate(() => {
    const flags = { hold: 'gp', startingLevel: 'easier', pelvicSafe: true, girdle: false, pregnant: false };
    localStorage.setItem('safetySettings', JSON.stringify({ ...flags, block: 1, version: 1 }));
  });
  await page.goto('/settings?group=programme');
  const section = page.getByRole('region', { name: 'Safety answers' });
  await expect(section).toContainText('pelvic floor care, and a page to read before each workout');
  await page.goto('/workout/1');
  await expect(page.getByRole('heading', { name: 'Quick check first' })).toBeVisible();
});

test('every page of the safety questions is sound', async ({ page }) => {
  await openFirstWorkout(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessibleLayout(page);
  await page.getByText('Vaginal bleeding').click();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Good to know' }).click();
  await page.getByText('When to stop').click();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await goToQuestion(page, /^I’ve had a baby/);
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByLabel('How many weeks ago?').fill('10');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please choose one.')).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Rather not say' }).click();
  await expect(page.getByRole('heading', { name: 'That’s fine' })).toBeFocused();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.reload();
  await answerSafety(page, [/^I have one or more of these/], { weeks: '10' });
  await expect(page.getByRole('heading', { name: 'Starting gently' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await answerSafety(page, [], { weeks: '13' });
  await page.getByRole('button', { name: 'Start with Standard' }).click();
  await expectAccessibleLayout(page);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  await answerSafety(page, [/^I’m pregnant/, /^I’m bleeding heavily/]);
  await expect(page.getByRole('heading', { name: 'Please get help today' })).toBeVisible();
  await expectAccessibleLayout(page);
});

async function startsAt(page: Page, level: string): Promise<void> {
  const levels = page.getByRole('radiogroup', { name: 'Level' });
  await expect(levels.getByRole('radio', { name: level, exact: true })).toBeChecked();
}
