import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VOICE_PACK_PATH, voiceFilePath } from '#contract/paths.ts';
import type { VoicePack } from '#contract/voice.ts';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { wordsMark } from '#server/voice-folder.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

const OPUS = 'a1.0123456789abcdef.ogg';
const file = (name: string) => ({ name, bytes: 3 });
const PACK: VoicePack = {
  version: 1,
  parts: {
    a1: {
      index: file('a1.0123456789abcdef.json'),
      opus: file(OPUS),
      aac: file('a1.0123456789abcdef.aac'),
      lines: 1,
      words: wordsMark(voiceLines().get('a1') ?? []),
      durationMs: 900,
    },
  },
};

let dataFolder: string;
const write = async (name: string, text: string) => {
  await mkdir(join(dataFolder, 'voice'), { recursive: true });
  await writeFile(join(dataFolder, 'voice', name), text);
};

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fit-in-30-voice-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

test('without recordings there is a pack without parts', async () => {
  const { app, close } = await openTestApp('sqlite', { environment: { DATA_DIR: dataFolder } });
  const answer = await app.inject({ url: VOICE_PACK_PATH });
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: 1, parts: {} }]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  await close();
});

test('a pack that comes while the server runs is told at once, and its files may be kept for good', async () => {
  const { app, close } = await openTestApp('sqlite', { environment: { DATA_DIR: dataFolder } });
  await write('pack.json', JSON.stringify(PACK));
  await write(OPUS, 'Ogg');
  expect((await app.inject({ url: VOICE_PACK_PATH })).json()).toEqual(PACK);
  const recording = await app.inject({ url: voiceFilePath(OPUS) });
  expect([recording.statusCode, recording.body]).toEqual([200, 'Ogg']);
  expect(recording.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'audio/ogg',
    'content-length': '3',
  });
  await close();
});

test('a part that was recorded in other words is not told, so that no two voices take turns in it', async () => {
  const { app, close } = await openTestApp('sqlite', { environment: { DATA_DIR: dataFolder } });
  await write('pack.json', JSON.stringify({ version: 1, parts: { ...PACK.parts, a2: PACK.parts.a1 } }));
  expect((await app.inject({ url: VOICE_PACK_PATH })).json()).toEqual(PACK);
  await close();
});

test('nothing else of the folder is served, nor anything around it', async () => {
  const { app, close } = await openTestApp('sqlite', { environment: { DATA_DIR: dataFolder } });
  await write('notes.txt', 'to myself');
  await write('a1.wav', 'a recording');
  await writeFile(join(dataFolder, 'site.json'), '{}');
  for (const name of ['notes.txt', 'a1.wav', '..%2fsite.json', '%2e%2e', OPUS]) {
    expect([name, (await app.inject({ url: `/voice/${name}` })).statusCode]).toEqual([name, 404]);
  }
  await close();
});

test.each(['{', '{"version":2,"parts":{}}', '[]'])('a pack that cannot be read, %s, counts as none', async (text) => {
  const { app, close } = await openTestApp('sqlite', { environment: { DATA_DIR: dataFolder } });
  await write('pack.json', text);
  const answer = await app.inject({ url: VOICE_PACK_PATH });
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: 1, parts: {} }]);
  await close();
});
