// Pictures of a running product, for looking at: every route on a phone, a small phone, a phone on its side and a desktop, light and dark.
//   node scripts/pages/screenshots.ts /tmp/pictures / /login /dashboard-full --email a@example.com --password secret
import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';
import { projectFolder } from '../prepare/project.mjs';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    email: { type: 'string' },
    password: { type: 'string' },
    'whole-page': { type: 'boolean', default: false },
  },
});
const [folder, ...namedRoutes] = positionals;
if (!folder || !relative(projectFolder, resolve(folder)).startsWith('..')) {
  console.error(
    'Name a folder outside the project first, then the routes: node scripts/pages/screenshots.ts /tmp/pictures / /login',
  );
  process.exit(1);
}
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(chromiumLaunch());
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of SCREENS) await takePictures(browser, folder, viewport, colorScheme);
  }
} finally {
  await browser.close();
}

async function takePictures(
  browser: Browser,
  folder: string,
  viewport: (typeof SCREENS)[number],
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({ baseURL: values.url, viewport, colorScheme, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  if (values.email && values.password) await signIn(page, values.email, values.password);
  for (const route of namedRoutes.length > 0 ? namedRoutes : ['/']) {
    await page.goto(route);
    // The app polls every five seconds, so the network is never idle for long.
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const name = `${fileName(route)}-${viewport.width}x${viewport.height}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: values['whole-page'] });
    console.log(join(folder, name));
  }
  await context.close();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

function fileName(route: string): string {
  return route
    .replace(/^\/$/, 'landing')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');
}
