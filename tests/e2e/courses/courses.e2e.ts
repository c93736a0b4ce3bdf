import { expect } from '@playwright/test';
import { pauseSheet, press, title } from '#tests/e2e/session/guided-player.ts';
import { startGuide } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { holdPageClock, runSeconds } from '#tests/e2e/support/page-clock.ts';
import { storedWorkouts } from '#tests/e2e/support/visitors.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { ALL_CHECKED, courses, doneDialog, openWorkoutsTab } from './course-visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a snack is played like a workout, is none, and stays on her device', async ({ page }) => {
  test.setTimeout(120_000);
  const member = await openWorkoutsTab(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await courses(page)
    .getByRole('link', { name: /^Snacks/ })
    .click();
  await expect(title(page)).toHaveText('Snacks');
  await expectAccessibleLayout(page);
  await page.getByRole('link', { name: /At a desk/ }).click();
  await passSafety(page);
  await expect(title(page)).toHaveText('At a desk');
  await expect(page.getByRole('button', { name: 'Start 5 min' })).toBeVisible();
  await expectAccessibleLayout(page);

  await holdPageClock(page);
  await startGuide(page);
  await expect(title(page)).toHaveText('Get ready');
  await runSeconds(page, 10);
  await press(page, 'Pause, I’m needed');
  await expect(pauseSheet(page)).toContainText('5 min left');
  await press(page, 'Carry on');
  await runSeconds(page, 300);
  await page.clock.resume();
  await expect(doneDialog(page)).toContainText('5 minutes.');
  await doneDialog(page).getByRole('button', { name: 'All good' }).click();
  await expectAccessibleLayout(page);
  await doneDialog(page).getByRole('button', { name: 'Back to Snacks' }).click();
  await expect(page.getByRole('link', { name: /At a desk/ })).toContainText('Done today');
  expect(await storedWorkouts(page, member)).toEqual([]);
  expect(requests.join('\n')).not.toMatch(/desk|courseDays/i);
});

test('left in the middle, a snack is offered on Home and goes on where it stood', async ({ page }) => {
  test.setTimeout(120_000);
  await openWorkoutsTab(page);
  await page.goto('/courses/snacks?session=legs');
  await passSafety(page);
  await holdPageClock(page);
  await startGuide(page);
  await runSeconds(page, 70);
  await press(page, 'Pause, I’m needed');
  await page.clock.resume();
  await press(page, 'Leave');
  await expect(title(page)).toHaveText('Snacks');
  await page.goto('/dashboard-full');
  await expect(page.getByText('Legs, quietly, 5 min left.')).toBeVisible();
  await page.getByRole('link', { name: 'Carry on', exact: true }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(title(page)).not.toHaveText('Get ready');
});

test('what no clinician has checked is not there for members, by its address either', async ({ page }) => {
  await openWorkoutsTab(page);
  await expect(courses(page).getByRole('link')).toHaveCount(1);
  await expect(courses(page)).toContainText('More is coming');
  await expect(page.getByText('clinician')).toHaveCount(0);
  await expectAccessibleLayout(page);
  for (const address of ['/courses/pelvic-floor', '/courses/pelvic-floor?session=stage-1']) {
    await page.goto(address);
    await expect(title(page)).toHaveText('We can’t find that one');
  }
  await expectAccessibleLayout(page);
  await page.goto('/courses/snacks');
  await expect(page.getByText('More is coming')).toBeVisible();
});

test.describe('with a check', () => {
  test.use({ siteFile: ALL_CHECKED, serviceWorkers: 'allow' });

  test('the pelvic floor is followed on a ring, without a network too', async ({ page, context, watch }) => {
    test.setTimeout(120_000);
    watch.allow(NO_NETWORK);
    await openWorkoutsTab(page);
    await courses(page)
      .getByRole('link', { name: /^Pelvic floor/ })
      .click();
    await expect(page.getByRole('link', { name: /Find it, let it go/ })).toBeVisible();
    await expectAccessibleLayout(page);
    await isKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: /Find it, let it go/ }).click();
    await passSafety(page);
    await expect(title(page)).toHaveText('1. Find it, let it go');
    await expectAccessibleLayout(page);
    await holdPageClock(page);
    await press(page, 'Start 3 min');
    await runSeconds(page, 31);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Lift');
    await expect(page.getByText('Long squeezes, 1 of 6')).toBeVisible();
    await press(page, 'Pause');
    await runSeconds(page, 60);
    await expect(page.getByText('Long squeezes, 1 of 6')).toBeVisible();
    await press(page, 'Carry on');
    // Axe waits by the page's own clock.
    await page.clock.resume();
    await expectAccessibleLayout(page);
    await holdPageClock(page);
    await runSeconds(page, 150);
    await page.clock.resume();
    await expect(doneDialog(page)).toContainText('3 minutes.');
    await doneDialog(page)
      .getByRole('button', { name: /^Back to Pelvic floor/ })
      .click();
    await expect(page.getByText('Done on 1 day.')).toBeVisible();
    await context.setOffline(false);
  });

  test('the look at the tummy muscles says what follows, and sends nothing of it', async ({ page }) => {
    test.setTimeout(120_000);
    await openWorkoutsTab(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await courses(page)
      .getByRole('link', { name: /^Check your tummy/ })
      .click();
    await page.getByRole('link', { name: /Have a look/ }).click();
    await passSafety(page);
    for (const step of [1, 2, 3, 4, 5]) {
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
      await expectAccessibleLayout(page);
      await page.setViewportSize({ width: 844, height: 390 });
      for (const part of [page.getByRole('main').getByRole('img'), page.getByRole('button', { name: 'Next' })])
        await expect(part).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Next' }).click();
    }
    const answer = (question: string | RegExp, words: string) =>
      page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words, exact: true }).click();
    await answer(/^Does anything hurt/, 'No');
    await answer(/^Is it 8 weeks/, 'Yes');
    await answer('Above the navel', '3');
    await answer('At the navel', '2');
    await answer('Below the navel', '0 or 1');
    await answer('How does it feel underneath?', 'Springy');
    await expect(page.getByRole('button', { name: 'What follows' })).toBeDisabled();
    await answer(/^Did your belly dome/, 'No');
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'What follows' }).click();
    await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeFocused();
    await expectAccessibleLayout(page);
    await expect(page.getByRole('link', { name: 'How to find a physiotherapist' })).toBeVisible();
    expect(requests.join('\n')).not.toMatch(/worth-a-look|tummyLook|bodySigns|session=look/i);
  });
});
