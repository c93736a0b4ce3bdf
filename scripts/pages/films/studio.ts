import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/support/chromium-launch.ts';
import { holdPageClock } from '#tests/e2e/support/page-clock.ts';
import { passSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { DEMO_PASSWORD, type DemoPerson } from '../../demo/demo-people.ts';
import { openDemoServer } from '../../demo/demo-server.ts';
import { simulateMember } from '../../demo/simulate-member.ts';
import { projectFolder } from '../../prepare/project.mjs';
import { SOFTWARE_GRAPHICS } from '../coach-strips/coach-page.ts';

/** A Tuesday morning: films of the same screens are the same. */
const MORNING = Date.UTC(2026, 9, 6, 8, 30);

/** In her second week, one of its workouts done. */
const MAYA: DemoPerson = {
  firstName: 'Maya',
  email: 'maya@demo.example',
  moment: 'in week 2',
  paidDaysAgo: 9,
  stepGoal: 5_000,
  days: [
    { daysAgo: 8, workoutId: 1, rating: 8, steps: 5_200 },
    { daysAgo: 6, workoutId: 2, rating: 7, steps: 5_900 },
    { daysAgo: 4, workoutId: 3, rating: 9, steps: 6_100 },
    { daysAgo: 2, workoutId: 4, rating: 8, steps: 5_400 },
    { daysAgo: 1, steps: 5_240 },
    { daysAgo: 0, steps: 4_210 },
  ],
};

/** What a phone shows of the product between its edges; even in video pixels, as encoders ask. */
export const SCREEN = { width: 390, height: 660 };

export interface Studio {
  /** Maya's phone at the address, her clock held. */
  open: (path: string, motion?: 'reduce' | 'no-preference', sharpness?: number) => Promise<Page>;
  close: () => Promise<void>;
}

/** The real product with a made-up member, and a browser that draws the coach as a phone does. */
export async function openStudio(): Promise<Studio> {
  const folder = await mkdtemp(join(tmpdir(), 'fit-in-30-films-'));
  process.env.PAYMENTS = 'sandbox';
  const server = await openDemoServer(folder, MORNING, join(projectFolder, 'dist', 'client'));
  await simulateMember(server, MAYA);
  const baseURL = await server.listen();
  const { args = [], ...launch } = chromiumLaunch();
  const graphics = [...args.filter((arg) => arg !== '--disable-gpu'), ...SOFTWARE_GRAPHICS];
  const browser = await chromium.launch({ ...launch, args: graphics });
  const look = {
    viewport: SCREEN,
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  } as const;
  const place = { locale: 'en-GB', timezoneId: 'Europe/London', serviceWorkers: 'block' } as const;
  return {
    async open(path, reducedMotion = 'no-preference', deviceScaleFactor = 1.4) {
      const context = await browser.newContext({ baseURL, reducedMotion, deviceScaleFactor, ...look, ...place });
      return signedIn(context, path);
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function signedIn(context: BrowserContext, path: string): Promise<Page> {
  await context.addInitScript(actAsPhone);
  const page = await context.newPage();
  // The processor draws her, and a picture waits for all that was drawn before.
  page.setDefaultTimeout(300_000);
  await page.clock.install({ time: MORNING });
  await page.goto('/login');
  await page.locator('input[type=email]').fill(MAYA.email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/workout/5');
  await passSafety(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await holdPageClock(page);
  const styles = await context.newCDPSession(page);
  await styles.send('Animation.enable');
  await styles.send('Animation.setPlaybackRate', { playbackRate: 0 });
  // What has just been sent says so for a while.
  await passSeconds(page, 8);
  return page;
}

/** Runs in the page: phones have a voice and keep their screen on; this browser does neither, and would say so. */
function actAsPhone(): void {
  const voice = { name: 'English', lang: 'en-GB', localService: true, default: true, voiceURI: 'en' };
  Object.assign(speechSynthesis, { getVoices: () => [voice], speak: () => undefined });
  Object.assign(globalThis, { SpeechSynthesisUtterance: EventTarget });
  const lock = () => Promise.resolve(Object.assign(new EventTarget(), { release: () => Promise.resolve() }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } });
}

/** Lets time pass in one step, which is drawn at most once; for styles too, which do not know the page's clock. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate((step) => {
    for (const animation of document.getAnimations()) {
      const reached = Number(animation.currentTime ?? 0) + step;
      if (reached < Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.currentTime = reached;
      else animation.finish();
    }
  }, ms);
}

export async function passSeconds(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await pass(page, 1_000);
}

/** A control of a running session, which may show few of them until its stage is tapped. */
export async function control(page: Page, name: RegExp): Promise<Locator> {
  const wanted = page.getByRole('button', { name }).first();
  // A touch, which the coach would take for one that turns her.
  if (!(await wanted.isVisible()))
    await page.getByRole('button', { name: 'Show controls' }).dispatchEvent('click', { detail: 1 });
  await wanted.waitFor();
  return wanted;
}

/** Past the rest of a step of the session, as a member does who has no time for it. */
export async function skipStep(page: Page): Promise<void> {
  await (await control(page, /^Next$/)).tap();
  await page.getByRole('button', { name: 'Skip', exact: true }).tap();
  await passSeconds(page, 1);
}

export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Until the title of what goes on is as wanted, at its first moment. */
export async function passUntil(page: Page, isWanted: (title: string | null) => boolean): Promise<void> {
  for (let second = 0; second < 300; second += 1) {
    if (isWanted(await titleOf(page))) return;
    await passSeconds(page, 1);
  }
  throw new Error(`“${await titleOf(page)}” does not end.`);
}
