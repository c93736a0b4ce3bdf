import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { type SessionCue, sessionCues } from '#domain/session/session-cues.ts';
import { test } from '#tests/e2e/support/fixtures.ts';

const CUES_FOLDER = 'src/client/features/workout-player/cues';
const SAMPLE_RATE = 8_000;
const ALLOWED_MS = 5;

const about = { step: 1, moveId: 'squat', level: 'standard' } as const;
const CUES = sessionCues([
  { ...about, kind: 'get-ready', durationMs: 5_000 },
  { ...about, kind: 'work', durationMs: 22_500, halfway: 'switch-sides' },
  { ...about, kind: 'rest', durationMs: 15_000 },
  { ...about, kind: 'work', durationMs: 20_000 },
]);

test('every tone of a session begins at its second, as Chromium renders it', async ({ page, product }) => {
  await openToneModules(page, product.address);
  const onsets = await page.evaluate(renderTones, { cues: CUES, sampleRate: SAMPLE_RATE });
  const instants = [...new Set(CUES.map(({ atMs }) => atMs))];
  // Some cues have a second and a third note of their own; each cue's first note is what is promised.
  const nearest = instants.map((atMs) => Math.min(...onsets.map((onset) => Math.abs(onset - atMs))));
  expect(Math.max(...nearest), `onsets ${onsets.join(' ')}`).toBeLessThanOrEqual(ALLOWED_MS);
  expect(onsets.length).toBeLessThan(instants.length * 3);
});

/** The very files of the player, without their types, as modules of the page. */
async function openToneModules(page: Page, address: string): Promise<void> {
  await page.route('**/tones/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    if (name === 'page') return route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' });
    const source = stripTypeScriptTypes(await readFile(`${CUES_FOLDER}/${name}`, 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: source });
  });
  await page.goto(`${address}/tones/page`);
}

/** Renders all cues without waiting for them, and finds where silence ends. In milliseconds. */
async function renderTones({ cues, sampleRate }: { cues: SessionCue[]; sampleRate: number }): Promise<number[]> {
  const load = (name: string) => import(/* @vite-ignore */ `/tones/${name}`);
  const { toneSounding } = await load('cue-tones.ts');
  const seconds = (cues.at(-1)?.atMs ?? 0) / 1_000 + 2;
  const context = new OfflineAudioContext(1, seconds * sampleRate, sampleRate);
  for (const cue of cues) toneSounding(cue).book(context, context.destination, cue.atMs / 1_000);
  const samples = (await context.startRendering()).getChannelData(0);
  const onsets: number[] = [];
  let lastLoud = -sampleRate;
  samples.forEach((sample, index) => {
    if (Math.abs(sample) < 0.02) return;
    if (index - lastLoud > sampleRate * 0.025) onsets.push((index / sampleRate) * 1_000);
    lastLoud = index;
  });
  return onsets;
}
