import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';

const ADDRESS = 'http://fit.example';

test.describe('at its public address', () => {
  test.use({ settings: { PUBLIC_ORIGIN: ADDRESS } });

  test('every page in the list for search engines says the same address, and has words of its own', async ({
    page,
  }) => {
    const map = await (await page.request.get('/sitemap.xml')).text();
    const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place));
    expect(places.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/', '/login', '/register', '/subscribe', '/help', '/terms', '/privacy']),
    );
    const said = new Set<string | null>();
    for (const { origin, pathname } of places) {
      expect(origin).toBe(ADDRESS);
      const answer = await page.goto(pathname);
      expect(answer?.headers()['x-robots-tag']).toBeUndefined();
      await expect(page).toHaveTitle(/Fit in 30$/);
      if (pathname === '/subscribe') continue; // filled in by the browser
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ADDRESS}${pathname}`);
      said.add(await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect(said.size).toBe(places.length - 1);
  });

  test('a shared link shows the coach, and a search the true price', async ({ page }) => {
    await page.goto('/');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe(`${ADDRESS}/share-picture.png`);
    const size = await page.evaluate(async () => {
      const image = new Image();
      image.src = '/share-picture.png';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([1200, 630]);

    await page.goto('/try');
    const tried = page.locator('meta[property="og:image"]');
    await expect(tried).toHaveAttribute('content', `${ADDRESS}/share-picture-try.png`);
    expect((await page.request.get('/share-picture-try.png')).status()).toBe(200);
    for (const [path, title, file] of [
      ['/give', 'Fit in 30', 'share-picture.png'],
      ['/gift', 'A gift for you - Fit in 30', 'share-picture-gift.png'],
      ['/sitter', 'You’re on - Fit in 30', 'share-picture-sitter.png'],
    ] as const) {
      const answer = await page.request.get(path);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
      const html = await answer.text();
      expect(html).toContain(`<meta property="og:title" content="${title}">`);
      expect(html).toContain(`<meta property="og:image" content="${ADDRESS}/${file}">`);
      expect((await page.request.get(`/${file}`)).headers()['cross-origin-resource-policy']).toBe('cross-origin');
    }
    await page.goto('/');
    const product = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(product.offers).toMatchObject({ priceCurrency: 'GBP', url: `${ADDRESS}/` });
    expect(product.offers.price).toBe('29.99');
    await expect(page.getByText('£29.99').first()).toBeVisible();
  });

  test('nothing of the member area is for search engines', async ({ page }) => {
    const robots = await (await page.request.get('/robots.txt')).text();
    for (const path of ['/dashboard', '/dashboard-full', '/workout/', '/settings', '/api/']) {
      expect(robots).toContain(`Disallow: ${path}\n`);
    }
    for (const path of ['/dashboard-full', '/workout/1', '/reset-password']) {
      expect((await page.request.get(path)).headers()['x-robots-tag']).toBe('noindex');
    }
  });
});

test('pages say nothing of an address that nobody has set', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=canonical], meta[property="og:image"]')).toHaveCount(0);
  expect(await page.content()).not.toContain('%ORIGIN%');
});

test('the terms lead to the licences of what the app is made of', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'their licences' }).click();
  await expect(page.getByText(/react-dom [\d.]+ \(MIT\)/)).toBeVisible();
  await expect(page).toHaveURL('/licences.txt');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every pre-rendered page shows its content', async ({ page, watch }) => {
    watch.allow(/\.js csp$/); // scripts that were announced may not load
    for (const path of [
      '/',
      '/login',
      '/register',
      '/help',
      '/terms',
      '/privacy',
      '/storage',
      '/health',
      '/try',
      '/try/first',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const word of await page.getByText('taking longer than usual').all())
        await expect(word).toHaveCSS('display', 'none');
    }
  });

  test('the price and the way to buy stay at the foot of the start page', async ({ page, watch }) => {
    watch.allow(/\.js csp$/); // scripts that were announced may not load
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Price' });
    await page.getByRole('heading', { name: '4 weeks, 3 workouts a week' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('£29.99 once');
    await expect(bar.getByRole('link', { name: 'Get lifetime access' })).toHaveAttribute('href', '/register');
    await page.getByRole('link', { name: 'Try one minute, free' }).click();
    await expect(page).toHaveURL('/try#start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
