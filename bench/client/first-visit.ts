import type { Page } from '@playwright/test';
import type { Visitor } from '../../tests/e2e/support/visitors.ts';
import { rounded } from '../statistics/median.ts';
import { openPhone } from './phone.ts';

const KILOBYTE = 1_000;

const KINDS = {
  'JS, kB': /\.js$/,
  'CSS beside the page, kB': /\.css$/,
  'fonts, kB': /\.woff2$/,
} as const;

/** Nothing of the page waits for these: the tab's picture, and what installing takes. */
const OF_THE_BROWSER = /^\/(favicon\.svg|app\.webmanifest|icons\/.+)$/;

export interface Route {
  path: string;
  member?: Visitor | undefined;
  /** What is there once the screen stands. */
  landmark?: string;
  goals?: Readonly<Record<string, { floor: number; goal: number }>>;
}

interface Arrivals {
  pageBytes: number;
  files: { name: string; bytes: number }[];
}

/** What a first visit asks for until its screen stands and answers, fonts and calls included; bytes as sent, without headers. */
export async function weighFirstVisit(address: string, { path, member, landmark = 'h1', goals = {} }: Route) {
  const phone = await openPhone({ address, member, serviceWorkers: 'block' });
  try {
    const page = await phone.context.newPage();
    await page.addInitScript(noteWhenItStands, landmark);
    await page.goto(path);
    const { pageBytes, files } = await arrivalsIn(page);
    const sizes = Object.entries(KINDS).map(([what, kind]) => {
      const bytes = files.filter(({ name }) => kind.test(name)).map((file) => file.bytes);
      return { what, found: rounded(bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE, 1) };
    });
    const whole = { what: 'HTML with the styles inside, kB', found: rounded(pageBytes / KILOBYTE, 1) };
    const forItself = files.filter(({ name }) => OF_THE_BROWSER.test(name)).length;
    const requests = [
      { what: 'requests', found: files.length + 1 - forItself },
      { what: 'requests of the browser for itself', found: forItself },
    ];
    return [...sizes, whole, ...requests].map(({ what, found }) => ({
      what,
      subject: path,
      found,
      ...goals[what],
    }));
  } finally {
    await phone.close();
  }
}

/** In the page: React has taken over what there is of it, and the landmark is there. */
function noteWhenItStands(landmark: string): void {
  const look = () => {
    const root = document.getElementById('root');
    const isAlive = root
      ? Object.keys(root).some((key) => key.startsWith('__reactContainer'))
      : document.readyState === 'complete';
    if (isAlive && document.querySelector(landmark)) performance.mark('stands');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function arrivalsIn(page: Page): Promise<Arrivals> {
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const [stands] = performance.getEntriesByName('stands');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      pageBytes: navigation?.encodedBodySize ?? 0,
      files: resources
        .filter(({ startTime }) => startTime <= (stands?.startTime ?? 0))
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
    };
  });
}
