import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seedOf } from '#client/features/workout-player/guided/session-seed.ts';
import type { VoiceIndex, VoicePack } from '#contract/voice.ts';
import { coachSpeech } from '#domain/coach-speech/coach-speech.ts';
import { UNASKED_LIMITS } from '#domain/move-level.ts';
import { sessionTimeline } from '#domain/session-timeline.ts';
import type { SpokenCue } from '#domain/spoken-cue.ts';
import { moveFacts } from '#programme/move-facts.ts';
import { COACH_WORDS } from '#programme/speech/coach-words.ts';
import { spokenLine } from '#programme/speech/spoken-lines.ts';
import { timedWorkout } from '#programme/timed-workout.ts';
import type { Workout } from '#programme/workout.ts';
import { findWorkout } from '#programme/workouts.ts';
import { CANNOT_RECORD, canRecord, record } from '#tests/speech-program.ts';
import { test } from './fixtures.ts';
import { noteSounds } from './heard-sounds.ts';
import { coldStart, isKept, keptAddresses, NO_NETWORK } from './kept-app.ts';
import type { OpenProduct } from './open-product.ts';
import { chooseStepGoal, signInHere, subscribe } from './visitors.ts';
import { reachFirstStep, startGuide } from './workout-player.ts';

test.use({ ownProduct: true });
test.skip(!canRecord(), CANNOT_RECORD);

/** What is said of the first move, and every wording of the calls in it. */
const RECORDED = [
  ...['name', 'setUp', 'cue'].map((part) => `march.standard.${part}`),
  ...['half', 'ten'].flatMap((family) => Array.from({ length: 8 }, (_, index) => `${family}.${index + 1}`)),
];
const ALLOWED_SECONDS = 0.05;
const WORK_HERTZ = 990;

const SEGMENTS = sessionTimeline(timedWorkout(findWorkout('a', 1) as Workout, 'full'), {
  levelOf: () => 'standard',
  swaps: {},
  hasChosenStart: false,
  limits: UNASKED_LIMITS,
  factsOf: moveFacts,
});
const FIRST_MOVE_MS = SEGMENTS[0]?.durationMs ?? 0;
const SECOND_MOVE_MS = FIRST_MOVE_MS + (SEGMENTS[1]?.durationMs ?? 0);

test('a recorded voice speaks without a network, each line at its second; the device says the rest', async ({
  page,
  context,
  watch,
  product,
}) => {
  test.setTimeout(180_000);
  watch.allow(NO_NETWORK);
  const recordings = join(product.dataFolder, 'recordings');
  for (const id of RECORDED) await record(recordings, id, spokenLine(id).text);
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
  await cold.goto('/workout/1');
  await reachFirstStep(cold);
  await startGuide(cold);
  const planned = await plannedLines(cold);
  const recorded = planned.filter(({ lineId }) => RECORDED.includes(lineId));
  expect(recorded.map(({ class: spoken }) => spoken)).toEqual(['name', 'set-up', 'cue', 'half', 'ten-seconds']);
  await expect.poll(async () => (await heard()).lines.length, { timeout: 90_000 }).toBe(recorded.length);
  const { tones, lines } = await heard();
  const work = tones.find(({ hertz }) => hertz === WORK_HERTZ)?.at ?? Number.NaN;
  const inOrder = lines.toSorted((one, other) => one.at - other.at);
  for (const [place, { lineId, atMs }] of recorded.entries()) {
    const { at = 0, seconds: length = 0 } = inOrder[place] ?? {};
    const afterWork = (atMs - FIRST_MOVE_MS) / 1_000;
    expect(Math.abs(at - work - afterWork), `${lineId}, ${afterWork} s from the tone`).toBeLessThan(ALLOWED_SECONDS);
    expect(length.toFixed(1), lineId).toBe(seconds[lineId]?.toFixed(1));
  }

  // Recorded lines are booked ahead; the device says each of the others when its second has come.
  const missing = planned.filter(({ lineId }) => !RECORDED.includes(lineId)).map(({ text }) => text);
  expect(missing).not.toEqual([]);
  const isSpoken = async () => (await heard()).spoken;
  await expect.poll(isSpoken, { timeout: 90_000 }).toEqual(expect.arrayContaining(missing));
  const spoken = await isSpoken();
  for (const { lineId } of recorded) expect(spoken.join(' ')).not.toContain(spokenLine(lineId).text);
  expect(missing).toContain(spoken[0]); // the welcome
});

/** What the coach says until the second move, as this session tells it. */
async function plannedLines(page: Page): Promise<readonly SpokenCue[]> {
  const idsKept = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('fit-in-30', 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('snapshots').objectStore('snapshots').getAll();
            reading.onsuccess = () => resolve(reading.result.map(({ sessionId }: { sessionId: string }) => sessionId));
            opening.result.close();
          };
        }),
    );
  await expect.poll(idsKept).toHaveLength(1);
  const [sessionId = ''] = await idsKept();
  const choices = { words: COACH_WORDS, talk: 'normal', seed: seedOf(sessionId), firstSide: 'right' } as const;
  return coachSpeech(SEGMENTS, choices).filter(({ atMs }) => atMs < SECOND_MOVE_MS);
}

/** Makes the pack as an operator does; each line's length in seconds. */
async function buildPack({ dataFolder }: OpenProduct, recordings: string): Promise<Record<string, number>> {
  const build = spawnSync(process.execPath, ['scripts/voice.ts', 'build', recordings], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  expect(build.status, build.stderr).toBe(0);
  expect(build.stdout).toMatch(new RegExp(`^${RECORDED.length} of \\d+ lines`));
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

/** The list, and of the one part its index and the sound that this browser plays. */
const voiceKept = async (page: Page): Promise<string[]> =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/voice/'));
