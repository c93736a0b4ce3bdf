import { expect, type Page } from '@playwright/test';
import { vibrationOf } from '#client/features/workout-player/cues/cue-tones.ts';
import { isMove } from '#domain/session/is-move.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import { sessionCues } from '#domain/session/session-cues.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { jumpMinutes, runSeconds } from '#tests/e2e/support/page-clock.ts';
import { storedWorkouts } from '#tests/e2e/support/visitors.ts';
import {
  digits,
  openHeldWorkout,
  pauseSheet,
  press,
  READY_SECONDS,
  showControls,
  TO_SECOND_SLOT_SECONDS,
  title,
} from './guided-player.ts';
import { rateWorkout, startGuide, winScreen } from './workout-player.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WORKOUT = findWorkout('a', 1) as Workout;
const SEGMENTS = sessionTimeline(timedWorkout(WORKOUT, 'full', SHIPPED_WORDS), {
  levelOf: () => 'standard',
  swaps: {},
  hasChosenStart: false,
  limits: UNASKED_LIMITS,
  factsOf: factsIn(SHIPPED_WORDS),
});

test('a whole session of 25 minutes runs without a touch, every cue in its order and at its second', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const felt = await noteVibrations(page);
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, 0.02);
  for (const [index, segment] of SEGMENTS.entries()) {
    await expect(title(page), `segment ${index}`).toHaveText(titleOf(segment, index));
    if (!isMove(segment)) await expect(page.getByText(nextOf(segment, index), { exact: true })).toBeVisible();
    await expect(digits(page)).toHaveText(String(countedSeconds(index)));
    await runSeconds(page, segment.durationMs / 1000);
  }
  await expect(winScreen(page)).toBeVisible();

  const cues = sessionCues(SEGMENTS).filter((cue) => vibrationOf(cue).length > 0);
  const told = await felt();
  expect(told.map(({ pattern }) => pattern)).toEqual(cues.map((cue) => vibrationOf(cue)));
  const lateMs = cues.map(({ atMs }, index) => Math.abs((told[index]?.atMs ?? 0) - (told[0]?.atMs ?? 0) - atMs));
  expect(Math.max(...lateMs)).toBeLessThanOrEqual(50);

  await page.clock.resume();
  await expect(winScreen(page)).toContainText('25 minutes.');
  await rateWorkout(page, { rating: 9 });
  await expect
    .poll(() => storedWorkouts(page, member))
    .toMatchObject([{ length: 'full', activeSeconds: 1500, rating: 9 }]);
  const [stored] = await storedWorkouts(page, member);
  const workedSeconds = stored?.completedExercises?.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(workedSeconds).toBe(8 * 60 + 12 * 40 + 5 * 60);
});

test('a page that slept for ten minutes waits at the segment at which it fell asleep', async ({ page }) => {
  await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, TO_SECOND_SLOT_SECONDS);
  await expect(title(page)).toHaveText('Worktop push-up');
  await expect(digits(page)).toHaveText('35');
  await jumpMinutes(page, 10);
  await expect(pauseSheet(page)).toContainText('Worktop push-up, 35 seconds left');
  await pauseSheet(page).getByRole('button', { name: 'Carry on' }).click();
  await expect(digits(page)).toHaveText('35');
  await runSeconds(page, 3);
  await expect(digits(page)).toHaveText('32');
});

test('after a long pause there is an easy way back in', async ({ page }) => {
  await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, 40);
  await press(page, 'Pause, I’m needed');
  await runSeconds(page, 180);
  await expect(pauseSheet(page)).toContainText('It’s been 3 minutes.');
  await press(page, 'Yes, ease me in');
  await expect(title(page)).toHaveText('Ease back in');
  await expect(digits(page)).toHaveText('30');
  await runSeconds(page, 32);
  await expect(title(page)).toHaveText('March on the spot');
  await expect(digits(page)).toHaveText('28');
});

test('leaving asks once, by button, key and back gesture', async ({ page }) => {
  await openHeldWorkout(page);
  await page.clock.resume();
  await startGuide(page);
  await showControls(page);
  const question = page.getByRole('alertdialog', { name: 'Leave this workout?' });
  for (const ask of [
    () => press(page, 'Leave. Your place is saved.'),
    async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Show controls' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
    () => page.goBack(),
  ]) {
    await ask();
    await expect(question).toBeVisible();
    await press(page, 'Stay');
    await expect(question).toHaveCount(0);
  }
  await press(page, 'Pause, I’m needed');
  await press(page, 'Leave');
  await expect(page).toHaveURL(/tab=workouts/);
});

test('a short version is as long as it says, and completes the workout', async ({ page }) => {
  test.setTimeout(120_000);
  const member = await openHeldWorkout(page, '?length=10&level=easier');
  await expect(page).toHaveURL(/length=10/);
  await startGuide(page);
  await runSeconds(page, READY_SECONDS + 1);
  await expect(title(page)).toHaveText('Heel lifts');
  await runSeconds(page, 600 + 10 - 2);
  await expect(winScreen(page)).toHaveCount(0);
  await runSeconds(page, 2);
  await page.clock.resume();
  await expect(winScreen(page)).toContainText('10 minutes, and it counts. One down, eleven to go.');
  await rateWorkout(page, { rating: 7 });
  await expect
    .poll(() => storedWorkouts(page, member))
    .toMatchObject([{ length: '10', activeSeconds: 600, duration: 30, rating: 7 }]);
});

function titleOf({ kind, moveId }: PlacedSegment, index: number): string | RegExp {
  if (index === 0) return 'Get ready';
  return isMove({ kind }) ? moveInWords(moveId, SHIPPED_WORDS).name : /^(Rest|Get ready|Half time|Last round)$/;
}

const nextOf = ({ moveId }: PlacedSegment, index: number): string =>
  `${index === 0 ? 'First' : 'Next'}: ${moveInWords(moveId, SHIPPED_WORDS).name}`;

/** All of a wait is counted as one. */
function countedSeconds(index: number): number {
  const next = SEGMENTS.findIndex((segment, later) => later >= index && isMove(segment));
  const until = next === index ? index + 1 : next;
  return SEGMENTS.slice(index, until).reduce((sum, { durationMs }) => sum + durationMs / 1000, 0);
}

/** What a hand would feel, with the instants of the page's clock. */
async function noteVibrations(page: Page): Promise<() => Promise<{ atMs: number; pattern: number[] }[]>> {
  await page.addInitScript(() => {
    const felt: { atMs: number; pattern: number[] }[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => {
      felt.push({ atMs: performance.now(), pattern: [pattern].flat() as number[] });
      return true;
    };
  });
  return () => page.evaluate(() => (window as unknown as { felt: { atMs: number; pattern: number[] }[] }).felt);
}
