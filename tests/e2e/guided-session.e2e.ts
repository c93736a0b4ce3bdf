import { type BrowserContext, expect, type Page } from '@playwright/test';
import { vibrationOf } from '#client/features/workout-player/cues/cue-tones.ts';
import { UNASKED_LIMITS } from '#domain/move-level.ts';
import { sessionCues } from '#domain/session-cues.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session-timeline.ts';
import { moveFacts, moveNamed } from '#programme/move-facts.ts';
import { timedWorkout } from '#programme/timed-workout.ts';
import type { Workout } from '#programme/workout.ts';
import { findWorkout } from '#programme/workouts.ts';
import { expectSound } from './expect-sound.ts';
import { test } from './fixtures.ts';
import { holdPageClock, jumpMinutes, runSeconds, startPageClock } from './page-clock.ts';
import { signInHere, storedWorkouts, subscribe, today, type Visitor } from './visitors.ts';
import { rateWorkout, ratingDialog, reachFirstStep, startGuide, successDialog } from './workout-player.ts';

// Stills instead of a coach drawn sixty times a second: a moved clock would draw every one of those pictures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WORKOUT = findWorkout('a', 1) as Workout;
const SEGMENTS = sessionTimeline(timedWorkout(WORKOUT, 'full'), {
  levelOf: () => 'standard',
  swaps: {},
  hasChosenStart: false,
  limits: UNASKED_LIMITS,
  factsOf: moveFacts,
});
/** Warm-up of 8 minutes, and 20 seconds of the second slot of the main part. */
const TO_SECOND_SLOT_SECONDS = 5 + 480 + 5 + 60 + 20;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const digits = (page: Page) => page.getByRole('timer');
const resumeSheet = (page: Page) => page.getByRole('dialog', { name: 'Carry on?' });
const pauseSheet = (page: Page) => page.getByRole('dialog', { name: 'Paused' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a whole session of 25 minutes runs without a touch, every cue in its order and at its second', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const felt = await noteVibrations(page);
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, 0.02);
  for (const [index, segment] of SEGMENTS.entries()) {
    await expect(title(page), `segment ${index}`).toHaveText(titleOf(segment));
    await expect(digits(page)).toHaveText(String(segment.durationMs / 1000));
    await runSeconds(page, segment.durationMs / 1000);
  }
  await expect(ratingDialog(page)).toBeVisible();

  const cues = sessionCues(SEGMENTS).filter((cue) => vibrationOf(cue).length > 0);
  const told = await felt();
  expect(told.map(({ pattern }) => pattern)).toEqual(cues.map((cue) => vibrationOf(cue)));
  const lateMs = cues.map(({ atMs }, index) => Math.abs((told[index]?.atMs ?? 0) - (told[0]?.atMs ?? 0) - atMs));
  expect(Math.max(...lateMs)).toBeLessThanOrEqual(50);

  await page.clock.resume();
  await rateWorkout(page, { rating: 9 });
  await expect(successDialog(page)).toContainText('25 minutes.');
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
  await expect(title(page)).toHaveText('Counter push-up');
  await expect(digits(page)).toHaveText('20');
  await jumpMinutes(page, 10);
  await expect(pauseSheet(page)).toContainText('Counter push-up, 20 seconds left');
  await pauseSheet(page).getByRole('button', { name: 'Carry on' }).click();
  await expect(digits(page)).toHaveText('20');
  await runSeconds(page, 3);
  await expect(digits(page)).toHaveText('17');
});

test('after a long pause there is an easy way back in', async ({ page }) => {
  await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, 35);
  await press(page, 'Pause, I’m needed');
  await runSeconds(page, 180);
  await expect(pauseSheet(page)).toContainText('You have been away 3 minutes.');
  await press(page, 'Yes, ease me in');
  await expect(title(page)).toHaveText('Ease back in');
  await expect(digits(page)).toHaveText('30');
  await runSeconds(page, 32);
  await expect(title(page)).toHaveText('March on the spot');
  await expect(digits(page)).toHaveText('28');
});

