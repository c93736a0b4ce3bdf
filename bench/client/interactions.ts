import { expect, type Locator, type Page } from '@playwright/test';
import { goToLastStep, ratingDialog, successDialog } from '../../tests/e2e/session/workout-player.ts';
import type { Visitor } from '../../tests/e2e/support/visitors.ts';
import { median } from '../statistics/median.ts';
import { openPhone } from './phone.ts';

const CPU_SLOWDOWN = 6;
const GOALS = { floor: 200, goal: 100 };

type Interaction = 'tab switch' | 'mood' | 'steps' | 'complete';

/** From the finger to the next picture, on a slow phone: the longest event of each interaction. */
export async function timeInteractions(address: string, member: Visitor, runs: number) {
  const times: Record<Interaction, number[]> = { 'tab switch': [], mood: [], steps: [], complete: [] };
  for (let run = 0; run < runs; run += 1) {
    const phone = await openPhone({ address, member });
    const page = await phone.context.newPage();
    await page.addInitScript(noteEvents);
    const devTools = await phone.context.newCDPSession(page);
    await page.goto('/dashboard-full');
    await expect(page.locator('#today-title')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    times.mood.push(await timeOf(page, mood(page)));
    times.steps.push(await timeOf(page, steps(page)));
    times['tab switch'].push(await timeOf(page, tabSwitch(page)));
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await reachRating(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    times.complete.push(await timeOf(page, completion(page)));
    await phone.close();
  }
  return Object.entries(times).map(([interaction, found]) => ({
    what: `${interaction}, slowed down ${CPU_SLOWDOWN} times, ms`,
    subject: 'member',
    found: median(found),
    ...GOALS,
  }));
}

interface Act {
  press: Locator;
  shown: Locator;
}

function mood(page: Page): Act {
  const moods = page.getByRole('radiogroup', { name: 'How are you feeling today?' });
  return { press: moods.getByRole('radio').first(), shown: moods.getByRole('radio', { checked: true }) };
}

function steps(page: Page): Act {
  const card = page.getByRole('region', { name: 'Today’s steps' });
  return { press: card.getByRole('button', { name: '+1,000 steps' }), shown: card.getByText(/^Saved: /) };
}

function tabSwitch(page: Page): Act {
  const workouts = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workouts' });
  return { press: workouts, shown: workouts.and(page.locator('[aria-current="page"]')) };
}

function completion(page: Page): Act {
  return { press: ratingDialog(page).getByRole('button', { name: 'Complete Workout' }), shown: successDialog(page) };
}

async function reachRating(page: Page): Promise<void> {
  await page.goto('/workout/3');
  await goToLastStep(page);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await ratingDialog(page).getByRole('radio', { name: '8', exact: true }).click();
}

/** The browser's own measure of an interaction, in steps of 8 ms; what is under 16 ms it does not tell. */
const LEAST_MS = 16;
/** What scrolling and the act before still draw is nothing of this one. */
const SETTLES_MS = 500;

async function timeOf(page: Page, { press, shown }: Act): Promise<number> {
  await press.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLES_MS);
  await page.evaluate(() => performance.mark('act'));
  await press.click();
  // Looking for what is shown computes roles and names of the whole page, in the page: before the picture it would count.
  await page.waitForTimeout(SETTLES_MS);
  await expect(shown).toBeVisible();
  await page.waitForTimeout(SETTLES_MS);
  return page.evaluate((least) => {
    const { startTime } = performance.getEntriesByName('act').at(-1) ?? { startTime: 0 };
    const { interactions } = window as unknown as { interactions: PerformanceEventTiming[] };
    return Math.max(
      least,
      ...interactions.filter((entry) => entry.startTime >= startTime).map((entry) => entry.duration),
    );
  }, LEAST_MS);
}

/** In the page, before anything runs. */
function noteEvents(): void {
  const interactions: PerformanceEntry[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => interactions.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}
