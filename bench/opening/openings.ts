import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInKeys, type Visitor } from '../../tests/e2e/support/visitors.ts';
import { openPlainBrowser, type PlainBrowser } from './browser.ts';

/** As Lighthouse slows its phone and its network down. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What a page does later is nothing of its opening. */
const SETTLES_MS = 2_000;
/** Until the worker has kept the app, and the app what may be needed later. */
const INSTALLS_MS = 40_000;
/** One that does not tell its connection. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export interface Opening {
  seenMs: number;
  aliveMs: number;
}

interface Kept {
  pictures: number;
  all: number;
}

interface Subject {
  address: string;
  path: string;
  /** What the page is for. */
  landmark: string;
  member?: Visitor;
}

/** A phone on which the page was opened before. */
export async function openInstalled({ address, path, landmark, member }: Subject) {
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-opening-'));
  const browser = await openPlainBrowser(folder);
  const url = `${address}${path}`;
  if (member) {
    const page = await openPage(browser, landmark);
    await page.go(`${address}/favicon.svg`);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(signInKeys(member))})`);
    await page.close();
  }
  const first = await open((page) => page.isPhone());
  await pause(member ? INSTALLS_MS : SETTLES_MS);
  const kept = await first.evaluate<Kept>(`(${sumKept})()`);
  await leave(first);

  async function open(prepare = async (_page: Page) => {}): Promise<Page> {
    const page = await openPage(browser, landmark);
    await prepare(page);
    await page.go(url);
    await page.evaluate('alive');
    return page;
  }

  async function leave(page: Page): Promise<void> {
    await pause(SETTLES_MS);
    await page.go('about:blank');
    await page.close();
  }

  return {
    /** Bytes after the first visit. */
    kept,
    /** What the main thread computed until each. */
    async computing(): Promise<Opening> {
      const events: TraceEvent[] = [];
      browser.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => events.push(...value));
      const isWhole = new Promise<void>((resolve) => browser.on('Tracing.tracingComplete', () => resolve()));
      await browser.send('Tracing.start', { categories: 'toplevel,blink.user_timing' });
      const page = await open();
      await browser.send('Tracing.end');
      await isWhole;
      await leave(page);
      return { seenMs: computingUntil('seen', events), aliveMs: computingUntil('alive', events) };
    },
    /** By the clock of a slow phone. */
    async times(): Promise<Opening> {
      const page = await open((opened) => opened.slowDown());
      const times = await page.evaluate<Opening>('({ seenMs: markedAt("seen"), aliveMs: markedAt("alive") })');
      await leave(page);
      return times;
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Page = Awaited<ReturnType<typeof openPage>>;

async function openPage(browser: PlainBrowser, landmark: string) {
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const attach = { targetId, flatten: true };
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', attach);
  const send = <Result>(method: string, parameters = {}) => browser.send<Result>(method, parameters, sessionId);
  await send('Page.enable');
  const source = `(${noteOpening})(${JSON.stringify(landmark)})`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  return {
    async evaluate<Result>(expression: string): Promise<Result> {
      const asked = { expression, awaitPromise: true, returnByValue: true };
      return (await send<{ result: { value: Result } }>('Runtime.evaluate', asked)).result.value;
    },
    isPhone: () => send<void>('Emulation.setUserAgentOverride', { userAgent: PHONE }),
    async slowDown(): Promise<void> {
      await send('Network.emulateNetworkConditions', NETWORK);
      await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    },
    go: (url: string) => send('Page.navigate', { url }),
    close: () => browser.send('Target.closeTarget', { targetId }),
  };
}

/** In the page, before anything runs: notes the picture in which the landmark is seen, and the one in which React has it. */
function noteOpening(landmark: string): void {
  const mark = (name: string) =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark(name);
          resolve();
        }),
      ),
    );
  const when = (isThere: () => unknown) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
  const isAlive = () => document.querySelector(`#root ${landmark}`) && !document.getElementById('early');
  void when(() => document.querySelector(landmark)).then(() => mark('seen'));
  const alive = when(isAlive).then(() => mark('alive'));
  const markedAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
  Object.assign(window, { alive, markedAt });
}

/** In the page. */
async function sumKept(): Promise<Kept> {
  const kept = { pictures: 0, all: 0 };
  for (const name of await caches.keys()) {
    const answers = await (await caches.open(name)).matchAll();
    for (const answer of answers) {
      const { size } = await answer.blob();
      kept.all += size;
      if (name === 'coach-pictures') kept.pictures += size;
    }
  }
  return kept;
}

interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds of the thread's own clock. */
  tdur?: number;
}

function computingUntil(mark: string, events: readonly TraceEvent[]): number {
  const end = events.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing'));
  if (!end) throw new Error(`The trace has no mark "${mark}".`);
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === end.pid && tid === end.tid && ts <= end.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}
