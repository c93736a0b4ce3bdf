import { type BrowserContext, expect, type Page } from '@playwright/test';
import { holdPageClock, startPageClock } from '#tests/e2e/support/page-clock.ts';
import { signInHere, subscribe, today, type Visitor } from '#tests/e2e/support/visitors.ts';
import { reachFirstStep } from './workout-player.ts';

/** Before the first move. */
export const READY_SECONDS = 10;
/** Warm-up of 8 minutes, the first slot of the main part, and 5 seconds of the second, each with its time to set up. */
export const TO_SECOND_SLOT_SECONDS = READY_SECONDS + 480 + 5 + 10 + 40 + 15 + 10 + 5;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const digits = (page: Page) => page.getByRole('timer');
export const resumeSheet = (page: Page) => page.getByRole('dialog', { name: 'Carry on?' });
export const pauseSheet = (page: Page) => page.getByRole('dialog', { name: 'Paused' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The controls of a running session. By key: so they stay for as long as the page does. */
export async function showControls(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show controls' });
  const hide = page.getByRole('button', { name: 'Hide controls' });
  await expect(show.or(hide)).toBeVisible();
  if (await show.isVisible()) await show.press('Enter');
  await expect(hide).toBeVisible();
}

export async function hideControls(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hide controls' }).press('Enter');
}

/** To the next move, out of this one or out of the wait before it. */
export async function skip(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'Start now' });
  if (await ready.isVisible()) return ready.click();
  await showControls(page);
  await press(page, 'Skip this move');
}

/** From step to step of a running session, with the answer that the member means it. */
export async function turnStep(page: Page): Promise<void> {
  await showControls(page);
  await press(page, 'Next');
  await press(page, 'Skip');
}

/** A member's first workout, with the page's time standing still. */
export async function openHeldWorkout(page: Page, query = ''): Promise<Visitor> {
  const member = await subscribe(page);
  await signInHere(page, member);
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto(`/workout/1${query}`);
  await reachFirstStep(page);
  await expect(page.getByRole('button', { name: 'Start the timer', exact: true })).toHaveAttribute('type', 'button');
  await expect(page.getByRole('button', { name: 'Start the timer', exact: true })).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  await holdPageClock(page);
  return member;
}

interface KeptSession {
  sessionId: string;
  workoutId: number;
  activeMs: number;
}

function keptSessions(page: Page): Promise<KeptSession[]> {
  return page.evaluate(async () => {
    const fallback: { value: KeptSession }[] = JSON.parse(localStorage.recordsWithoutDatabase ?? '[]');
    const inDatabase = await new Promise<KeptSession[]>((resolve, reject) => {
      const opening = indexedDB.open('fit-in-30', 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('snapshots').objectStore('snapshots').getAll();
        reading.onsuccess = () => resolve(reading.result);
        opening.result.close();
      };
    });
    return [...inDatabase, ...fallback.map(({ value }) => value)];
  });
}

/** The device has these seconds: minutes that pass in a moment outrun its disk. */
export async function expectKept(page: Page, activeSeconds: number): Promise<void> {
  const keptSeconds = async () => Math.max(...(await keptSessions(page)).map(({ activeMs }) => activeMs)) / 1000;
  await expect.poll(keptSeconds).toBe(activeSeconds);
}

/** What the device calls the session that it keeps of a workout; the words of the coach follow from it. */
export async function sessionIdKept(page: Page, workoutId: number): Promise<string> {
  const idsKept = async () => [
    ...new Set(
      (await keptSessions(page)).filter((kept) => kept.workoutId === workoutId).map(({ sessionId }) => sessionId),
    ),
  ];
  await expect.poll(idsKept).toHaveLength(1);
  const [sessionId = ''] = await idsKept();
  return sessionId;
}

/** A new page of the same browser, whose time runs from that instant on. */
export async function openLater(context: BrowserContext, instant: Date | string): Promise<Page> {
  const later = await context.newPage();
  await startPageClock(later, instant);
  await later.clock.resume();
  return later;
}
