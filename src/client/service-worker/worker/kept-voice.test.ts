import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VOICE_PACK_PATH, voiceFilePath } from '#contract/paths.ts';
import type { VoicePack } from '#contract/voice.ts';
import { keptVoice } from './kept-voice.ts';

const files = (part: string, hash = '0123456789abcdef') => ({
  index: { name: `${part}.${hash}.json`, bytes: 9 },
  opus: { name: `${part}.${hash}.ogg`, bytes: 9 },
  aac: { name: `${part}.${hash}.aac`, bytes: 9 },
  lines: 1,
  words: 'as they are',
  durationMs: 900,
});

/** What a browser keeps, by path. */
let kept: Map<string, Response>;
let pack: VoicePack;
let asked: string[];
let isOnline: boolean;
/** Addresses that fail although there is a network. */
let failing: RegExp | undefined;

const fetched = async (path: string) => {
  asked.push(path);
  if (!isOnline || failing?.test(path)) throw new TypeError('Failed to fetch');
  return path === VOICE_PACK_PATH ? Response.json(pack) : new Response(`the file ${path}`);
};

beforeEach(() => {
  kept = new Map();
  pack = { version: 1, parts: { every: files('every'), a1: files('a1'), a4: files('a4') } };
  asked = [];
  isOnline = true;
  failing = undefined;
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://fit.example${path}` })),
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    add: async (path: string) => void kept.set(path, await fetched(path)),
    delete: async (path: string) => kept.delete(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetched);
});

const keep = (...parts: ('every' | 'a1' | 'a4' | 'b2')[]) => keptVoice().keep({ parts, sound: 'opus' });
const keptNames = () => [...kept.keys()].map((path) => path.replace('/voice/', '')).sort();
const text = async (path: string) => (await keptVoice().answer(path)).text();

test('the voice of this week is there without a network, in the one kind that the browser plays', async () => {
  await keep('every', 'a1', 'b2');
  expect(keptNames()).toEqual([
    'a1.0123456789abcdef.json',
    'a1.0123456789abcdef.ogg',
    'every.0123456789abcdef.json',
    'every.0123456789abcdef.ogg',
    'pack.json',
  ]);
  isOnline = false;
  expect(JSON.parse(await text(VOICE_PACK_PATH))).toEqual(pack);
  expect(await text(voiceFilePath('a1.0123456789abcdef.ogg'))).toContain('the file');
});

test('next week brings what is new, and lets go of what is over', async () => {
  await keep('every', 'a1');
  asked = [];
  await keep('every', 'a4');
  expect(asked).toEqual([VOICE_PACK_PATH, ...['json', 'ogg'].map((kind) => `/voice/a4.0123456789abcdef.${kind}`)]);
  expect(keptNames().filter((name) => name.startsWith('a1'))).toEqual([]);
});

test('a new recording takes the place of the old one, and the list is asked for anew while there is a network', async () => {
  await keep('a1');
  pack = { version: 1, parts: { a1: files('a1', 'fedcba9876543210') } };
  expect(JSON.parse(await text(VOICE_PACK_PATH))).toEqual(pack);
  await keep('a1');
  expect(keptNames()).toEqual(['a1.fedcba9876543210.json', 'a1.fedcba9876543210.ogg', 'pack.json']);
});

describe('a new recording that cannot be fetched', () => {
  const NEW = 'fedcba9876543210';
  test('leaves the old one, and the list names it, while the others move on', async () => {
    await keep('every', 'a1');
    pack = { version: 1, parts: { every: files('every', NEW), a1: files('a1', NEW) } };
    failing = /every.*ogg/;
    await keep('every', 'a1');
    isOnline = false;
    const told: VoicePack = JSON.parse(await text(VOICE_PACK_PATH));
    expect([told.parts.every, told.parts.a1]).toEqual([files('every'), files('a1', NEW)]);
    expect(await text(voiceFilePath('every.0123456789abcdef.ogg'))).toContain('the file');
    expect(await text(voiceFilePath(`a1.${NEW}.ogg`))).toContain('the file');
    expect(keptNames().filter((name) => name.startsWith('a1.0'))).toEqual([]);

    isOnline = true;
    failing = undefined;
    await keep('every', 'a1');
    expect(keptNames()).toEqual([
      ...['a1', 'every'].flatMap((part) => ['json', 'ogg'].map((kind) => `${part}.${NEW}.${kind}`)),
      'pack.json',
    ]);
  });

  test('keeps no other part from coming', async () => {
    failing = /every/;
    await keep('every', 'a1', 'a4');
    expect(keptNames().filter((name) => /^a[14]/.test(name))).toHaveLength(4);
  });
});

test('without recordings nothing is kept but the word that there are none', async () => {
  pack = { version: 1, parts: {} };
  await keep('every', 'a1');
  expect(keptNames()).toEqual(['pack.json']);
});

test('where nothing was ever kept, a device without a network hears that there is none', async () => {
  isOnline = false;
  await keep('every');
  expect(JSON.parse(await text(VOICE_PACK_PATH))).toEqual({ version: 1, parts: {} });
});
