import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Measure } from '../scripts/bench.ts';
import { bundled, openCoachPage } from '../scripts/pages/coach-strips/coach-page.ts';
import type { ClipName } from '../src/programme/clips/clip-name.ts';
import type { CoachPage } from './coach-frame/coach-page.ts';
import { timeFirstPicture } from './coach-frame/first-picture.ts';

/**
 * About a mid phone, seen from a desktop. The times are multiplied instead of having the browser slow itself down,
 * because it does that by sleeping, and the middle of several pictures would be one in which it did not.
 */
const CPU_SLOWDOWN = 6;
/** What the script of a picture may take there, and the mesh in a worker here; milliseconds. */
const ALLOWED_MS = 3;
const MESH_ALLOWED_MS = 700;
/** Pictures of the first second, in which the loop is solved, and of the seconds that are measured. */
const FIRST = 70;
/** Pictures until the engine has compiled what runs every time. */
const WARM = 240;
const PICTURES = { small: 120, full: 600 };
const SMALL: readonly ClipName[] = ['squat-standard', 'clock_tap-standard', 'curl_press-standard'];
const FULL: readonly ClipName[] = [
  ...SMALL,
  'dead_bug-standard',
  'skater-harder',
  'side_plank-standard',
  'bag_march-harder',
];

declare const begin: CoachPage['begin'];
declare const goOver: CoachPage['goOver'];
declare const draw: CoachPage['draw'];
declare const timeWorker: CoachPage['timeWorker'];

/** What one picture of the moving coach costs a phone's browser, what it leaves to its garbage collector, her mesh, and when she moves first. */
export const measure: Measure = async ({ isFull }) => [
  ...(await measurePictures(isFull)),
  ...(await timeFirstPicture(isFull ? 5 : 1)),
];

async function measurePictures(isFull: boolean) {
  const folder = join(import.meta.dirname, '..', 'src', 'client', 'coach', 'mesh');
  const worker = await bundled(join(folder, 'mesh-worker.ts'));
  const { browser, page } = await openCoachPage(join(import.meta.dirname, 'coach-frame', 'coach-page.ts'));
  try {
    const mesh = await page.evaluate((script) => timeWorker(script), worker);
    const rows = [];
    for (const clip of isFull ? FULL : SMALL) {
      await page.evaluate((name) => begin(name), clip);
      const first = await page.evaluate((pictures) => draw(pictures), FIRST);
      await page.evaluate((pictures) => draw(pictures), WARM);
      const bytes = await allocated(page, isFull ? PICTURES.full : PICTURES.small);
      const times = await page.evaluate((pictures) => draw(pictures), isFull ? PICTURES.full : PICTURES.small);
      rows.push({ what: clip, ...slowed(times), firstSecondMs: slowed(first).middleMs, bytesAPicture: bytes });
    }
    await page.evaluate(() => goOver('bridge-standard'));
    const way = await page.evaluate((pictures) => draw(pictures), FIRST);
    rows.push({ what: 'down to the floor', ...slowed(way) });
    rows.push({
      what: 'mesh in a worker, not slowed',
      middleMs: Math.round(mesh),
      percentOfAllowed: Math.round((100 * mesh) / MESH_ALLOWED_MS),
    });
    return rows;
  } finally {
    await browser.close();
  }
}

function slowed(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Number(((sorted[Math.floor(share * sorted.length)] ?? 0) * CPU_SLOWDOWN).toFixed(2));
  return { middleMs: at(0.5), ninthOfTenMs: at(0.9), percentOfAllowed: Math.round((100 * at(0.5)) / ALLOWED_MS) };
}

/** Bytes that a picture leaves to the garbage collector, those already collected too. */
async function allocated(page: Page, pictures: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await page.evaluate((count) => draw(count), pictures);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  await session.detach();
  return Math.round(profile.samples.reduce((sum, { size }) => sum + size, 0) / pictures);
}
