import { expect, type Page } from '@playwright/test';
import { press, title } from '#tests/e2e/session/guided-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { jumpMinutes } from '#tests/e2e/support/page-clock.ts';
import { today } from '#tests/e2e/support/visitors.ts';
import { answerSafety, passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { ALL_CHECKED, doneDialog, openCourse, openWorkoutsTab, playToTheEnd } from './course-visits.ts';

const MINUTES_PER_DAY = 1_440;

test.use({ contextOptions: { reducedMotion: 'reduce' }, siteFile: ALL_CHECKED, serviceWorkers: 'allow' });

const back = (page: Page, course: string) =>
  doneDialog(page)
    .getByRole('button', { name: `Back to ${course}` })
    .click();

test('three weeks after a birth the programme waits and the early weeks are there, without a network too', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  await openWorkoutsTab(page);
  await page.goto('/workout/1');
  await answerSafety(page, [], { weeks: '3' });
  await expect(page.getByRole('heading', { name: 'Rest first' })).toBeVisible();
  await expectAccessibleLayout(page);
  await page.getByRole('link', { name: /^Early weeks/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '2 to 6 weeks', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stop, and get help first' })).toBeVisible();
  await expectAccessibleLayout(page);
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Middle and back/ }).click();
  await expect(title(page)).toHaveText('Middle and back');
  await expectAccessibleLayout(page);
  await playToTheEnd(page, 6);
  await doneDialog(page).getByRole('button', { name: 'All good' }).click();
  await back(page, 'Early weeks');
  await expect(page.getByRole('link', { name: /Middle and back/ })).toContainText('Done today');
  await page.goto('/courses/snacks?session=kettle');
  await expect(page.getByRole('heading', { name: 'Rest first' })).toBeVisible();
  await context.setOffline(false);
});

test('the way back opens week by week, asks on the next day, and closes with a sign, without a network too', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(NO_NETWORK);
  await openWorkoutsTab(page);
  await page.evaluate((day) => localStorage.setItem('impactCheck', JSON.stringify({ openedOn: day })), today());
  const doneBefore = { 'way-back': [{ on: today(), sessions: ['i1b', 'i1c'] }], 'way-back-next-day': [] };
  await page.evaluate((days) => localStorage.setItem('courseDays', JSON.stringify(days)), doneBefore);
  await openCourse(page, /^Back to jogging/);
  await expect(page.getByText('Opens once your jump check is clear.')).toHaveCount(2);
  await page
    .getByRole('link', { name: /Springs, *10|Springs/ })
    .first()
    .click();
  await passSafety(page);
  await expect(title(page)).toHaveText('Springs');
  await expectAccessibleLayout(page);
  await isKept(page);
  await context.setOffline(true);
  await playToTheEnd(page, 10);
  await back(page, 'Back to jogging');
  await expect(page.getByRole('link', { name: /First hops/ })).toBeVisible();
  await expect(page.getByText('Opens after 3 good sessions of the week before.')).toHaveCount(1);
  await expectAccessibleLayout(page);

  await jumpMinutes(page, MINUTES_PER_DAY);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Since your last session/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /First hops/ })).toHaveCount(0);
  await expectAccessibleLayout(page);
  await press(page, 'Yes, something did');
  await expect(page.getByText(/Jumps are locked for a week/)).toBeVisible();
  await expect(page.getByRole('link', { name: /First hops/ })).toHaveCount(0);
  await expectAccessibleLayout(page);
  await page.goto('/courses/way-back?session=i2a');
  await expect(title(page)).toHaveText('Back to jogging');
  await context.setOffline(false);
});