test('a workout whose page was closed goes on at its second, hours later', async ({ page, context }) => {
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, TO_SECOND_SLOT_SECONDS);
  await expect(digits(page)).toHaveText('20');
  await expectKept(page, 560);
  await page.close();

  const later = await openLater(context, `${today()}T20:00:00Z`);
  await later.goto('/workout/1');
  await expect(resumeSheet(later)).toContainText('You were on Counter push-up, round 1.');
  await expect(resumeSheet(later)).toContainText('16 minutes left of Strength & Core Foundation');
  await holdPageClock(later);
  await press(later, 'Carry on');
  await expect(title(later)).toHaveText('Counter push-up');
  expect(Number(await digits(later).textContent())).toBeGreaterThanOrEqual(18);
  expect(await storedWorkouts(later, member)).toEqual([]);
});

test('the next day Home offers to count it, and it counts for its own day, once', async ({ page, context }) => {
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, TO_SECOND_SLOT_SECONDS);
  const begunOn = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await expectKept(page, 560);
  await page.close();

  const later = await openLater(context, new Date(Date.parse(`${begunOn}T12:00:00Z`) + 26 * 3_600_000));
  await later.goto('/workout/1');
  await expect(later.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(resumeSheet(later)).toHaveCount(0);
  await later.goto('/dashboard-full');
  await expect(later.getByRole('heading', { name: /^You did 9 minutes of Week 1A/ })).toBeVisible();
  await press(later, 'Count it');
  await expect(later.getByRole('heading', { name: /^You did/ })).toHaveCount(0);
  await expect
    .poll(() => storedWorkouts(later, member))
    .toMatchObject([{ length: 'partial', completedOn: begunOn, rating: null, activeSeconds: 560 }]);
  await later.reload();
  await expect(later.getByRole('link', { name: 'Start Workout' })).toBeVisible();
  await expect(later.getByRole('heading', { name: /^You did/ })).toHaveCount(0);
});

test('what was done counts for the day when she finishes early', async ({ page }) => {
  const member = await openHeldWorkout(page);
  await startGuide(page);
  await runSeconds(page, 125);
  await page.clock.resume();
  await page.reload();
  await press(page, 'Finish here and count what I did');
  await expect(page.getByText('Counted: 2 minutes')).toBeVisible();
  await expect.poll(() => storedWorkouts(page, member)).toMatchObject([{ length: 'partial', workoutId: '1' }]);
  await page.goto('/workout/1');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(resumeSheet(page)).toHaveCount(0);
});

