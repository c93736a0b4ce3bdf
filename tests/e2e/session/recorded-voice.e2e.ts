import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seedOf } from '#client/features/workout-player/guided/use-session-sound.ts';
import type { VoiceIndex, VoicePack } from '#contract/voice.ts';
import { isMove } from '#domain/session/is-move.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import type { SessionStep } from '#domain/session/session-plan.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { coachSpeech } from '#domain/speech/coach-speech.ts';
import type { SpokenCue } from '#domain/speech/spoken-cue.ts';
import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { coachWords } from '#programme/speech/coach-words.ts';
import { spokenLine } from '#programme/speech/spoken-lines.ts';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { coldStart, isKept, keptAddresses, NO_NETWORK } from '#tests/e2e/support/kept-app.ts';
import type { OpenProduct } from '#tests/e2e/support/open-product.ts';
import { chooseStepGoal, signInHere, subscribe, today } from '#tests/e2e/support/visitors.ts';
import { CANNOT_RECORD, canRecord, record } from '#tests/programs/speech-program.ts';
import { sessionIdKept } from './guided-player.ts';
import { type HeardSounds, noteSounds } from './heard-sounds.ts';
import { reachFirstStep, startGuide } from './workout-player.ts';

/** As this member hears them today. */
const COACH_WORDS = coachWords(SHIPPED_WORDS, {
  day: weekdayIndex(today() as CalendarDay),
  firstName: 'Maya',
  occasions: ['first-session'],
});

test.use({ ownProduct: true, serviceWorkers: 'allow' });
test.skip(!canRecord(), CANNOT_RECORD);

/** This week's workout with the fewest lines of its own; the part that all workouts share is not recorded whole. */
const WORKOUT = 2;
const RECORDED =
  voiceLines()
    .get(`a${WORKOUT}`)
    ?.map(({ id }) => id) ?? [];
const IN_NO_PART = 'half.1';
const ALLOWED_SECONDS = 0.05;
const WORK_HERTZ = 990;

test('a whole part of a recorded voice speaks without a network, each line at its second; the device says the other parts', async ({
  page,
  context,
  watch,
  product,
}) => {
  test.setTimeout(600_000);
  watch.allow(NO_NETWORK);
  const recordings = join(product.dataFolder, 'recordings');
  for (const id of [...RECORDED, IN_NO_PART])
    await record(recordings, id, spokenLine(id).text, { wordsPerMinute: 320 });
  const seconds = await buildPack(product, recordings);

  await signInHere(page, await chooseStepGoal(page, await subscribe(page), 5_000));
  await page.goto('/dashboard-full');
  await isKept(page);
  await expect.poll(() => voiceKept(page), { timeout: 60_000 }).toHaveLength(3);
  await page.close();
  await product.kill();
  await context.setOffline(true);

  const cold = await coldStart(context);
  const heard = await noteSounds(cold);
  await cold.goto(`/workout/${WORKOUT}`);
  await reachFirstStep(cold);
  await cold.getByRole('button', { name: 'Next', exact: true }).click();
  await startGuide(cold);
  await expectInTime(heard, await plannedLines(cold, WORKOUT, 1), seconds);
});

/** Recorded lines are booked ahead; the device says each of the others when its second has come. */
async function expectInTime(
  heard: () => Promise<HeardSounds>,
  { lines: planned, workMs }: PlannedLines,
  seconds: Record<string, number>,
): Promise<void> {
  const recorded = planned.filter(({ lineId }) => RECORDED.includes(lineId));
  expect(recorded.map(({ class: spoken }) => spoken)).toEqual(expect.arrayContaining(['name', 'cue']));
  await expect
    .poll(async () => (await heard()).lines.length, { timeout: 90_000 })
    .toBeGreaterThanOrEqual(recorded.length);
  const { tones, lines } = await heard();
  const work = tones.find(({ hertz }) => hertz === WORK_HERTZ)?.at ?? Number.NaN;
  const inOrder = lines.toSorted((one, other) => one.at - other.at);
  for (const [place, { lineId, atMs }] of recorded.entries()) {
    const { at = 0, seconds: length = 0 } = inOrder[place] ?? {};
    const afterWork = (atMs - workMs) / 1_000;
    expect(Math.abs(at - work - afterWork), `${lineId}, ${afterWork} s from the tone`).toBeLessThan(ALLOWED_SECONDS);
    expect(length.toFixed(1), lineId).toBe(seconds[lineId]?.toFixed(1));
  }

  const missing = planned.filter(({ lineId }) => !RECORDED.includes(lineId)).map(({ text }) => text);
  expect(missing).not.toEqual([]);
  const isSpoken = async () => (await heard()).spoken.map(({ text }) => text);
  await expect.poll(isSpoken, { timeout: 90_000 }).toEqual(expect.arrayContaining(missing));
  const spoken = await isSpoken();
  for (const { lineId } of recorded) expect(spoken.join(' ')).not.toContain(spokenLine(lineId).text);
  expect(missing).toContain(spoken[0]); // the word before the first move
}

interface PlannedLines {
  lines: readonly SpokenCue[];
  /** When the first move begins. */
  workMs: number;
}

/** What the coach says from a step on until its second move, as this session tells it. */
async function plannedLines(page: Page, workoutId: number, step: SessionStep): Promise<PlannedLines> {
  const segments = sessionTimeline(timedWorkout(findWorkout('a', workoutId) as Workout, 'full', SHIPPED_WORDS), {
    levelOf: () => 'standard',
    swaps: {},
    hasChosenStart: false,
    limits: UNASKED_LIMITS,
    factsOf: factsIn(SHIPPED_WORDS),
  });
  const startOf = (index: number) => segments.slice(0, index).reduce((sum, { durationMs }) => sum + durationMs, 0);
  const first = segments.findIndex((segment) => segment.step === step && isMove(segment));
  const fromMs = startOf(segments.findIndex((segment) => segment.step === step));
  const seed = seedOf(await sessionIdKept(page, workoutId));
  const choices = { words: COACH_WORDS, talk: 'normal', seed, firstSide: 'right', fromMs } as const;
  const untilMs = startOf(first + 1);
  return { lines: coachSpeech(segments, choices).filter(({ atMs }) => atMs < untilMs), workMs: startOf(first) };
}

/** Makes the pack as an operator does; each line's length in seconds. */
async function buildPack({ dataFolder }: OpenProduct, recordings: string): Promise<Record<string, number>> {
  const build = spawnSync(process.execPath, ['scripts/voice.ts', 'build', recordings], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  expect(build.status, build.stderr).toBe(0);
  expect(build.stdout).toMatch(new RegExp(`^${RECORDED.length + 1} of \\d+ lines`));
  const folder = join(dataFolder, 'voice');
  const { parts }: VoicePack = JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8'));
  const lengths = await Promise.all(
    Object.values(parts).map(async ({ index }) => {
      const lines: VoiceIndex = JSON.parse(await readFile(join(folder, index.name), 'utf8'));
      return Object.entries(lines).map(([id, [, durationMs]]) => [id, durationMs / 1_000] as const);
    }),
  );
  return Object.fromEntries(lengths.flat());
}

/** The list, and of each part of this week its index and the sound that this browser plays. */
const voiceKept = async (page: Page): Promise<string[]> =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/voice/'));
