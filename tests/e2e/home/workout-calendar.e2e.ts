import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { workoutDaysPath } from '#contract/paths.ts';
import type { WorkoutDays, WorkoutDaysChange } from '#contract/workout-days.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { linkIn, mailSourcesTo } from '#tests/e2e/support/mail-folder.ts';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';
import { recordWorkout, signInHere, subscribe, today, type Visitor } from '#tests/e2e/support/visitors.ts';
import { mailPart } from '#tests/mail/decode-mail.ts';

test.use({ ownProduct: true });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const todaysName = () => WEEKDAYS[(new Date(`${today()}T12:00:00Z`).getUTCDay() + 6) % 7] ?? '';

test('a member puts her days into her calendar, which follows what she does', async ({ page, openAnotherBrowser }) => {
  const member = await subscribe(page);
  await signInHere(page, member);
  await page.goto('/settings?group=programme');
  await page.getByRole('link', { name: /Workout days and reminders/ }).click();
  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible();
  await expectAccessibleLayout(page);

  await page.getByRole('button', { name: todaysName() }).click();
  await page.getByLabel('Time', { exact: true }).fill('19:30');
  await page.getByRole('button', { name: 'Save my days' }).click();
  await expect(page.getByText('Your days are saved')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add to calendar/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fit-in-30.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(12);
  expect(file).toContain(`DTSTART:${today().replaceAll('-', '')}T`);

  await page.getByRole('button', { name: /^Subscribe/ }).click();
  const address = await page.getByLabel('Your calendar link').inputValue();
  await expectAccessibleLayout(page);

  const calendar = await openAnotherBrowser();
  const followed = async () => calendar.request.get(address);
  expect((await (await followed()).text()).match(/BEGIN:VEVENT/g)).toHaveLength(12);
  await recordWorkout(page, member, 1);
  expect((await (await followed()).text()).match(/BEGIN:VEVENT/g)).toHaveLength(11);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Make a new link/ })).toBeVisible();
  await expect(page.getByLabel('Your calendar link')).toBeHidden();
  await page.getByRole('button', { name: /^Stop this link/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop this link?' });
  await expectAccessibleLayout(page);
  await question.getByRole('button', { name: 'Stop this link' }).click();
  await expect(page.getByRole('button', { name: /^Subscribe/ })).toBeVisible();
  expect((await followed()).status()).toBe(404);

  await page.goto('/dashboard-full');
  await page.getByRole('button', { name: 'Your days' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByText(`${todaysName()}.`)).toBeVisible();
  await expect(plan.getByRole('link', { name: 'Add my workout days to my calendar' })).toBeVisible();
});

test('what she changes on Home without a network reaches her account later', async ({ page, context, watch }) => {
  watch.allow(NO_NETWORK);
  const member = await subscribe(page);
  await planDays(page, member, { weekdays: [0], startMinute: 600, zone: 'Europe/London' });
  await signInHere(page, member);
  await page.goto('/settings/days');
  await expect(page.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard-full');
  await page.getByRole('button', { name: 'Your days' }).click();
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sunday' }).click();
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await expect(page.getByText('Monday, Sunday.')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/settings/days');
  await expect(page.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:00');
});

test('a reminder ends with the button that its link opens, on any device', async ({
  page,
  product,
  openAnotherBrowser,
  watch,
}) => {
  const member = await subscribe(page);
  await signInHere(page, member);
  await page.goto('/settings/days');
  await page.getByRole('button', { name: todaysName() }).click();
  await page.getByRole('button', { name: 'Save my days' }).click();
  await expect(page.getByText('Your days are saved')).toBeVisible();
  const remind = page.getByRole('switch', { name: 'Remind me by email' });
  await expect(remind).not.toBeChecked();
  // Stored, and the member's device never hears of it.
  watch.allow(/net::ERR_FAILED/);
  await page.route(`**${workoutDaysPath(member.user.id)}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const unheard = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await remind.check();
  await expect(remind).toBeChecked();
  await unheard;
  // Nothing of theirs asks for anything while the product is stopped.
  await page.goto('about:blank');

  await makeReminderDue(product);
  await expect.poll(async () => (await remindersTo(product, member)).length).toBe(1);
  const [reminder = ''] = await remindersTo(product, member);
  const words = mailPart(reminder, 'text/plain');
  expect(words).toContain('It’s one of your workout days. 25 minutes, or 10 if that’s what you’ve got.');
  const link = linkIn(words, 'unsubscribe');
  const oneClick = /^List-Unsubscribe: <(\S+)>\r$/m.exec(reminder.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');

  const mailReader = await openAnotherBrowser();
  await mailReader.goto(oneClick);
  await expect(mailReader.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await mailReader.goto(link);
  await expectAccessibleLayout(mailReader);
  expect(new URL(mailReader.url()).hash).toBe('');
  expect(await areRemindersOn(page, member)).toBe(true);
  await mailReader.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(mailReader.getByRole('heading', { name: 'Done, they’ve stopped' })).toBeFocused();
  await expectAccessibleLayout(mailReader);
  expect(await areRemindersOn(page, member)).toBe(false);
  expect(product.log()).not.toContain(link.split('#')[1]);
  expect(product.log()).not.toContain(member.user.email);

  // The member's device sends again what it never heard about, and changes nothing by it.
  await page.unrouteAll();
  const retry = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && new URL(answer.url()).pathname.endsWith('/workout-days'),
  );
  await page.goto('/settings/days');
  expect((await retry).status()).toBe(204);
  await expect(remind).not.toBeChecked();
  expect(await areRemindersOn(page, member)).toBe(false);
});

/** While the product is stopped, as if it had been stopped since a second before the reminder's time. */
async function makeReminderDue(product: OpenProduct): Promise<void> {
  await product.stop();
  const db = new DatabaseSync(databaseFileOf(product.dataFolder));
  db.prepare('update workout_days set next_reminder_at = ?').run(Date.now() - 1_000);
  db.close();
  await product.startAgain();
}

const remindersTo = async (product: OpenProduct, { user }: Visitor) =>
  (await mailSourcesTo(product, user.email)).filter((source) => source.includes('List-Unsubscribe:'));

async function areRemindersOn(page: Page, { token, user }: Visitor): Promise<boolean> {
  const answer = await page.request.get(workoutDaysPath(user.id), { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as WorkoutDays).emailReminders;
}

async function planDays(page: Page, { token, user }: Visitor, data: WorkoutDaysChange): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.patch(workoutDaysPath(user.id), { headers, data })).ok()).toBe(true);
}
