import type { CDPSession, Page } from '@playwright/test';
import type { Visitor } from '../../tests/e2e/support/visitors.ts';
import { median, rounded } from '../statistics/median.ts';
import { openPhone } from './phone.ts';

/** As Lighthouse slows its phone down. */
const CPU_SLOWDOWN = 4;

interface Return {
  path: string;
  member?: Visitor | undefined;
}

/** Somebody who has been here before: what the network still brings of the app itself, and when the page stands. */
export async function timeRepeatVisit(address: string, { path, member }: Return, runs: number) {
  const phone = await openPhone({ address, member });
  try {
    const first = await phone.context.newPage();
    await first.goto(path);
    await first.evaluate(() => navigator.serviceWorker.ready);
    await first.close();
    const visits: { bytes: number; lcpMs: number }[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(await phone.context.newPage(), path));
    return [
      {
        what: 'repeat visit: bytes of the app from the network',
        subject: path,
        found: Math.max(...visits.map(({ bytes }) => bytes)),
        floor: 'works offline',
        goal: 0,
      },
      {
        what: 'repeat visit: LCP, ms',
        subject: path,
        found: rounded(median(visits.map(({ lcpMs }) => lcpMs)), 0),
        goal: 800,
      },
    ];
  } finally {
    await phone.close();
  }
}

async function visit(page: Page, path: string): Promise<{ bytes: number; lcpMs: number }> {
  const devTools = await page.context().newCDPSession(page);
  const fromNetwork = await noteNetwork(devTools);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const lcpMs = await page.evaluate(latestLargestPaint);
  const bytes = fromNetwork.reduce((sum, size) => sum + size, 0);
  await page.close();
  return { bytes, lcpMs };
}

/** Sizes of what came neither from the device nor from the API. */
async function noteNetwork(devTools: CDPSession): Promise<number[]> {
  const counted = new Set<string>();
  const sizes: number[] = [];
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const isKept = response.fromServiceWorker || response.fromDiskCache;
    if (!isKept && !new URL(response.url).pathname.startsWith('/api/')) counted.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) sizes.push(encodedDataLength);
  });
  await devTools.send('Network.enable');
  return sizes;
}

/** In the page: waits until nothing larger is painted for a second. */
function latestLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    let latest = 0;
    new PerformanceObserver((list) => {
      latest = list.getEntries().at(-1)?.startTime ?? latest;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(latest), 1_000);
  });
}
