import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { jumpMinutes, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';
import { answerSafety } from './safety-screen.ts';

const CHECK = '/settings/impact-check';
const MINUTES_PER_DAY = 1_440;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const atTask = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 1, name: `Task ${number} of 8` })).toBeVisible();
const record = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('impactCheck') ?? '{}'));

/** A member whose phone shows noon of today, at the beginning of the check. */
async function openCheck(page: Page) {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings/safety');
  await answerSafety(page);
  await startPageClock(page, `${today()}T12:00:00Z`);
  await page.goto(CHECK);
  await expect(button(page, 'Start the jump check')).toBeDisabled();
  await answerBefore(page);
}

async function answerBefore(page: Page) {
  const yes = (question: RegExp, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click();
  await yes(/^Is it 12 weeks or more/, 'Yes');
  await yes(/^Any leaking/, 'No');
}

async function startCheck(page: Page) {
  await openCheck(page);
  await button(page, 'Start the jump check').click();
  await atTask(page, 1);
}

const allFine = (page: Page) => button(page, 'All fine').click();

/** The eight tasks, each without a sign. */
async function doAllTasks(page: Page) {
  await button(page, 'I’ve walked 30 minutes today').click();
  await allFine(page);
  await atTask(page, 2);
  for (const leg of ['Left leg', 'Right leg']) {
    await expect(page.getByRole('heading', { name: leg })).toBeVisible();
    await button(page, 'Start 10 seconds').click();
    await runSeconds(page, 11);
  }
  await allFine(page);
  await atTask(page, 3);
  for (let tap = 0; tap < 10; tap += 1) await button(page, /Tap each time/).click();
  await allFine(page);
  await button(page, 'All 10 done').click();
  await allFine(page);
  await atTask(page, 5);
  await button(page, 'Start 60 seconds').click();
  await runSeconds(page, 61);
  await allFine(page);
  await button(page, 'All 10 done').click();
  await allFine(page);
  for (const task of [7, 8]) {
    await atTask(page, task);
    for (const leg of ['Left leg', 'Right leg']) {
      await expect(page.getByRole('heading', { name: leg })).toBeVisible();
      await button(page, 'All 10 done').click();
    }
    await allFine(page);
  }
}

/** How the harder version of the tenth workout's jump stands, by hand; the player opens where it was left. */
const expectHarder = (page: Page, name: RegExp) => expect(page.getByRole('radio', { name })).toBeVisible();

test('eight clear tasks, a clear answer the next day, and jumps are open until a symptom is told', async ({ page }) => {
  test.slow(); // a whole check, and axe on its screens
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await openCheck(page);
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Start the jump check').click();
  await atTask(page, 1);
  await expectAccessible(page);
  await doAllTasks(page);
  await expect(page.getByRole('heading', { name: 'All clear so far' })).toBeVisible();
  await expectAccessible(page);
  expect(await record(page)).not.toHaveProperty('openedOn');

  await page.goto('/dashboard-full');
  await expect(page.getByRole('link', { name: 'Answer it' })).toHaveCount(0);
  await jumpMinutes(page, MINUTES_PER_DAY);
  await page.goto('/dashboard-full');
  await page.getByRole('link', { name: 'Answer it' }).click();
  await expect(page.getByRole('heading', { name: /^Since the check, has anything leaked/ })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'No, all fine').click();
  await expect(page.getByRole('heading', { name: 'Jumps are open' })).toBeVisible();
  expect(await record(page)).toHaveProperty('openedOn');
  await page.goto('/workout/10?step=2');
  await expectHarder(page, /^Harder$/);

  await page.goto(CHECK);
  await button(page, 'Something leaked, dragged, domed or hurt').click();
  await expect(page.getByRole('heading', { name: 'Jumps are locked again for now' })).toBeVisible();
  expect(await record(page)).not.toHaveProperty('openedOn');
  await page.goto('/workout/10?step=2');
  await expectHarder(page, /^Harder ?, locked$/);
  await page.getByRole('radio', { name: /^Harder ?, locked$/ }).click({ force: true });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the jump check' }).click();
  await expect(page.getByRole('heading', { name: 'Jumps are locked again for now' })).toBeVisible();
  expect(sent.join('\n')).not.toMatch(/impact|symptom|openedOn/i);
});

test('one sign ends the check kindly, shows what it may be, and a new one waits for a week', async ({ page }) => {
  await startCheck(page);
  await button(page, 'Stop, I felt something').click();
  const question = page.getByRole('heading', { name: 'Did anything leak, drag, dome or hurt?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await button(page, 'My belly domed').click();
  await expect(page.getByRole('heading', { name: 'Not yet, and that’s good to know' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What doming looks like' }).click();
  await expect(page.getByRole('dialog', { name: 'What doming looks like' })).toBeVisible();
  await page.keyboard.press('Escape');

  await jumpMinutes(page, 6 * MINUTES_PER_DAY);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not yet, and that’s good to know' })).toBeVisible();
  await jumpMinutes(page, MINUTES_PER_DAY);
  await page.reload();
  await answerBefore(page);
  await expect(button(page, 'Start the jump check')).toBeEnabled();
});

test('a phone call or a reload in the middle loses no task, no walk and no question', async ({ page }) => {
  await startCheck(page);
  await button(page, 'Start 30 minutes').click();
  await jumpMinutes(page, 10);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/^(19|20):/);
  await jumpMinutes(page, 21);
  await expect(button(page, 'All fine')).toBeVisible();
  await page.reload();
  await expect(button(page, 'All fine')).toBeVisible();
  await allFine(page);
  await atTask(page, 2);
  await page.getByRole('link', { name: 'Leave the check. Your place is saved' }).click();
  const safety = page.getByRole('region', { name: 'Safety answers' });
  await expect(safety).toContainText('You’re on task 2 of 8 of your jump check.');
  await safety.getByRole('link', { name: 'Ready for jumps and jogging?' }).click();
  await atTask(page, 2);
  await button(page, 'Skip this one').click();
  await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible();
});
