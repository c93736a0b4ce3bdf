import { expect, type Page } from '@playwright/test';
import { bodyDialog, completeWorkout, goToLastStep, successDialog } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { openFirstWorkout, passSafety } from './safety-screen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything that the page asks of the network from now on. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  return requests;
}

test('what is not for her and what she tells after a workout shape the next one, and stay on her device', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openFirstWorkout(page);
  await passSafety(page);
  await page.goto('/settings?group=programme');
  const section = page.getByRole('region', { name: 'Not for me' });
  const requests = recordRequests(page);
  await section.getByRole('link', { name: 'Choose what to skip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not for me' })).toBeVisible();
  for (const limit of await page.getByRole('switch').all()) await limit.check();
  await expectAccessibleLayout(page);
  for (const name of ['Kneeling', 'Jumps', 'Arms above my shoulders', 'No chair or sofa here', 'Kinder to my pelvis']) {
    await page.getByRole('switch', { name }).uncheck();
  }
  await page.getByRole('link', { name: 'Back to Settings' }).click();
  await expect(section).toContainText('Lying down · Weight on my wrists · I can’t use one arm · I need to be quiet');

  await page.goto('/workout/1');
  await goToLastStep(page);
  await completeWorkout(page, { rating: 9 });
  await successDialog(page).getByRole('button', { name: 'Back to Workouts' }).click();
  const dialog = bodyDialog(page);
  await dialog.getByRole('button', { name: 'Not quite' }).click();
  await dialog.getByRole('button', { name: 'Felt heavy or dragging' }).click();
  await expectAccessibleLayout(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('heading', { name: 'This is worth asking about' })).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'How to find a physiotherapist' })).toBeVisible();
  await expectAccessibleLayout(page);

  await page.goto('/settings?group=programme');
  await expect(page.getByRole('region', { name: 'Safety answers' })).toContainText(
    'Easier to start with, jumps locked, pelvic floor care.',
  );
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.join('\n')).not.toMatch(/kneeling|lying|wrists|one-arm|notForMe|heaviness|bodySigns|pelvicSafe/i);
});
