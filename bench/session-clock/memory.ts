import { expect, type Page } from '@playwright/test';
import { rateWorkout, ratingDialog, startGuide, successDialog } from '../../tests/e2e/session/workout-player.ts';
import { rounded } from '../statistics/median.ts';
import { heapContent } from './heap-content.ts';
import { type Gym, lengthMs, openPlayer, type Player, segmentsOf, startButton } from './player.ts';

/** Less than what tells the player that a cue comes too late to be told. */
const JUMP_MS = 900;
const BYTES_PER_KILOBYTE = 1_024;

/**
 * Session after session without loading the page anew: what of each stays in memory. The first is not counted: it
 * loads what all use. Told apart are what the program holds, which must not grow but by the workouts that the member
 * has done, and what the engine compiles and the browser notes about it, which level off by themselves. /
 */
export async function measureMemory(gym: Gym, sessions: number) {
  const player = await openPlayer(gym, { length: '10', isHeld: true, isNoted: false });
  const used = [];
  const looks = [0, sessions >> 1, sessions];
  for (let session = 0; session <= sessions; session += 1) {
    await playThrough(player.page);
    await openAgain(player.page);
    if (looks.includes(session)) used.push(await usedBy(player));
  }
  await player.close();
  const [first, last] = [used[0], used.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured.');
  const growth = (name: keyof typeof first) => last[name] - first[name];
  for (const name of ['held', 'compiled', 'browser'] as const) {
    console.log(`  ${name} after ${looks.join(', ')} more: ${used.map((one) => `${one[name]} kB`).join(', ')}`);
  }
  return {
    what: `memory after ${sessions} more sessions`,
    firstHeldKilobytes: first.held,
    moreHeldKilobytesEach: rounded(growth('held') / sessions, 1),
    ratio: rounded(last.held / first.held),
    moreCompiledKilobytes: growth('compiled'),
    moreBrowserKilobytes: growth('browser'),
    moreNodes: growth('nodes'),
    moreListeners: growth('listeners'),
  };
}

async function playThrough(page: Page): Promise<void> {
  await startGuide(page);
  const wholeMs = lengthMs(segmentsOf('10'));
  for (let passedMs = 0; passedMs <= wholeMs; passedMs += JUMP_MS) await page.clock.fastForward(JUMP_MS);
  await page.clock.resume();
  await expect(ratingDialog(page)).toBeVisible();
  await rateWorkout(page, { rating: 8 });
}

async function openAgain(page: Page): Promise<void> {
  await successDialog(page).getByRole('button', { name: 'Back to Workouts' }).click();
  await page.getByRole('link', { name: /Finding Your Rhythm/ }).click();
  await page
    .getByRole('link', { name: /^Start Workout/ })
    .first()
    .click();
  await page.getByRole('radio', { name: '10 min' }).click();
  await expect(startButton(page)).not.toHaveAttribute('aria-busy', 'true');
}

async function usedBy({ devTools }: Player) {
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { held, compiled, browser } = await heapContent(devTools);
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  const kilobytes = (bytes: number) => Math.round(bytes / BYTES_PER_KILOBYTE);
  return {
    held: kilobytes(held),
    compiled: kilobytes(compiled),
    browser: kilobytes(browser),
    nodes,
    listeners: jsEventListeners,
  };
}
