import { rounded } from '../statistics/median.ts';
import { type Gym, openPlayer, startButton } from './player.ts';
import { notesOf } from './session-notes.ts';

/** About a mid phone, seen from a desktop. */
const CPU_SLOWDOWN = 6;
const ALLOWED_MS = 50;
const LONGEST_TOLD = 8;

/**
 * The longest tasks by the time they computed, six times over: like the measure below, but whatever else the machine does
 * meanwhile is not counted. The tap that starts a session draws its whole screen, so it stands by itself.
 */
export async function weighTasks(gym: Gym, seconds: number) {
  const player = await openPlayer(gym, { length: '10', isNoted: false });
  const traced = async (act: () => Promise<void>) => {
    await gym.browser.startTracing(player.page, { categories: ['toplevel', '__metadata'] });
    await act();
    return computingTimes((await gym.browser.stopTracing()).toString());
  };
  const tap = await traced(async () => {
    await startButton(player.page).click();
    await player.page.waitForTimeout(1_000);
  });
  const after = await traced(() => player.page.waitForTimeout(seconds * 1_000));
  await player.close();
  return [weightOf('the tap on Start', tap, 1), weightOf('the session from then on', after, seconds)];
}

function weightOf(what: string, tasks: readonly number[], seconds: number) {
  const long = tasks.filter((ms) => ms > ALLOWED_MS);
  return {
    what: `${what}: tasks computing over ${ALLOWED_MS} ms, ${CPU_SLOWDOWN} times (${long.length} of ${tasks.length})`,
    seconds,
    worst: rounded(
      tasks.reduce((longest, ms) => Math.max(longest, ms), 0),
      1,
    ),
    goalMs: ALLOWED_MS,
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own clock. */
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds that each task of a page's main thread would compute on the slow device. */
function computingTimes(trace: string): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => (tdur / 1_000) * CPU_SLOWDOWN);
}

/**
 * A session that nobody touches on a slow device: what kept the page busy for longer than a person notices. Beside it the
 * same of a page that only moves one line, since the machine and the slowing down have long tasks of their own.
 */
export async function findLongTasks(gym: Gym, seconds: number) {
  const plain = await longTasksOfPlainPage(gym, seconds);
  const player = await openPlayer(gym, { length: '10' });
  await player.devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await startButton(player.page).click();
  await player.page.waitForTimeout(seconds * 1_000);
  const { longTasks, tappedAt } = await notesOf(player.page);
  await player.close();
  const tasks = longTasks.filter(({ at }) => at >= tappedAt);
  for (const { at, ms, scripts } of tasks.toSorted((one, other) => other.ms - one.ms).slice(0, LONGEST_TOLD)) {
    console.log(`  long task at ${rounded((at - tappedAt) / 1_000, 1)} s: ${ms} ms ${scripts.join(', ')}`);
  }
  const row = (what: string, times: readonly number[]) => ({
    what: `${what}: tasks over ${ALLOWED_MS} ms at ${CPU_SLOWDOWN}x slow-down (${times.length})`,
    seconds,
    worst: Math.max(0, ...times),
  });
  const ofSession = tasks.map(({ ms }) => ms);
  return [row('a page with one moving line', plain), { ...row('the session', ofSession), goalMs: ALLOWED_MS }];
}

async function longTasksOfPlainPage({ browser }: Gym, seconds: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent('<svg viewBox="0 0 9 9"><path stroke="red" /></svg>');
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    const note = (list: PerformanceObserverEntryList) =>
      longTasks.push(...list.getEntries().map((one) => one.duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
    const line = document.querySelector('path');
    const draw = (now: number) => {
      line?.setAttribute('d', `M0 0L9 ${(now / 100) % 9}`);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(seconds * 1_000);
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await page.close();
  return longTasks;
}
