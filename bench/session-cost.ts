import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Measure } from '../scripts/bench.ts';
import { startGuide } from '../tests/e2e/session/workout-player.ts';
import { chromiumLaunch } from '../tests/e2e/support/chromium-launch.ts';
import { openProduct } from '../tests/e2e/support/open-product.ts';
import { subscribe } from '../tests/e2e/support/visitors.ts';
import { type Gym, openPlayer } from './session-clock/player.ts';
import { openVideo } from './session-cost/video-page.ts';
import { median, rounded } from './statistics/median.ts';

const ALLOWED_TIMES = 3;
const ALLOWED_LAYOUTS = 2;
const SECONDS = 25;
/** The model would be drawn by the processor here, which no phone's is: the coach stays her strip. */
const NO_MODEL = '--disable-3d-apis';
/** Until the lead-in is over and a page has come to rest. */
const SETTLE_MS = 8_000;

/** Of a second, in the middle of the turns. */
interface Cost {
  ms: number;
  layouts: number;
  styles: number;
}

type Opened = { page: Page; devTools: CDPSession; close: () => Promise<void> };

/** What a second of a running session costs the main thread, beside a page that plays a video, in turns. */
export const measure: Measure = async ({ isFull }) => {
  const turns = isFull ? 5 : 2;
  const product = await openProduct();
  const { args = [], ...launch } = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, NO_MODEL] });
  try {
    const page = await browser.newPage({ baseURL: product.address });
    const member = await subscribe(page);
    await page.close();
    const gym = { browser, product, member: { ...member, user: { ...member.user, stepGoal: 5_000 } } };
    const ways = { video: () => openVideo(browser), session: () => openRunning(gym), paused: () => openPaused(gym) };
    const costs = { video: [] as Cost[], session: [] as Cost[], paused: [] as Cost[] };
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [name, open] of Object.entries(ways))
        costs[name as keyof typeof ways].push(await costOf(await open()));
    }
    const video = middle(costs.video);
    return (['video', 'session', 'paused'] as const).map((what) => {
      const cost = middle(costs[what]);
      return {
        what: NAMES[what],
        msASecond: rounded(cost.ms, 1),
        timesTheVideo: rounded(cost.ms / video.ms, 1),
        layouts: rounded(cost.layouts, 1),
        styles: rounded(cost.styles, 1),
        ...(what === 'session' && { goalTimes: ALLOWED_TIMES, goalLayouts: ALLOWED_LAYOUTS }),
      };
    });
  } finally {
    await browser.close();
    await product.close();
  }
};

const NAMES = {
  video: 'a page that plays a video',
  session: 'a running session on its strip',
  paused: 'a paused session',
};

async function openRunning(gym: Gym): Promise<Opened> {
  const player = await openPlayer(gym, {
    length: '10',
    isNoted: false,
    more: { reducedMotion: 'no-preference', serviceWorkers: 'block' },
  });
  await startGuide(player.page);
  return player;
}

async function openPaused(gym: Gym): Promise<Opened> {
  const player = await openRunning(gym);
  await player.page.getByRole('button', { name: 'Pause, I’m needed' }).click();
  return player;
}

async function costOf({ page, devTools, close }: Opened): Promise<Cost> {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(SETTLE_MS);
  const before = await metricsOf(devTools);
  const began = performance.now();
  await page.waitForTimeout(SECONDS * 1_000);
  const after = await metricsOf(devTools);
  const seconds = (performance.now() - began) / 1_000;
  await close();
  const grown = (name: string) => ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)) / seconds;
  return {
    ms: grown('TaskDuration') * 1_000,
    layouts: grown('LayoutCount'),
    styles: grown('RecalcStyleCount'),
  };
}

async function metricsOf(devTools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

const middle = (costs: readonly Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  layouts: median(costs.map(({ layouts }) => layouts)),
  styles: median(costs.map(({ styles }) => styles)),
});
