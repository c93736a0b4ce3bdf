import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn } from './auth-forms.ts';
import { test as base } from './fixtures.ts';
import { holdPageClock, runSeconds, startPageClock } from './page-clock.ts';
import { openReleases, type Releases } from './releases.ts';
import { chooseStepGoal, recordWorkout, signInHere, storedWorkouts, subscribe } from './visitors.ts';
import { rateWorkout, reachFirstStep, startGuide, successDialog } from './workout-player.ts';

/** How many updates run one after the other; a full run is UPDATES=50. */
const UPDATES = Number(process.env.UPDATES ?? 2);

/** The first workout with the times to get ready before its three steps. */
const GUIDED_SECONDS = 25 * 60 + 3 * 5;

const NO_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED|ADDRESS_UNREACHABLE)/;

/** The product behind an address where builds can be put in place. */
const test = base.extend<{ releases: Releases }>({
  releases: async ({ product }, use) => {
    const releases = await openReleases(product);
    releases.deploy(1);
    await use(releases);
    await releases.close();
  },
});

test.describe('after one visit, without a network', () => {
  test('a member’s app opens cold: every page of hers, a whole guided workout, and it goes up later', async ({
    page,
    context,
    watch,
    product,
  }) => {
    test.setTimeout(120_000);
    watch.allow(NO_NETWORK);
    const member = await chooseStepGoal(page, await subscribe(page), 5_000);
    await signInHere(page, member);
    await page.goto('/dashboard-full');
    await isKept(page);
    await page.close();

    await product.kill();
    await context.setOffline(true);
    const cold = await coldStart(context);
    await startPageClock(cold, new Date());
    await cold.goto('/');
    await expect(cold).toHaveURL('/dashboard-full');
    await expect(cold.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await cold.goto('/dashboard-full?tab=nutrition');
    await expect(cold.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
    for (const [path, heading] of [
      ['/settings', 'Account Settings'],
      ['/help', 'Help'],
    ] as const) {
      await cold.goto(path);
      await expect(cold.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await cold.getByRole('link', { name: 'Fit in 30' }).first().click();
    await expect(cold.getByText('You are signed in, Maya.')).toBeVisible();

    await cold.goto('/dashboard-full?tab=week1');
    await expect(cold.getByRole('heading', { level: 1, name: 'Finding Your Rhythm' })).toBeVisible();
    await cold.goto('/workout/1');
    await reachFirstStep(cold);
    await startGuide(cold);
    await holdPageClock(cold);
    await runSeconds(cold, GUIDED_SECONDS);
    await cold.clock.resume();
    await rateWorkout(cold, { rating: 7, notes: 'In the air' });
    await expect(successDialog(cold)).toContainText('25 minutes.');
    await expect(successDialog(cold)).toContainText('Saved on this device');
    await cold.goto('/dashboard-full?tab=workouts&view=history');
    await expect(cold.getByText('In the air')).toBeVisible();

    await product.startAgain();
    await context.setOffline(false);
    await expect
      .poll(() => storedWorkouts(cold, member))
      .toMatchObject([{ notes: 'In the air', activeSeconds: 1_500 }]);
  });

  test('a visitor’s pages open cold', async ({ page, context, watch, product }) => {
    watch.allow(NO_NETWORK);
    await page.goto('/');
    await isKept(page);
    await page.close();

    await product.kill();
    await context.setOffline(true);
    const cold = await coldStart(context);
    for (const path of ['/', '/login', '/register', '/help', '/terms', '/forgot-password', '/subscribe']) {
      await cold.goto(path);
      await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('nothing of a person is kept, and another account finds nothing of the one before', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(NO_NETWORK);
  const maya = await chooseStepGoal(page, await subscribe(page), 7_000);
  await recordWorkout(page, maya, 1, { notes: 'Only Maya knows' });
  const omar = await chooseStepGoal(
    page,
    await subscribe(page, { email: 'omar@example.org', firstName: 'Omar' }),
    5_000,
  );
  await signInHere(page, maya);
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await expect(page.getByText('Only Maya knows')).toBeVisible();
  await isKept(page);
  expect(await keptAddresses(page)).toEqual(expect.arrayContaining(['/', '/dashboard-full', '/login']));
  expect((await keptAddresses(page)).filter((path) => /^\/(api|sandbox)/.test(path))).toEqual([]);
  expect(await keptText(page)).not.toContain('Maya');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, { email: omar.user.email, password: omar.password });
  await expect(page).toHaveURL(/\/(step-onboarding|dashboard-full)/);
  await page.close();
  await context.setOffline(true);
  const cold = await coldStart(context);
  for (const path of ['/dashboard-full', '/dashboard-full?tab=workouts&view=history', '/settings']) {
    await cold.goto(path);
    await expect(cold.locator('[data-route] *').first()).toBeAttached();
    await expect(cold.getByText(/Maya/)).toHaveCount(0);
  }
});

test('a forced logout takes the app away from the device, and the next visit brings it back', async ({ page }) => {
  await page.goto('/');
  await isKept(page);
  const inactive = await subscribe(page);
  await signInHere(page, { ...inactive, user: { ...inactive.user, subscriptionStatus: 'inactive' } });
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { ...inactive.user, subscriptionStatus: 'inactive' } }),
  );
  await page.goto('/dashboard-full');
  await expect(page).toHaveURL('/subscribe?forceLogout=true');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();

  await page.goto('/login');
  await isKept(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a new build', () => {
  test.use({ baseURL: async ({ releases }, use) => use(releases.address) });
  test.beforeEach(({ watch, releases }) => watch.alsoOurs(releases.address));

  test(`never touches a session that runs, ${UPDATES} times in a row, with broken builds and ways back between`, async ({
    page,
    releases,
    watch,
  }) => {
    test.setTimeout(60_000 + UPDATES * 15_000);
    watch.allow(/404|sw\.js|bad-precaching-response|no script|A broken build/i);
    await openHome(page);
    await page.goto('/workout/1');
    await reachFirstStep(page);
    await startGuide(page);
    await page.getByRole('button', { name: 'Forward a move' }).click();
    let shown = 1;
    for (let update = 0; update < UPDATES; update += 1) {
      shown = await updateUnderSession(page, releases, { shown, kind: KINDS[update % KINDS.length] });
      await page.goto('/workout/1');
      await page.getByRole('button', { name: 'Carry on', exact: true }).click();
    }
    await sessionRuns(page);
  });

  test('whose worker or files are broken changes nothing, and the one after it arrives', async ({
    page,
    releases,
    watch,
  }) => {
    watch.allow(/404|sw\.js|bad-precaching-response|no script/i);
    await openHome(page);
    for (const [release, fault] of [
      [2, 'worker'],
      [3, 'file'],
    ] as const) {
      releases.deploy(release, fault);
      expect(await updateFails(page)).toBe(true);
      await page.reload();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await isOf(page, 1);
    }
    releases.deploy(4);
    await newBuildIsReady(page);
    await newVersion(page).click();
    await isOf(page, 4);
  });

  test('that shows nothing leaves a word in its place, and the way back needs nobody', async ({
    page,
    releases,
    watch,
  }) => {
    watch.allow(/A broken build/);
    await openHome(page);
    releases.deploy(2, 'app');
    await newBuildIsReady(page);
    await newVersion(page).click();
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();

    releases.deploy(3);
    await opensAgain(page);
    await isOf(page, 3);
  });

  test('that took a piece of the shown one away loads the page again, once', async ({ page, releases, watch }) => {
    watch.allow(/404|dynamically imported module|could not be loaded/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await openHome(page, { kept: false });
    for (const release of [2, 3, 4]) releases.deploy(release);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: /Settings/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    await isOf(page, 4);
  });

  test('with the worker switched off lets go of everything, and the app still opens', async ({ page, releases }) => {
    await openHome(page);
    releases.deploy(2);
    releases.switchWorkerOff();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]),
      )
      .toEqual([]);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await isOf(page, 2);
  });

  async function openHome(page: Page, { kept = true } = {}): Promise<void> {
    await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
    await page.goto('/dashboard-full');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    if (kept) await isKept(page);
  }
});

/** What an update comes with; a short run has the first ones. */
const KINDS = ['a broken file', 'a way back', 'nothing else', 'a build that shows nothing', 'a broken worker'] as const;

interface Update {
  /** The release that the page was opened with. */
  shown: number;
  kind: (typeof KINDS)[number] | undefined;
}

/** A build is put in place while the guide leads, and taken when she is back at Home. @returns the release that then shows. */
async function updateUnderSession(page: Page, releases: Releases, { shown, kind }: Update): Promise<number> {
  const newest = Math.max(...releases.known());
  if (kind === 'a broken file' || kind === 'a broken worker') {
    releases.deploy(newest + 1, kind === 'a broken file' ? 'file' : 'worker');
    expect(await updateFails(page)).toBe(true);
    await sessionRuns(page);
  }
  const showsNothing = kind === 'a build that shows nothing';
  const next = kind === 'a way back' ? shown - 1 : newest + 2;
  releases.deploy(next, showsNothing ? 'app' : undefined);
  await newBuildIsReady(page);
  await expect(newVersion(page)).toHaveCount(0);
  await sessionRuns(page);
  await isOf(page, shown);

  await page.goto('/dashboard-full');
  await newVersion(page).click();
  if (showsNothing) {
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
    releases.deploy(shown);
    await opensAgain(page);
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await isOf(page, showsNothing ? shown : next);
  return showsNothing ? shown : next;
}

/** The guide leads, and its seconds go on. */
async function sessionRuns(page: Page): Promise<void> {
  const timer = page.getByRole('timer');
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Pause, I’m needed' })).toBeVisible();
}

/** A build that shows nothing is let go by itself; at the latest after a few looks. */
async function opensAgain(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const newVersion = (page: Page) => page.getByRole('button', { name: 'New version, reload' });

/** The worker of the first visit has taken everything in, and answers for this page. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
}

/** A window in a browser whose worker is not running, as after the phone was switched on. */
async function coldStart(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  return page;
}

/** The page was opened with this release's code. */
const isOf = (page: Page, release: number): Promise<void> =>
  expect(page.locator(`script[type=module][src*=".r${release}."]`)).toBeAttached();

async function newBuildIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), { timeout: 30_000 })
    .toBe('installed');
}

/** Whether the browser refuses the worker, or the worker refuses its files. */
const updateFails = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const refused = await registration.update().then(
      () => false,
      () => true,
    );
    const { installing } = registration;
    if (refused || !installing) return refused;
    return new Promise((resolve) => {
      installing.addEventListener('statechange', () => resolve(installing.state === 'redundant'));
    });
  });

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Every text that is kept, in one. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) texts.push(await answer.text());
    }
    return texts.join('\n');
  });
