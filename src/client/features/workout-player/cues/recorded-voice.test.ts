import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_PACK_PATH, voiceFilePath } from '#contract/paths.ts';
import { fetchRecordedVoice } from './recorded-voice.ts';

const HASH = '0123456789abcdef';
const filesOf = (part: string) => {
  const file = (kind: string) => ({ name: `${part}.${HASH}.${kind}`, bytes: 4 });
  return { index: file('json'), opus: file('ogg'), aac: file('aac'), lines: 1, durationMs: 900 };
};
/** Lines by part, as they are in the indices. */
const RECORDED = { every: 'half.1', a1: 'squat.standard.name', a4: 'row.standard.name' };

let unreachable: RegExp | undefined;

beforeEach(() => {
  unreachable = undefined;
  const parts = Object.fromEntries(Object.keys(RECORDED).map((part) => [part, filesOf(part)]));
  const answers = new Map<string, unknown>([
    [VOICE_PACK_PATH, { version: 1, parts }],
    ...Object.entries(RECORDED).map(
      ([part, line]) => [voiceFilePath(filesOf(part).index.name), { [line]: [0, 900, 0, 4, 0, 4] }] as const,
    ),
  ]);
  vi.stubGlobal('fetch', async (path: string) => {
    if (unreachable?.test(path)) throw new TypeError('Failed to fetch');
    return answers.has(path) ? Response.json(answers.get(path)) : new Response('tone');
  });
  vi.stubGlobal('OfflineAudioContext', class {});
});
afterEach(() => void vi.unstubAllGlobals());

test('a voice says what every workout says and what this one says', async () => {
  const voice = await fetchRecordedVoice(['every', 'a1']);
  expect(Object.values(RECORDED).map((line) => voice?.has(line))).toEqual([true, true, false]);
});

test.each([
  ['index', /a4\..*json/],
  ['sound', /a4\..*(ogg|aac)/],
])('a part whose %s cannot be reached, as another week’s without a network, takes no other away', async (_, which) => {
  unreachable = which;
  const voice = await fetchRecordedVoice(['every', 'a4']);
  expect(Object.values(RECORDED).map((line) => voice?.has(line))).toEqual([true, false, false]);
});

test('where nothing can be reached there is none', async () => {
  unreachable = /voice/;
  expect(await fetchRecordedVoice(['every', 'a1'])).toBeUndefined();
});

test('a part that nobody recorded is none', async () => {
  expect(await fetchRecordedVoice(['b12'])).toBeUndefined();
});

test('a line is decoded once for each time it is said, however often it is asked for', async () => {
  let decodings = 0;
  const sound = {} as AudioBuffer;
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      async decodeAudioData() {
        decodings += 1;
        return sound;
      }
    },
  );
  const voice = await fetchRecordedVoice(['every']);
  const ready = () => new Promise<void>((resolve) => voice?.subscribe(resolve));
  for (const times of [1, 2]) {
    const isReady = ready();
    expect([voice?.take('half.1'), voice?.take('half.1')]).toEqual([undefined, undefined]);
    await isReady;
    expect(voice?.take('half.1')).toBe(sound);
    expect(decodings).toBe(times);
  }
});
