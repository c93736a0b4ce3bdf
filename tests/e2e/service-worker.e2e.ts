import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn } from './auth-forms.ts';
import { test as base } from './fixtures.ts';
import { openReleases, type Releases } from './releases.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe } from './visitors.ts';
import { completeWorkout, goToLastStep, reachFirstStep, successDialog } from './workout-player.ts';

/** How many updates run one after the other; the long run takes 50. */
const UPDATES = Number(process.env.UPDATES ?? 2);

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
  test('a member’s app opens cold: home, the weeks, a whole workout', async ({ page, context, watch, product }) => {
    watch.allow(NO_NETWORK);
    await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
    await page.goto('/dashboard-full');
    await isKept(page);
    await page.close();

    await product.kill();
    await context.setOffline(true);
    const cold = await coldStart(context);
    await cold.goto('/');
    await expect(cold).toHaveURL('/dashboard-full');
    await expect(cold.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await cold.goto('/dashboard-full?tab=week1');
    await expect(cold.getByRole('heading', { level: 1, name: 'Finding Your Rhythm' })).toBeVisible();
    await cold.goto('/dashboard-full?tab=nutrition');
    await expect(cold.getByRole('heading', { level: 1, name: 'Nutrition' })).toBeVisible();
    for (const [path, heading] of [
      ['/settings', 'Account Settings'],
      ['/help', 'Help'],
    ] as const) {
      await cold.goto(path);
      await expect(cold.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }

    await cold.goto('/workout/1');
    await goToLastStep(cold);
    await completeWorkout(cold, { rating: 7 });
    await expect(successDialog(cold)).toContainText('Saved on this device');
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

  test(`is never put in place under a session that runs, ${UPDATES} times in a row`, async ({ page, releases }) => {
    test.setTimeout(30_000 + UPDATES * 10_000);
    await openHome(page);
    for (let release = 2; release < UPDATES + 2; release += 1) {
      await page.goto('/workout/1');
      await reachFirstStep(page);
      releases.deploy(release);
      await newBuildIsReady(page);
      await expect(newVersion(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByText('2 / 3')).toBeVisible();
      await isOf(page, release - 1);
      await page.getByRole('button', { name: 'Previous' }).click(); // her place is kept, and the next round begins here
      await expect(page.getByText('1 / 3')).toBeVisible();

      await page.goto('/dashboard-full');
      await newVersion(page).click();
      await isOf(page, release);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
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
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
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
