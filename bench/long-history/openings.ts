import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { openSqlite } from '../../src/server/platform/database/open-sqlite.ts';
import { chromiumLaunch } from '../../tests/e2e/support/chromium-launch.ts';
import { type OpenProduct, openProduct } from '../../tests/e2e/support/open-product.ts';
import { chooseStepGoal, signInHere, subscribe, type Visitor } from '../../tests/e2e/support/visitors.ts';
import { liveTenYears } from './ten-years.ts';
import { timeBoth } from './time-both.ts';

/** About a mid phone, seen from a desktop. */
const CPU_SLOWDOWN = 6;
const HOME = '/dashboard-full';
const SHOWN = 'home-shown';

/** In Chromium against the built product: from opening the app until today's workout stands on Home. */
export async function timeOpenings(runs: number) {
  const product = await openProduct();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const members = await makeMembers(browser, product);
    const devices = {
      old: await openDevice(browser, product, members.old),
      new: await openDevice(browser, product, members.new),
    };
    for (const device of [devices.old, devices.new, devices.old, devices.new]) await timeOfOpening(device);
    return [
      await timeBoth({
        what: 'Chromium: first time on this device',
        runs,
        timeOf: async (member) => {
          const device = await openDevice(browser, product, members[member]);
          const ms = await timeOfOpening(device);
          await device.close();
          return ms;
        },
      }),
      await timeBoth({
        what: 'Chromium: opened before',
        runs,
        timeOf: (member) => timeOfOpening(devices[member]),
      }),
    ];
  } finally {
    await browser.close();
    await product.close();
  }
}

async function makeMembers(browser: Browser, product: OpenProduct): Promise<Record<'old' | 'new', Visitor>> {
  const page = await browser.newPage({ baseURL: product.address });
  const members = {
    old: await chooseStepGoal(page, await subscribe(page, { email: 'ten-years@example.org' }), 5_000),
    new: await chooseStepGoal(page, await subscribe(page, { email: 'today@example.org' }), 5_000),
  };
  await page.close();
  await product.stop();
  const db = openSqlite({ path: join(product.dataFolder, 'fit-in-30.sqlite') });
  await liveTenYears(db, members.old.user.id, Date.now());
  await db.destroy();
  await product.startAgain();
  return members;
}

/** A browser of the member's own, in which the member is signed in. */
async function openDevice(browser: Browser, { address }: OpenProduct, member: Visitor): Promise<BrowserContext> {
  const device = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 } });
  const page = await device.newPage();
  await signInHere(page, member);
  await page.close();
  return device;
}

async function timeOfOpening(device: BrowserContext): Promise<number> {
  const page = await device.newPage();
  const devTools = await device.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(markWhenShown, SHOWN);
  await page.goto(HOME, { waitUntil: 'commit' });
  const shown = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, SHOWN);
  const ms = await shown.jsonValue();
  await page.close();
  if (ms === undefined) throw new Error('Home was not shown.');
  return ms;
}

/** Notes the first picture that has today's workout in it. */
function markWhenShown(name: string): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById('today-title')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  });
  observer.observe(document, { childList: true, subtree: true });
}
