import { expect, type Page } from '@playwright/test';
import { openHostedPage, payOnHostedPage } from '#tests/e2e/paying/card-form.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { wordsIn } from '#tests/e2e/support/words-in.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  test(`at ${size.width} by ${size.height} the sales page goes on directly from part to part`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'For days that don’t go to plan' })).toBeVisible();
    expect(await emptyHeights(page)).toEqual([]);
  });
}

/** Where no text, picture or control stands on the page for more than 160 pixels. */
const emptyHeights = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, p, img, svg, a, label, dt, dd, li, summary, b')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('aside'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .sort((one, other) => one.top - other.top);
    let reached = 0;
    return shown.flatMap(({ top, bottom }) => {
      const hole = top - reached > 160 ? [`${reached} to ${top}`] : [];
      reached = Math.max(reached, bottom);
      return hole;
    });
  });

test('the sales page is short on a phone, and says one thing at a time', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_000);
  const main = page.getByRole('main');
  const [all, questions] = [await wordsIn(main), await wordsIn(main.locator('section', { hasText: 'More questions' }))];
  expect(all - questions).toBeLessThanOrEqual(430);
  const corals = await page.getByRole('link').evaluateAll((links) => {
    const inFirst = links.filter((link) => link.getBoundingClientRect().top < innerHeight);
    return inFirst
      .filter((link) => getComputedStyle(link).backgroundColor === 'rgb(255, 116, 82)')
      .map((link) => link.textContent);
  });
  expect(corals).toEqual(['Try one minute, free']);
  await expectAccessibleLayout(page);
});

test('the bar with the price floats only while no other way to buy is in sight', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Price' });
  await expect(bar).toBeHidden();
  for (const title of ['4 weeks, 3 workouts a week', 'Gentle where it should be']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Give it as a gift' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('from the sales page a guest taps at most seven times until the coach shows the first move', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => {
      sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
    }),
  );
  await page.goto('/');
  await openHostedPage(page);
  await payOnHostedPage(page, { email: 'noor@example.org' });
  await page.getByLabel('Choose a Password').fill('tea before squats');
  await page.getByLabel('Confirm Password').fill('tea before squats');
  await page.getByRole('button', { name: 'Complete Account Setup' }).click();
  await page.getByRole('link', { name: 'Start with 10 minutes' }).click();
  await passSafety(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('img', { name: /^The coach shows/ })).toBeVisible();
  expect(await page.evaluate(() => Number(sessionStorage.taps))).toBeLessThanOrEqual(7);
});

test.describe('the film of a session', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('plays over its still once the page is there, waits out of sight, and can be held', async ({ page }) => {
    await page.goto('/');
    const film = page.locator('[data-film] video');
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    await expect(film).toHaveCount(1);
    await expect.poll(isPaused).toBe(false);
    const hold = page.getByRole('button', { name: 'Pause the film' });
    const { width = 0, height = 0 } = (await hold.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(true);
    await hold.scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(false);
    await hold.click();
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
    expect(await isPaused()).toBe(true);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline])).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('is not asked for by who saves data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await expectNoFilm(page);
  });
});

test('with less motion the still stays, and no film is asked for', async ({ page }) => {
  await expectNoFilm(page);
});

/** Up to the time at which the worker is registered, which comes with the film. */
async function expectNoFilm(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(10_000);
  await expect(page.locator('[data-film] img')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked.filter((address) => /\.(webm|mp4)$/.test(address))).toEqual([]);
}

for (const path of ['/register', '/login']) {
  test(`${path} says so when its script does not start, and not when it does`, async ({ page, watch }) => {
    watch.allow(/index-.*\.js|ERR_FAILED/);
    const word = page.getByText('This is taking longer than usual.');
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(path);
    await expect(word).toBeHidden();
    await expect(word).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await word.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(word).toHaveCount(0);
  });
}

test('the picture of the sign-in is asked for before anything else of it', async ({ page }) => {
  const answer = await page.request.get('/login');
  const [picture] = (await answer.text()).match(/<img [^>]*>/) ?? [];
  expect(picture).toMatch(/fetchpriority="high"/i);
  expect(picture).not.toContain('loading="lazy"');
});
