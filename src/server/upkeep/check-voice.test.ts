import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { voiceLines } from '#programme/speech/voice-lines.ts';
import { wordsMark } from '#server/voice-folder.ts';
import { checkVoice } from './check-voice.ts';

const INDEX = 'a1.0123456789abcdef.json';
const OPUS = 'a1.0123456789abcdef.ogg';
const AAC = 'a1.0123456789abcdef.aac';

let dataFolder: string;

/** A pack of one line, as `npm run voice -- build` leaves it. */
async function writePack(): Promise<void> {
  const index = JSON.stringify({ 'dead_bug.standard.name': [0, 900, 0, 4, 0, 3] });
  const file = (name: string, bytes: number) => ({ name, bytes });
  const files = { index: file(INDEX, index.length), opus: file(OPUS, 4), aac: file(AAC, 3) };
  const words = wordsMark(voiceLines().get('a1') ?? []);
  const a1 = { ...files, lines: 1, durationMs: 900, words };
  await write('pack.json', JSON.stringify({ version: 1, parts: { a1 } }));
  await write(INDEX, index);
  await write(OPUS, 'OggS');
  await write(AAC, 'AAC');
}
const write = (name: string, text: string) => writeFile(join(dataFolder, 'voice', name), text);
const look = () => checkVoice({ dataFolder });

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fit-in-30-check-voice-'));
  await mkdir(join(dataFolder, 'voice'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

test('without recordings nothing is wrong', async () => {
  expect(await look()).toEqual({ verdict: 'good', words: 'no recording. Each phone uses its own voice' });
});

test('a whole pack is told with its lines', async () => {
  await writePack();
  expect(await look()).toMatchObject({ verdict: 'good', words: expect.stringMatching(/^1 line in 1 parts/) });
});

test.each([
  [
    'a list that is cut off',
    () => write('pack.json', '{"version":1,'),
    /^can’t read .*, so phones use their own voice$/,
  ],
  [
    'a file that is gone',
    () => rm(join(dataFolder, 'voice', OPUS)),
    /^missing or damaged in .*: a1\.0123456789abcdef\.ogg$/,
  ],
  ['a file that is cut off', () => write(AAC, 'A'), /^missing or damaged in .*: a1\.0123456789abcdef\.aac$/],
])('%s must be mended', async (_what, spoil, words) => {
  await writePack();
  await spoil();
  expect(await look()).toMatchObject({
    verdict: 'failure',
    words: expect.stringMatching(words),
    command: expect.any(String),
  });
});

test('a part in which the coach says other words since is told', async () => {
  await writePack();
  const programme = { 'move-dead_bug': { standard: 'Slide one heel away, then change' } };
  expect(await checkVoice({ dataFolder }, programme)).toMatchObject({
    verdict: 'warning',
    words: expect.stringContaining('other words in a1'),
  });
});
