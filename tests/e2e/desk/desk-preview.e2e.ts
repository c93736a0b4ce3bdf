import { expect, type Page } from '@playwright/test';
import { reachFirstStep } from '#tests/e2e/session/workout-player.ts';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, storedWorkouts, subscribe } from '#tests/e2e/support/visitors.ts';
import { beginDesk } from './begin-desk.ts';
import { draftPlayer, lookAtMoves } from './draft-player.ts';

test.use({ ownProduct: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** All that a browser keeps of this product, read where nothing of it runs. */
async function keptHere(page: Page): Promise<string> {
  await page.route('**/api/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/api/blank');
  await page.unroute('**/api/blank');
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    const records = databases.map(async ({ name = '' }) => {
      const database = await asked(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map(async (store) => {
        const all = database.transaction(store).objectStore(store);
        return [store, await asked(all.getAllKeys()), await asked(all.getAll())];
      });
      const read = await Promise.all(stores);
      database.close();
      return [name, read];
    });
    const caught = await caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(records), caught], null, 1);
  });
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview' });

test('a draft is played at each length and level, and leaves nothing behind', async ({
  page,
  product,
  context,
  watch,
}) => {
  test.setTimeout(150_000);
  const amira = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, amira);
  await page.goto('/workout/5');
  await reachFirstStep(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  const kept = await keptHere(page);
  expect(kept).toContain('"snapshots"');

  const coach = await context.newPage();
  const asked: string[] = [];
  coach.on('request', (request) => {
    if (request.frame().parentFrame()) asked.push(new URL(request.url()).pathname);
  });
  await beginDesk(coach, product);
  await coach.goto('/desk/programme/workouts/a5');
  await coach.getByLabel('Title').fill('Strong Boxer');
  const first = coach.getByRole('region', { name: 'Circuit 1' });
  await first.getByRole('button', { name: /^Change .*reverse lunge/i }).click();
  await coach.getByRole('menuitem', { name: 'Replace' }).click();
  await coach.getByLabel('Find a move').fill('boxer');
  await coach
    .getByRole('dialog')
    .getByRole('button', { name: /Boxer punches/ })
    .click();

  // Before the draft was saved by itself.
  await coach.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(coach)).toContainText('Strong Boxer, with your changes so far.');
  const player = draftPlayer(coach);
  await expect(player.getByText('25 min left')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Tap for sound' })).toBeVisible();
  await preview(coach).getByRole('radio', { name: '15 min' }).click();
  await expect(player.getByText('15 min left')).toBeVisible();
  await preview(coach).getByRole('radio', { name: 'Easier' }).click();
  await expect(preview(coach).getByRole('radio', { name: 'Easier' })).toBeFocused();
  for (const size of SIZES) {
    await coach.setViewportSize(size);
    await expectAccessibleInBothSchemes(coach);
  }

  await lookAtMoves(coach, 'Seated punches');
  await player.getByRole('button', { name: 'Pause, I’m needed' }).click();
  await expect(player.getByRole('dialog', { name: 'Paused' })).toContainText('Take your time.');
  await expect(player.getByRole('button', { name: 'Without the timer' })).toHaveCount(0);
  await player.getByRole('button', { name: 'Carry on' }).first().click();

  // Its page is of no origin, in the frame and anywhere else.
  const frame = coach.frames().find((one) => one.parentFrame());
  const reach = () => {
    const tried = [() => localStorage, () => sessionStorage, () => document.cookie, () => parent.document];
    return [
      origin,
      ...tried.map((look) => {
        try {
          return String(look());
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ];
  };
  expect(await frame?.evaluate(reach)).toEqual(['null', ...Array(4).fill('SecurityError')]);
  await player.getByRole('button', { name: 'Hide controls' }).press('Escape');
  await player.getByRole('button', { name: 'Show controls' }).press('Escape');
  await expect(preview(coach)).toBeHidden();
  await expect(coach.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  expect(asked.filter((path) => !/^\/(desk\/player|coach)(\/|$)/.test(path))).toEqual([]);

  // What cannot be played says why, and leads there.
  const name = coach.getByLabel('Name of circuit 1');
  const named = await name.inputValue();
  await name.fill('');
  await coach.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(coach)).toContainText('It can’t be played yet.');
  await expectAccessibleInBothSchemes(coach);
  await preview(coach)
    .getByRole('button', { name: /^Go there/ })
    .first()
    .click();
  await expect(preview(coach)).toBeHidden();
  await expect(coach.locator('[data-wrong]').first()).toBeFocused();
  await name.fill(named);

  watch.allow(NO_NETWORK);
  await context.setOffline(true);
  await coach.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(coach)).toContainText('You’re offline. The desk needs a connection.');
  await context.setOffline(false);
  await preview(coach).getByRole('button', { name: 'Try again' }).click();
  await expect(player.getByText('25 min left')).toBeVisible();
  await preview(coach).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(coach.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await coach.close();

  expect(await keptHere(page)).toBe(kept);
  expect(await storedWorkouts(page, amira)).toEqual([]);
  await page.goto('/workout/5?step=2');
  await expect(page.getByText('2 / 3')).toBeVisible();
  await expect(page.getByText('Reverse lunge').first()).toBeVisible();
  await expect(page.getByText('Boxer punches')).toHaveCount(0);
});
