import { beforeEach, expect, test, vi } from 'vitest';
import { coachPictures } from './coach-pictures.ts';

const SQUAT = '/coach/squat-standard.webp';
const LUNGE = '/coach/lunge-standard.webp';

/** What a browser keeps, by address; one cache is enough. */
let kept: Map<string, Response>;
/** What the server has; what it lacks is answered with 404. */
let served: Map<string, string>;
let asked: string[];
let isOnline: boolean;

beforeEach(() => {
  kept = new Map();
  served = new Map([
    [SQUAT, 'a squat'],
    [LUNGE, 'a lunge'],
  ]);
  asked = [];
  isOnline = true;
  const absolute = (key: string) => `https://fit.example${key}`;
  const cache = {
    keys: async () => [...kept.keys()].map((key) => ({ url: absolute(key) })),
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    delete: async (key: string) => kept.delete(key),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!isOnline) throw new TypeError('Failed to fetch');
    const text = served.get(path);
    return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
  });
});

const version = (squat: string, lunge = 'one') =>
  coachPictures([
    { url: SQUAT, revision: squat },
    { url: LUNGE, revision: lunge },
  ]);
const textOf = async (answer: Promise<Response>) => (await answer).text();

test('a picture that was seen once is there without a network', async () => {
  const pictures = version('one');
  expect(pictures.has(SQUAT)).toBe(true);
  expect(pictures.has('/coach/no-such-move.webp')).toBe(false);
  expect(await textOf(pictures.answer(SQUAT))).toBe('a squat');
  isOnline = false;
  expect(await textOf(pictures.answer(SQUAT))).toBe('a squat');
  await expect(pictures.answer(LUNGE)).rejects.toThrow();
});

test('all of them are kept when a member is there, and what failed is fetched the next time', async () => {
  const pictures = version('one');
  isOnline = false;
  await pictures.keepAll();
  expect(kept.size).toBe(0);
  isOnline = true;
  await pictures.answer(SQUAT);
  asked = [];
  await pictures.keepAll();
  expect(asked).toEqual([LUNGE]);
  isOnline = false;
  expect(await textOf(pictures.answer(LUNGE))).toBe('a lunge');
});

test('those that are wanted first come first, and all the others after them', async () => {
  await version('one').keepAll({ first: [LUNGE, '/coach/no-such-move.webp'] });
  expect(asked).toEqual([LUNGE, SQUAT]);
});

test('where a connection may cost only the first come, and the next at a visit that finds those', async () => {
  const visit = (next: readonly string[]) => version('one').keepAll({ first: [LUNGE], next, rest: 'never' });
  await visit([SQUAT]);
  expect(asked).toEqual([LUNGE]);
  await visit([]);
  expect(asked).toEqual([LUNGE]);
  await visit([SQUAT]);
  expect(asked).toEqual([LUNGE, SQUAT]);
});

test('where it costs nothing all others come with the first', async () => {
  await version('one').keepAll({ first: [LUNGE], rest: 'now' });
  expect(asked).toEqual([LUNGE, SQUAT]);
});

test('an answer that is no picture is not kept', async () => {
  served.delete(SQUAT);
  const pictures = version('one');
  expect((await pictures.answer(SQUAT)).status).toBe(404);
  await pictures.keepAll();
  expect([...kept.keys()].filter((key) => key.startsWith(SQUAT))).toEqual([]);
});

test('a new version fetches only what has changed, and drops the old', async () => {
  await version('one').keepAll();
  served.set(SQUAT, 'a deeper squat');
  asked = [];
  const next = version('two');
  await next.renew();
  expect(asked).toEqual([SQUAT]);
  await next.dropOld();
  isOnline = false;
  expect(await textOf(next.answer(SQUAT))).toBe('a deeper squat');
  expect(await textOf(next.answer(LUNGE))).toBe('a lunge');
  expect(kept.size).toBe(2);
});

test('a new version brings nothing to a device that has kept nothing', async () => {
  await version('one').renew();
  expect(asked).toEqual([]);
});

test('what is still fetched when the worker is switched off makes no new cache', async () => {
  const opened = vi.spyOn(caches, 'open');
  await version('one').keepAll({ first: [SQUAT] });
  expect([...kept.keys()]).toHaveLength(2);
  expect(opened).toHaveBeenCalledTimes(1);
});
