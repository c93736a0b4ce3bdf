import { expect, type Page } from '@playwright/test';
import { stripAddress } from '#client/coach/strips.ts';
import { SITE_PATH } from '#contract/paths.ts';
import { skip } from '#tests/e2e/session/guided-player.ts';
import { reachFirstStep, startGuide } from '#tests/e2e/session/workout-player.ts';
import { test as base } from '#tests/e2e/support/fixtures.ts';
import { INSTALL_LIMIT_MS, isKept } from '#tests/e2e/support/kept-app.ts';
import { chooseStepGoal, signInHere, subscribe } from '#tests/e2e/support/visitors.ts';
import { tries } from '#tests/test-size.ts';
import { openReleases, type Releases } from './releases.ts';

/** A worker that takes over waits for what the one before is doing, and drops its files. */
const TAKE_OVER_LIMIT_MS = 30_000;

/** How many updates run one after the other. */
const UPDATES = tries(2, 50);

/** The product behind an address where builds can be put in place. */
const test = base.extend<{ releases: Releases }>({
  releases: async ({ product }, use) => {
    const releases = await openReleases(product);
    releases.deploy(1);
    await use(releases);
    await releases.close();
  },
});

test.describe('a new build', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ serviceWorkers: 'allow' });
  test.use({ baseURL: async ({ releases }, use) => use(releases.address) });
  test.beforeEach(({ watch, releases }) => watch.alsoOurs(releases.address));

  test(`never touches a session that runs, ${UPDATES} times in a row, with broken builds and ways back between`, async ({
    page,
    releases,
    watch,
  }) => {
    test.setTimeout(120_000 + UPDATES * 60_000);
    watch.allow(/404|sw\.js|bad-precaching-response|no script|A broken build/i);
    await openHome(page);
    await page.goto('/workout/1');
    await reachFirstStep(page);
    await startGuide(page);
    await skip(page);
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
      await homeStands(page);
      await isOf(page, 1);
    }
    releases.deploy(4);
    await newBuildIsReady(page);
    await askTheServerAllTheTime(page);
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
    watch.allow(/404|dynamically imported module|Unable to preload CSS/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await openHome(page, { kept: false });
    for (const release of [2, 3, 4]) releases.deploy(release);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: /Settings/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    await isOf(page, 4);
  });

  test('with the worker switched off lets go of everything, and the app still opens', async ({ page, releases }) => {
    await openHome(page, { savesData: false });
    // Home fetches ahead, and the old worker stays while it is asked: half a minute in Chromium, and for ever where a
    // debugger is attached, as it is here.
    await askTheWorkerAllTheTime(page);
    releases.deploy(2);
    releases.switchWorkerOff();
    const kept = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    const lookedFor = () => lookForUpdate(page).then(kept);
    // What the old worker fetches in this window it may still keep.
    await expect.poll(lookedFor, { timeout: INSTALL_LIMIT_MS }).not.toContainEqual(expect.stringMatching(/http/));
    await page.goto('/dashboard-full');
    await homeStands(page);
    await isOf(page, 2);
    await expect.poll(kept, { timeout: INSTALL_LIMIT_MS }).toEqual([]);
  });

  async function openHome(page: Page, { kept = true, savesData = true } = {}): Promise<void> {
    // The coach's pictures are not kept, which every worker that goes would wait for.
    if (savesData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
    await page.goto('/dashboard-full');
    await homeStands(page);
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

/**
 * A build is put in place while the guide leads, and taken when the member is back at Home. @returns the release that
 * then shows.
 */
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
  await homeStands(page);
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
    await homeStands(page, { timeout: 2_000 });
  }).toPass();
}

/** The tabs are in the page before its code has run; the menu is not. */
const homeStands = (page: Page, options = {}): Promise<void> =>
  expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible(options);

const newVersion = (page: Page) => page.getByRole('button', { name: 'Reload for the new version' });

/** The page was opened with this release's code, or is about to be. */
const isOf = (page: Page, release: number): Promise<void> => {
  const app = `script[type=module][src*=".r${release}."], link[data-app][href*=".r${release}."]`;
  return expect(page.locator(app).first()).toBeAttached({ timeout: TAKE_OVER_LIMIT_MS });
};

async function newBuildIsReady(page: Page): Promise<void> {
  const stateOfNext = async () => {
    await lookForUpdate(page);
    return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  };
  await expect.poll(stateOfNext, { timeout: INSTALL_LIMIT_MS }).toBe('installed');
}

/** To be repeated: who asks while the browser is looking by itself gets what that look finds, which may be the old one. */
async function lookForUpdate(page: Page): Promise<void> {
  // A worker that is switched off goes while it is being asked.
  await page.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((it) => it?.update())
      .catch(() => undefined),
  );
}

/** As the app does every few seconds, whatever the moment in which the old worker ends. */
const askTheServerAllTheTime = (page: Page): Promise<void> =>
  page.evaluate((path) => {
    setInterval(() => fetch(path), 20);
  }, SITE_PATH);

/** For what the worker keeps or fetches, as a page that is being read. */
const askTheWorkerAllTheTime = (page: Page): Promise<void> =>
  page.evaluate((path) => {
    setInterval(() => fetch(path).catch(() => undefined), 20);
  }, stripAddress('push_up-standard'));

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