test('two tabs do not both count: the tab where she pressed last has the session', async ({ page, context }) => {
  const member = await openHeldWorkout(page);
  await page.clock.resume();
  await startGuide(page);
  await runSeconds(page, 10);
  const other = await context.newPage();
  await other.goto('/workout/1');
  await press(other, 'Carry on');
  const notice = page.getByRole('alertdialog', { name: 'You carried on in another tab' });
  await expect(notice).toBeVisible();

  await other.getByRole('button', { name: 'Next', exact: true }).click();
  await other.getByRole('button', { name: 'Next', exact: true }).click();
  await press(other, 'Complete Workout');
  await rateWorkout(other, { rating: 8 });
  await expect(successDialog(other)).toBeVisible();
  await expect.poll(async () => (await storedWorkouts(other, member)).length).toBe(1);

  await notice.getByRole('button', { name: 'Carry on here' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(resumeSheet(page)).toHaveCount(0);
  expect(await storedWorkouts(page, member)).toHaveLength(1);
});

test('leaving asks once, by button, key and back gesture', async ({ page }) => {
  await openHeldWorkout(page);
  await page.clock.resume();
  await startGuide(page);
  const question = page.getByRole('alertdialog', { name: 'Leave this workout?' });
  for (const ask of [
    () => press(page, 'Leave workout, progress is kept'),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await ask();
    await expect(question).toBeVisible();
    await press(page, 'Stay');
    await expect(question).toHaveCount(0);
  }
  await page.goBack();
  await expect(question).toBeVisible();
  await press(page, 'Leave');
  await expect(page).toHaveURL(/tab=workouts/);
});

test('a short version is as long as it says, and completes the workout', async ({ page }) => {
  test.setTimeout(120_000);
  const member = await openHeldWorkout(page, '?length=10&level=easier');
  await expect(page.getByRole('radio', { name: '10 min' })).toBeChecked();
  await startGuide(page);
  await runSeconds(page, 6);
  await expect(title(page)).toHaveText('Heel lifts');
  await runSeconds(page, 600 + 15 - 7);
  await expect(ratingDialog(page)).toHaveCount(0);
  await runSeconds(page, 2);
  await page.clock.resume();
  await rateWorkout(page, { rating: 7 });
  await expect(successDialog(page)).toContainText('The 10 minute version. It counts. That is 1 of 12 in this block.');
  await expect
    .poll(() => storedWorkouts(page, member))
    .toMatchObject([{ length: '10', activeSeconds: 600, duration: 30, rating: 7 }]);
});

test('every phase is sound on both phones, in light and in dark, and with large text', async ({ page }) => {
  test.setTimeout(240_000);
  const { hold, release } = await holdableSession(page);
  await signInHere(page, await subscribe(page));
  await page.goto('/workout/2');
  await reachFirstStep(page);
  await expectSound(page);
  await startGuide(page);
  await hold();
  await expect(title(page)).toHaveText('Get ready');
  await expectSound(page);
  await release();
  await press(page, 'Forward a move');
  await hold();
  await expectSound(page);
  await enlargeText(page, '200%');
  await expectSound(page);
  await enlargeText(page, '');
  await press(page, 'Next');
  await press(page, 'Forward a move');
  await release();
  await expect(title(page)).toHaveText('Rest', { timeout: 30_000 });
  await hold();
  await expectSound(page);
  await press(page, 'Swap this move');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await press(page, 'Pause, I’m needed');
  await expectSound(page);
  await press(page, 'Something wrong?');
  await expectSound(page);
  await press(page, 'It has passed, carry on');
  await press(page, 'Leave workout, progress is kept');
  await expectSound(page);
  await page.reload();
  await expect(resumeSheet(page)).toBeVisible();
  await expectSound(page);
});

/** A member's first workout, with the page's time standing still. */
async function openHeldWorkout(page: Page, query = ''): Promise<Visitor> {
  const member = await subscribe(page);
  await signInHere(page, member);
  await startPageClock(page, `${today()}T10:00:00Z`);
  await page.goto(`/workout/1${query}`);
  await reachFirstStep(page);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute('type', 'button');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).not.toHaveAttribute('aria-busy', 'true');
  await holdPageClock(page);
  return member;
}

/** The device has these seconds: minutes that pass in a moment outrun its disk. */
async function expectKept(page: Page, activeSeconds: number): Promise<void> {
  const keptSeconds = () =>
    page.evaluate(async () => {
      const fallback: { place: { activeMs: number } }[] = JSON.parse(localStorage.begunWorkouts ?? '[]');
      const inDatabase = await new Promise<{ activeMs: number }[]>((resolve, reject) => {
        const opening = indexedDB.open('fit-in-30-begun-workouts', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('places').objectStore('places').getAll();
          reading.onsuccess = () => resolve(reading.result);
          opening.result.close();
        };
      });
      return Math.max(...[...inDatabase, ...fallback.map(({ place }) => place)].map(({ activeMs }) => activeMs)) / 1000;
    });
  await expect.poll(keptSeconds).toBe(activeSeconds);
}

/** A new page of the same browser, whose time runs from that instant on. */
async function openLater(context: BrowserContext, instant: Date | string): Promise<Page> {
  const later = await context.newPage();
  await startPageClock(later, instant);
  await later.clock.resume();
  return later;
}

function titleOf({ kind, moveId }: PlacedSegment): string {
  if (kind === 'get-ready') return 'Get ready';
  if (kind === 'rest') return 'Rest';
  return kind === 'breather' ? 'Breather' : moveNamed(moveId).name;
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

const enlargeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** The session's clock can stand still while everything else on the page goes on. */
async function holdableSession(page: Page) {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    let lostMs = 0;
    let heldAt: number | undefined;
    performance.now = () => (heldAt ?? real()) - lostMs;
    Object.assign(window, {
      holdSession: (isHeld: boolean) => {
        if (!isHeld && heldAt !== undefined) lostMs += real() - heldAt;
        heldAt = isHeld ? (heldAt ?? real()) : undefined;
      },
    });
  });
  const setHeld = (isHeld: boolean) =>
    page.evaluate((held) => (window as unknown as { holdSession: (held: boolean) => void }).holdSession(held), isHeld);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
