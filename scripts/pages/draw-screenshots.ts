// Takes the pictures that a browser shows when it offers to install the app, from the running demo:
//   npm run demo     and then     node scripts/pages/draw-screenshots.ts
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';
import { DEMO_PASSWORD } from '../demo/demo-people.ts';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const folder = fileURLToPath(new URL('../../public/screenshots', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const COMPUTER = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
try {
  await takePicture(browser, 'home', '/dashboard-full', PHONE);
  await takePicture(browser, 'workouts', '/dashboard-full?tab=workouts', PHONE);
  await takePicture(browser, 'nutrition', '/dashboard-full?tab=nutrition', PHONE);
  await takePicture(browser, 'desktop', '/dashboard-full', COMPUTER);
} finally {
  await browser.close();
}

async function takePicture(browser: Browser, name: string, path: string, size: typeof PHONE): Promise<void> {
  const context = await browser.newContext({
    ...size,
    baseURL: values.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[type=email]').fill('week-two@demo.example');
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(join(folder, `${name}.png`));
  await context.close();
}
