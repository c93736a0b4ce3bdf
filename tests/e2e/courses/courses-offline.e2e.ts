import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { isLookSession } from '#programme/courses/course.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { press, title } from '#tests/e2e/session/guided-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { ALL_CHECKED, doneDialog, openWorkoutsTab, playToTheEnd } from './course-visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, siteFile: ALL_CHECKED, serviceWorkers: 'allow' });

/** A member with workout days, whose app is kept and whose network is gone. */
async function goOffline(page: Page): Promise<void> {
  await openWorkoutsTab(page);
  await page.evaluate(() =>
    localStorage.setItem('weekdayPlan', JSON.stringify({ weekdays: [0, 2, 4], after: '', otherwise: '' })),
  );
  await isKept(page);
  await page.context().setOffline(true);
}

const radio = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).click();

test('a snack is played and told of, and the tummy muscles are looked at, without a network', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  await goOffline(page);
  await page.goto('/courses/snacks?session=kettle');
  await passSafety(page);
  await expect(title(page)).toHaveText('While the kettle boils');
  await playToTheEnd(page, 4);
  await press(page, 'Not quite');
  await doneDialog(page).getByRole('button', { name: 'Belly domed' }).click();
  await press(page, 'Save');
  await doneDialog(page).getByRole('link', { name: 'Check your tummy muscles' }).click();

  await page.getByRole('link', { name: /Have a look/ }).click();
  await expect(page.getByRole('img', { name: /lies on her back/ })).toBeVisible();
  for (let step = 0; step < 5; step += 1) await press(page, 'Next');
  await radio(page, /^Does anything hurt/, 'Yes');
  await press(page, 'What follows');
  await expect(page.getByRole('heading', { name: 'Please show this to your GP' })).toBeVisible();
  await page.getByRole('link', { name: 'How to find a physiotherapist' }).click();
  await expect(page).toHaveURL(/\/help#people$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/courses/tummy-check?session=look');
  await expect(page.getByText(/^Last time, on .*: please show this to your gp/)).toBeVisible();
  await page.context().setOffline(false);
});

test('each course rings by the calendar of the device, without a network and without its name', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  await goOffline(page);
  for (const course of COURSES) {
    await page.goto(`/courses/${course.id}`);
    await expect(title(page)).toHaveText(course.title);
    const remind = page.getByText('Remind me');
    await expect(remind).toHaveCount(course.sessions.some(isLookSession) ? 0 : 1);
    if ((await remind.count()) === 0) continue;
    await remind.click();
    await page.getByLabel('Days').selectOption({ label: 'The days between' });
    await page.getByLabel('Time').fill('06:40');
    await expectAccessibleLayout(page);
    const download = page.waitForEvent('download');
    await press(page, 'Add to my calendar');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('SUMMARY:Five minutes for you');
    expect(text).toContain('T064000');
    expect(text).not.toMatch(/course|floor|pelvic|early weeks|impact|snack/i);
  }
  await page.context().setOffline(false);
});
