import { expect, type Page, type Request } from '@playwright/test';
import { SITE_PATH, TRY_STEPS_PATH } from '#contract/paths.ts';
import { fillInCard, payButton, payOnHostedPage, SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { press, showControls, skip, title } from '#tests/e2e/session/guided-player.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import { holdPageClock, runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import {
  chooseStepGoal,
  register,
  signInHere,
  storedWorkouts,
  subscribe,
  today,
  type Visitor,
} from '#tests/e2e/support/visitors.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';

test.use({ serviceWorkers: 'allow' });

const PASSWORD = 'tea before squats';
const question = (page: Page) => page.getByRole('dialog', { name: 'Is this workout yours?' });
const buyAfterwards = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Get lifetime access/ });

const startFirst = (page: Page) => page.getByRole('link', { name: 'See the questions' }).click();

/** Through the questions and the ten minutes, mostly by skipping. */
async function doFirstWorkout(page: Page): Promise<void> {
  await passSafety(page);
  await press(page, 'Start 10 min');
  const complete = page.getByRole('button', { name: 'Complete Workout' });
  await showControls(page);
  while (!(await complete.isVisible())) await skip(page);
  await complete.click();
  await expect(page.getByRole('dialog', { name: 'Your first workout, done.' })).toBeVisible();
}

async function setUpAccount(page: Page): Promise<void> {
  await page.getByLabel('Choose a Password').fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Complete Account Setup' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Amira' })).toBeVisible();
}

/** The member is asked once, and it is there once. */
async function addTried(page: Page): Promise<void> {
  await page.goto('/dashboard-full');
  await press(page, 'Yes, add it');
  const member = await signedIn(page);
  await expect.poll(async () => (await storedWorkouts(page, member)).length).toBe(1);
  await page.reload();
  await expect(page.getByText('Badges')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await storedWorkouts(page, member)).toHaveLength(1);
}

const signedIn = (page: Page): Promise<Visitor> =>
  page.evaluate(() => ({
    token: localStorage.getItem('authToken') ?? '',
    user: JSON.parse(localStorage.getItem('user') ?? '{}'),
    password: '',
  }));

/** What the operator says of courses is about nobody, and kept once it was read. */
const keptAboutHer = async (page: Page) =>
  (await page.evaluate(() => Object.keys(localStorage))).filter((key) => key !== 'courseMarks');

