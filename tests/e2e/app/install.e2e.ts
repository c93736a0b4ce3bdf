import { expect, type Page } from '@playwright/test';
import { boxOf } from '#tests/e2e/support/box-of.ts';
import { expectAccessibleLayout } from '#tests/e2e/support/expect-accessible-layout.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { runSeconds, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { chooseStepGoal, recordWorkout, signInHere, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Add to Home Screen' });

async function openMember(page: Page): Promise<Visitor> {
  const member = await chooseStepGoal(page, await subscribe(page), 5_000);
  await signInHere(page, member);
  return member;
}

/** What a browser does that can install the app: it offers so, soon after the page has loaded. */
async function offerToInstall(page: Page) {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: async () => Object.assign(window, { wasAsked: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(event);
    Object.assign(window, { wasHeldBack: event.defaultPrevented });
  });
}

const pageSays = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);

/** It is an opaque bar from edge to edge, and at the end of the page nothing that is read lies beneath it. */
async function expectOwnPlace(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const place = await banner(page).evaluate((bar) => {
      scrollTo(0, document.body.scrollHeight);
      const { top, left, right, bottom } = bar.getBoundingClientRect();
      const end = document.querySelector('main > :last-child')?.getBoundingClientRect().bottom ?? Infinity;
      const { backgroundColor, opacity } = getComputedStyle(bar);
      const rail = document.querySelector('nav')?.getBoundingClientRect();
      const from = rail && rail.width < innerWidth / 2 ? rail.right : 0;
      return {
        isFromEdgeToEdge:
          left <= Math.ceil(from) + 20 && right >= document.documentElement.clientWidth && bottom >= innerHeight,
        isOpaque: opacity === '1' && /^rgb\(/.test(backgroundColor),
        isBelowTheEnd: end <= top,
      };
    });
    expect(place, `${width} by ${height}`).toEqual({ isFromEdgeToEdge: true, isOpaque: true, isBelowTheEnd: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test.describe('where the browser can install', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the banner comes after its offer, and asks the browser’s own question', async ({ page }) => {
    await openMember(page);
    await page.goto('/dashboard-full');
    await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await offerToInstall(page);
    expect(await pageSays(page, 'wasHeldBack')).toBe(true);
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Install App' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await pageSays(page, 'wasAsked')).toBe(true);
  });

  test('it is sound on every tab, hides nothing that has the focus, and closed once it never comes again', async ({
    page,
  }) => {
    await openMember(page);
    await page.goto('/dashboard-full?tab=nutrition');
    await offerToInstall(page);
    await expect(banner(page)).toBeVisible();
    await expectAccessibleLayout(page);
    const help = page.getByRole('link', { name: 'Help' });
    await help.focus();
    const [link, over] = [await boxOf(help), await boxOf(banner(page))];
    expect(link.y + link.height).toBeLessThanOrEqual(over.y);

    await expectOwnPlace(page);
    await banner(page).getByRole('button', { name: 'Close and don’t show again' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('installPromptDismissed'))).toBe('true');

    await startPageClock(page, new Date());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Build a plate' })).toBeVisible();
    await offerToInstall(page);
    await runSeconds(page, 5);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('on an iPhone', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    deviceScaleFactor: 3,
  });

  test('it says how, and names what is shown while the app starts', async ({ page, product }) => {
    await openMember(page);
    await page.goto('/dashboard-full');
    await expect(banner(page).getByRole('listitem')).toHaveText(['Tap the share button', 'Choose Add to Home Screen']);
    await expect(banner(page).getByRole('button', { name: 'Install App' })).toHaveCount(0);
    const picture = await page.locator('link[rel=apple-touch-startup-image]').getAttribute('href');
    expect(picture).toBe('/splash/390x844x3.png');
    expect((await page.request.get(`${product.address}${picture}`)).status()).toBe(200);
    await expectAccessibleLayout(page);
  });

  test('opened from the home screen it offers nothing', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await startPageClock(page, new Date());
    await openMember(page);
    await page.goto('/dashboard-full');
    await expect(page.getByRole('link', { name: /^Start 25 min/ })).toBeVisible();
    await runSeconds(page, 5);
    await expect(banner(page)).toHaveCount(0);
  });
});

test('the manifest is one that browsers install, and every picture in it is there in its size', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const browser = await context.newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(url).toContain('/app.webmanifest');
  expect(errors).toEqual([]);

  const answer = await page.request.get('/app.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, screenshots, shortcuts } = (await answer.json()) as Record<
    string,
    { src: string; sizes: string; icons: { src: string; sizes: string }[] }[]
  >;
  const pictures = [...(icons ?? []), ...(screenshots ?? []), ...(shortcuts ?? []).flatMap((each) => each.icons)];
  expect(pictures.length).toBeGreaterThanOrEqual(10);
  for (const { src, sizes } of pictures) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes); // the header of a PNG
    expect(png.length, src).toBeLessThan(200_000);
  }
  const touchIcon = await (await page.request.get('/icons/apple-touch-icon.png')).body();
  expect(touchIcon.readUInt32BE(16)).toBe(180);
});

test('the shortcuts lead to today’s workout and to the field for steps', async ({ page }) => {
  const member = await openMember(page);
  await recordWorkout(page, member, 1);
  await page.goto('/dashboard-full?shortcut=workout');
  await expect(page).toHaveURL(/\/workout\/2/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard-full$/);

  await page.goto('/dashboard-full?shortcut=steps');
  await expect(page.getByLabel('Steps today')).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard-full$/);
});
