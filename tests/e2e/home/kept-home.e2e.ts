import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '#tests/e2e/support/expect-accessible.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';

/** Home has been seen, and left; from here on the app itself waits to be let in. */
async function openAgain(page: Page): Promise<() => void> {
  await page.goto('/dashboard-full');
  await expect(page.getByText(/^(Morning|Afternoon|Evening|Still up), Maya/)).toBeVisible();
  await expect(start(page)).toBeVisible();
  await page.goto('/help');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const start = (page: Page) => page.getByRole('link', { name: /^Start/ }).first();
const aMember = async (page: Page) => {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  return member;
};

test.use({ serviceWorkers: 'block' });

test('the Home of before stands before the app runs, and a tap that comes early is made in the app', async ({
  page,
}) => {
  await aMember(page);
  const letIn = await openAgain(page);
  await page.goto('/dashboard-full', { waitUntil: 'commit' });
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /, Maya/ })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await start(page).click();
  await expect(start(page)).toHaveAttribute('aria-busy', 'true');
  letIn();
  await expect(page).toHaveURL(/\/workout\/1/);
  // What is done from here on it would not say.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptHome'))).toBeNull();
  await page.goBack();
  await expect(start(page)).toBeVisible();
  await expect(page.locator('#early')).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
});

test('a Home of yesterday is not shown as today', async ({ page }) => {
  await aMember(page);
  const letIn = await openAgain(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('keptHome') ?? '{}');
    localStorage.setItem('keptHome', JSON.stringify({ ...kept, day: '2020-01-01' }));
  });
  await page.goto('/dashboard-full', { waitUntil: 'commit' });
  await expect(page.getByText('Verifying subscription...').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /, Maya/ })).toHaveCount(0);
  letIn();
  await expect(start(page)).toBeVisible();
});

test('nothing of Home stays once a member has signed out', async ({ page }) => {
  await aMember(page);
  const letIn = await openAgain(page);
  letIn();
  await page.goto('/dashboard-full');
  expect(await page.evaluate(() => localStorage.getItem('keptHome'))).toContain('Maya');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem('keptHome'))).toBeNull();
});
