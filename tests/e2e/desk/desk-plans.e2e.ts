import { expect, type Page } from '@playwright/test';
import { reachStart } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { atLocalhost, openDesk } from './desk-visits.ts';

// Its desk has one first operator, and what it publishes everybody reads; the app is kept for the way without a network.
test.use({ ownProduct: true, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const WORKOUT = 'Edition A, workout 1A: Strength & Core Foundation';
const MINUTES = /^30 minutes$/;

async function publish(page: Page, name: string, day?: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog');
  if (day !== undefined) await question.getByLabel('On a day').fill(day);
  await question.getByRole('button', { name: `Publish ${name}` }).click();
  await expect(question).toBeHidden();
}

test('times, rounds and moves of a workout are changed, checked and published, and its member plays them without a network', async ({
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

  await coach.goto(`${desk}/desk/programme`);
  await expectAccessibleInBothSchemes(coach);
  await coach.getByRole('link', { name: /Strength & Core Foundation/ }).click();
  await expect(coach.getByRole('heading', { name: '25 minutes' })).toBeVisible();
  await coach.getByLabel('Title').fill('Strong Start');
  await coach.getByRole('button', { name: 'Work: more' }).click();
  await coach.getByRole('button', { name: 'Rounds of circuit 1: more' }).click();

  await coach.getByRole('button', { name: 'Add a move to circuit 1' }).click();
  await coach.getByLabel('Find a move').fill('boxer');
  await expectAccessibleInBothSchemes(coach);
  await coach.getByRole('dialog').getByRole('button', { name: /boxer/i }).first().click();
  const first = coach.getByRole('region', { name: 'Circuit 1' });
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await first.getByRole('button', { name: /^Move .*boxer.* up$/i }).click();
  await expect(first.getByRole('listitem').nth(1)).toContainText(/boxer/i);
  await coach
    .getByRole('region', { name: 'Circuit 3' })
    .getByRole('button', { name: /^Change .*bridge/i })
    .click();
  await coach.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(coach.getByRole('region', { name: 'Circuit 3' }).getByRole('listitem')).toHaveCount(1);
  await expect(coach.getByRole('button', { name: 'Add a move to circuit 3' })).toBeFocused();
  await expect(coach.getByRole('heading', { name: MINUTES })).toBeVisible();

  // Its instructions say the seconds of before.
  await coach.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(coach.getByText(/Say 45 in it/)).toBeVisible();
  await coach.getByLabel('Instructions').fill('Work 45 seconds, rest 15. You get 10 more to change kit or position.');
  await expect(coach.getByText(/Say 45 in it/)).toBeHidden();
  await expectAccessibleInBothSchemes(coach);

  await publish(coach, WORKOUT, '2036-12-01');
  await expect(coach.getByText('It goes live on 1 December 2036.').first()).toBeVisible();
  await publish(coach, WORKOUT);
  await expect(coach.getByText('Published. Members have it the next time they open Home or a workout.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'The weeks' }).getByRole('listitem').first()).toContainText('20–30 min');
  await coach.getByRole('button', { name: 'See changes in version 1' }).click();
  await expect(coach.locator('ins').first()).toBeVisible();
  await expectAccessibleInBothSchemes(coach);

  await signInHere(page, amira);
  await page.goto('/dashboard-full');
  await expect(page.getByRole('heading', { name: 'Strong Start' })).toBeVisible();
  await isKept(page);
  await page.context().setOffline(true);
  await page.goto('/workout/1');
  await reachStart(page);
  await expect(page.getByRole('heading', { name: 'Strong Start' })).toBeVisible();
  await expect(page.getByText('30 min', { exact: true }).first()).toBeVisible();
  await page.context().setOffline(false);

  await coach.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(coach.getByRole('heading', { name: '25 minutes' })).toBeVisible();
  await publish(coach, 'Edition A, workout 1A: Strong Start');
  await expect(coach.getByRole('heading', { name: 'Strength & Core Foundation', exact: true })).toBeVisible();
});
