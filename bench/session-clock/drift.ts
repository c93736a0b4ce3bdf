import { expect } from '@playwright/test';
import { MORE_REST_MS } from '../../src/domain/session/session-clock.ts';
import { startGuide } from '../../tests/e2e/session/workout-player.ts';
import { rounded } from '../statistics/median.ts';
import { type Gym, lengthMs, openPlayer, segmentsOf } from './player.ts';
import { notesOf } from './session-notes.ts';

const ALLOWED_DRIFT_MS = 20;
const MS_PER_MINUTE = 60_000;
/** Timers come up to so much too late: less than what tells the player that the page was asleep. */
const LATEST_MS = 2_900;

/**
 * A session that is made an hour long by resting, on a clock that jumps: every timer comes late, now a little, now nearly
 * three seconds. How far the place in the session and the clock have come apart at the end.
 */
export async function timeDrift(gym: Gym, minutes: number) {
  const player = await openPlayer(gym, { length: 'full', isHeld: true, more: { reducedMotion: 'reduce' } });
  const { page } = player;
  const jump = lateness();
  let passedMs = 0;
  async function pass(ms: number) {
    await page.clock.fastForward(ms);
    passedMs += ms;
  }
  await startGuide(page);
  const more = page.getByRole('button', { name: '+15 s' });
  const rest = page.getByRole('heading', { level: 1, name: /^Next: / });
  while (passedMs < restAtMs()) await pass(Math.min(jump(), restAtMs() + 500 - passedMs));
  await expect(rest).toBeVisible();
  const added = Math.max(0, Math.ceil((minutes * MS_PER_MINUTE - lengthMs(segmentsOf('full'))) / MORE_REST_MS));
  for (let press = 0; press < added; press += 1) await more.click();
  const wholeMs = lengthMs(segmentsOf('full')) + added * MORE_REST_MS;
  while (passedMs < wholeMs - LATEST_MS) await pass(Math.min(jump(), wholeMs - 1_000 - passedMs));

  const before = (await notesOf(page)).places;
  await expect.poll(async () => (await notesOf(page)).places.at(-1)?.leftMs).toBeLessThan(LATEST_MS);
  const { places } = await notesOf(page);
  await player.close();
  const [first, last] = [places[0] ?? before[0], places.at(-1)];
  if (!first || !last) throw new Error('No place was kept.');
  const playedMs = first.leftMs + added * MORE_REST_MS - last.leftMs;
  const driftMs = Math.abs(last.savedAt - first.savedAt - playedMs);
  return {
    what: 'drift of the place, late timers, moved clock',
    seconds: Math.round(playedMs / 1_000),
    worst: rounded(driftMs),
    goalMs: ALLOWED_DRIFT_MS,
  };
}

/** Where the first rest begins. */
function restAtMs(): number {
  const segments = segmentsOf('full');
  return lengthMs(
    segments.slice(
      0,
      segments.findIndex(({ kind }) => kind === 'rest'),
    ),
  );
}

/** The same irregular numbers each time, in whole milliseconds. */
function lateness(): () => number {
  let seed = 30;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return 100 + (seed % (LATEST_MS - 100));
  };
}
