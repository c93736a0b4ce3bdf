import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { SOFTWARE_GRAPHICS } from '../../scripts/pages/coach-strips/coach-page.ts';
import { reachStart } from '../../tests/e2e/session/workout-player.ts';
import { startButton } from '../../tests/e2e/session/workout-start.ts';
import { chromiumLaunch } from '../../tests/e2e/support/chromium-launch.ts';
import { openProduct } from '../../tests/e2e/support/open-product.ts';
import { chooseStepGoal, signInHere, subscribe } from '../../tests/e2e/support/visitors.ts';
import { median } from '../statistics/median.ts';

const CPU_SLOWDOWN = 6;
const ALLOWED_MS = 1_500;
/** Few pixels: the processor draws them, which no phone's does. */
const SCREEN = { width: 320, height: 640 };

/** What is told of a run: her strip is leafed through first, then her model stands over it. */
type Mark = 'strip' | 'model';

/**
 * From the tap on Home to the first picture of the moving coach, on a phone that has prepared itself and on one that was
 * tapped at once; and from the tap on the landing page, where nothing is prepared.
 */
export async function timeFirstPicture(runs: number) {
  const rows = [];
  for (const [what, way] of WAYS) {
    const times: Record<Mark, number>[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOnce(way));
    const strip = Math.round(median(times.map((time) => time.strip)));
    rows.push({
      what: `first moving picture after the tap, ${what}`,
      middleMs: strip,
      percentOfAllowed: Math.round((100 * strip) / ALLOWED_MS),
    });
    rows.push({
      what: `the model, drawn by the processor, ${what}`,
      middleMs: Math.round(median(times.map((time) => time.model))),
    });
  }
  return rows;
}

/** Opens a page, and gives what is tapped on it. */
type Way = (page: Page) => Promise<Locator>;

const WAYS: readonly (readonly [what: string, way: Way])[] = [
  ['prepared', (page) => openHome(page, true)],
  ['at once', (page) => openHome(page, false)],
  ['of a visitor who tries', openLanding],
];

async function timeOnce(way: Way): Promise<Record<Mark, number>> {
  const product = await openProduct();
  const { args = [], ...launch } = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...args.filter((arg) => arg !== '--disable-gpu'), ...SOFTWARE_GRAPHICS],
  });
  try {
    const page = await browser.newPage({ baseURL: product.address, viewport: SCREEN, serviceWorkers: 'block' });
    await page.addInitScript(noteDrawing);
    return await timeTap(page, await way(page));
  } finally {
    await browser.close();
    await product.close();
  }
}

async function openHome(page: Page, isPrepared: boolean): Promise<Locator> {
  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  // Nothing is asked between Home and the start screen from the second time on.
  await page.goto('/workout/1');
  await reachStart(page);
  await expect(startButton(page)).toBeVisible();
  const prepared = isPrepared && page.waitForResponse(/\/assets\/model-/);
  await page.goto('/dashboard-full');
  const start = page.getByRole('link', { name: 'Start Workout' });
  await expect(start).toBeVisible();
  await prepared;
  if (isPrepared) await page.waitForLoadState('networkidle');
  return start;
}

async function openLanding(page: Page): Promise<Locator> {
  await page.goto('/');
  // Nothing of the player is there before the finger is.
  await page.waitForLoadState('networkidle');
  return page.getByRole('link', { name: 'Try one minute, free' });
}

async function timeTap(page: Page, tapped: Locator): Promise<Record<Mark, number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tapped.click();
  await page.waitForFunction(() => performance.getEntriesByName('model').length > 0);
  return page.evaluate(() => {
    const tapAt = performance.getEntriesByName('tapped').at(0)?.startTime ?? Number.NaN;
    const after = (name: string) => {
      const times = performance.getEntriesByName(name).map(({ startTime }) => startTime - tapAt);
      return times.find((time) => time > 0) ?? Number.NaN;
    };
    return { strip: after('strip'), model: after('model') };
  });
}

/** In the page, before anything runs: the tap, the first strip that is leafed through, and the first picture of a model. */
function noteDrawing(): void {
  addEventListener('pointerdown', () => performance.mark('tapped'), { capture: true, once: true });
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function draw(...how) {
    drawElements.apply(this, how);
    if ((this.canvas as HTMLCanvasElement).isConnected) requestAnimationFrame(() => performance.mark('model'));
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function leaf(...how) {
    if (this instanceof HTMLImageElement)
      void this.decode().then(() => requestAnimationFrame(() => performance.mark('strip')));
    return animate.apply(this, how);
  };
}