/** Of trying only pages and files are asked for, and nothing is told but that a try began or ended, by nobody. */
async function expectNothingTold(requests: readonly Request[]): Promise<void> {
  const counted = requests.filter((request) => new URL(request.url()).pathname === TRY_STEPS_PATH);
  for (const request of counted) {
    const { cookie, authorization } = await request.allHeaders();
    expect([cookie, authorization]).toEqual([undefined, undefined]);
    expect(request.postData()).toMatch(/^\{"step":"try_(begun|finished)"\}$/);
  }
  const telling = requests.filter((request) => {
    if (counted.includes(request)) return false;
    const { pathname } = new URL(request.url());
    const isAsking = request.method() === 'GET' && request.postData() === null;
    return !isAsking || (pathname.startsWith('/api/') && pathname !== SITE_PATH);
  });
  expect(telling.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
}

test('a visitor tries a minute without a network, then the first workout, buys, and finds it in her history once', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(NO_NETWORK);
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try one minute, free' }).click();
  await expect(page).toHaveURL('/try');
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessibleLayout(page);
  await holdPageClock(page);
  await runSeconds(page, 2);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await runSeconds(page, 70);
  await page.clock.resume();
  await expect(page.getByRole('dialog', { name: 'That was one minute.' })).toBeVisible();
  await expectAccessibleLayout(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('link', { name: /^Try the first workout/ }).click();
  await expect(page).toHaveURL('/try/first');
  await doFirstWorkout(page);
  await expectAccessibleLayout(page);
  expect(await keptAboutHer(page)).toEqual(['triedWorkouts']);
  await expectNothingTold(requests);

  await buyAfterwards(page).click();
  await payOnHostedPage(page, { email: 'amira@example.org' });
  await setUpAccount(page);

  // The server has it, the answer is lost, and the page is closed.
  await context.route('**/workout-sessions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/dashboard-full');
  await expect(question(page)).toContainText('tried on this device today.');
  await expectAccessibleLayout(page);
  const isTold = page.waitForRequest(
    (request) => request.method() === 'POST' && /workout-sessions$/.test(request.url()),
  );
  await press(page, 'Yes, add it');
  await isTold;
  const member = await signedIn(page);
  await page.close();
  await context.unroute('**/workout-sessions');

  const later = await context.newPage();
  await later.goto('/dashboard-full?tab=workouts&view=history');
  await expect.poll(async () => (await storedWorkouts(later, member)).length).toBe(1);
  await later.goto('/dashboard-full');
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(later.getByText('Badges')).toBeVisible();
  await expect(question(later)).toHaveCount(0);
  const [workout, ...others] = await storedWorkouts(later, member);
  expect(others).toEqual([]);
  expect(workout).toMatchObject({ workoutId: '1', length: '10' });
  expect(
    await later.evaluate(() => [
      localStorage.getItem('triedWorkouts'),
      localStorage.getItem('safetySettings') !== null,
    ]),
  ).toEqual([null, true]);
});

test('a member is led to her own Home', async ({ page }) => {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  for (const address of ['/try', '/try/first']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard-full');
  }
});

for (const { address, start, opens } of [
  { address: '/try', start: 'Start the minute', opens: (page: Page) => page.getByRole('timer') },
  { address: '/try/first', start: 'See the questions', opens: (page: Page) => page.getByRole('checkbox').first() },
]) {
  test(`at ${address} a tap that comes before the script is not lost`, async ({ page }) => {
    let letScriptsCome = () => {};
    const wait = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('link', { name: start }).click();
    await expect(page.getByText(/^One moment/)).toBeVisible();
    await expect(opens(page)).toHaveCount(0);
    letScriptsCome();
    await expect(opens(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(page.getByRole('link', { name: start })).toBeVisible();
    await expect(page.getByText(/^One moment/)).toBeHidden();
  });
}

test('the coach moves before the player is there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/one-minute-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try one minute, free' }).first().click();
  await expect(page.getByRole('status').getByText(/^One moment/)).toBeVisible();
  const strip = page.getByRole('main').locator('img');
  await expect.poll(() => strip.evaluate((image) => image.getAnimations().length)).toBe(1);
  await expectAccessibleLayout(page);
  held.resolve();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the first workout needs no network once its page is there', async ({ page, context, watch }) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  await page.goto('/try/first');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await startFirst(page);
  await doFirstWorkout(page);
  expect(await keptAboutHer(page)).toEqual(['triedWorkouts']);
});

test('somebody with an account tries, pays in our page, and is asked once', async ({ page }) => {
  test.setTimeout(180_000);
  await signInHere(page, await register(page));
  await page.goto('/try/first');
  await page.waitForLoadState('networkidle');
  await startFirst(page);
  await doFirstWorkout(page);
  await buyAfterwards(page).click();
  await fillInCard(page, SUCCEEDING_CARD);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await addTried(page);
});

test.describe('on the provider’s own page', () => {
  test.use({ settings: { CHECKOUT_UI: 'hosted' } });

  test('somebody with an account tries, pays, and is asked once', async ({ page }) => {
    test.setTimeout(180_000);
    await signInHere(page, await register(page, { email: 'maya@example.org' }));
    await page.goto('/try/first');
    await expect(title(page)).toHaveText('Try the first workout');
    await expectAccessibleLayout(page);
    await startFirst(page);
    await doFirstWorkout(page);
    await buyAfterwards(page).click();
    await payButton(page).click();
    await payOnHostedPage(page);
    await expect(page.getByRole('heading', { name: /^Welcome, Maya/ })).toBeVisible();
    await addTried(page);
  });
});
