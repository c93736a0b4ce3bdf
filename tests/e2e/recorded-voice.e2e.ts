import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { VoiceIndex, VoicePack } from '#contract/voice.ts';
import { spokenLine } from '#programme/speech/spoken-lines.ts';
import { CANNOT_RECORD, canRecord, record } from '#tests/speech-program.ts';
import { test } from './fixtures.ts';
import { noteSounds } from './heard-sounds.ts';
import { coldStart, isKept, keptAddresses, NO_NETWORK } from './kept-app.ts';
import type { OpenProduct } from './open-product.ts';
import { chooseStepGoal, signInHere, subscribe } from './visitors.ts';
import { reachFirstStep, startGuide } from './workout-player.ts';

test.use({ ownProduct: true });
test.skip(!canRecord(), CANNOT_RECORD);

const RECORDED = ['march.standard.name', 'march.standard.cue'];
const ALLOWED_SECONDS = 0.05;
const WORK_HERTZ = 990;
/** From the start of a warm-up move to its name: the long tone comes first. */
const NAME_AFTER_SECONDS = 0.5;

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
  await expect.poll(async () => (await heard()).lines.length, { timeout: 20_000 }).toBe(RECORDED.length);
  const { tones, lines, spoken } = await heard();
  const work = tones.find(({ hertz }) => hertz === WORK_HERTZ)?.at ?? Number.NaN;
  expect(lines.map((line) => line.seconds.toFixed(1))).toEqual(seconds.map((each) => each.toFixed(1)));
  expect(Math.abs((lines[0]?.at ?? 0) - work - NAME_AFTER_SECONDS)).toBeLessThan(ALLOWED_SECONDS);
  expect(spoken.join(' ')).not.toContain(spokenLine('march.standard.name').text);

  // The opening is not recorded.
  await expect.poll(async () => (await heard()).spoken.length).toBeGreaterThan(0);
});

/** Makes the pack as an operator does; the lines' lengths in seconds. */
async function buildPack({ dataFolder }: OpenProduct, recordings: string): Promise<number[]> {
  const build = spawnSync(process.execPath, ['scripts/voice.ts', 'build', recordings], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  expect(build.status, build.stderr).toBe(0);
  expect(build.stdout).toMatch(/^2 of \d+ lines/);
  const folder = join(dataFolder, 'voice');
  const { parts }: VoicePack = JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8'));
  const index: VoiceIndex = JSON.parse(await readFile(join(folder, parts.every?.index.name ?? ''), 'utf8'));
  return RECORDED.map((id) => (index[id]?.[1] ?? 0) / 1_000);
}

/** The list, and of the one part its index and the sound that this browser plays. */
const voiceKept = async (page: Page): Promise<string[]> =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/voice/'));
