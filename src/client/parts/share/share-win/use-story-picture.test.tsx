import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import type { Win } from '#domain/progress/share-story.ts';
import { useStoryPicture } from './share-story.ts';

const WIN: Win = {
  title: 'Glute Burner',
  shortTitle: 'Glute Burner',
  week: 1,
  letter: 'A',
  minutes: 30,
  workoutNumber: 1,
  streakDays: 1,
};
const PNG = new Blob(['picture'], { type: 'image/png' });

/** What was drawn on the canvas, by the names of its methods. */
let drawn: string[];
let write: ((png: Blob | null) => void) | undefined;
let made: string[];
let letGo: string[];
let giveClockBack = () => {};

beforeEach(() => {
  [drawn, made, letGo] = [[], [], []];
  write = undefined;
  giveClockBack = replaceClock({ now: () => Date.parse('2026-11-21T12:00:00Z'), utcOffsetMinutes: () => 0 });
  const method = (name: string) => () => {
    drawn.push(name);
    return { width: 100 };
  };
  const canvas = new Proxy({}, { get: (_target, name) => method(String(name)), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => {
    write = callback;
  });
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  Object.assign(document, { fonts: { load: async () => [] } });
  Object.assign(URL, {
    createObjectURL: () => made[made.push(`blob:${made.length}`) - 1],
    revokeObjectURL: (address: string) => letGo.push(address),
  });
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  giveClockBack();
  for (const [owner, name] of [
    [HTMLImageElement.prototype, 'decode'],
    [document, 'fonts'],
    [URL, 'createObjectURL'],
    [URL, 'revokeObjectURL'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

const open = () => renderHook(({ win }) => useStoryPicture(win, 'Maya'), { initialProps: { win: WIN } });
const isDrawn = () => waitFor(() => expect(write).toBeTypeOf('function'));

test('the picture is a PNG with her coach, and its memory is given back when the dialog closes', async () => {
  const { result, unmount } = open();
  expect(result.current).toBe('drawing');
  await isDrawn();
  write?.(PNG);
  await waitFor(() => expect(result.current).toMatchObject({ address: 'blob:0', file: { type: 'image/png' } }));
  expect(result.current).toMatchObject({ file: { name: 'fit-in-30-glute-burner-20261121-120000.png' } });
  expect(drawn).toContain('drawImage');
  expect(letGo).toEqual([]);
  unmount();
  expect(letGo).toEqual(['blob:0']);
});

test('without the coach’s picture it still says what she did', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('gone')) });
  const { result } = open();
  await isDrawn();
  write?.(PNG);
  await waitFor(() => expect(result.current).toMatchObject({ address: 'blob:0' }));
  expect(drawn).toContain('fillText');
  expect(drawn).not.toContain('drawImage');
});

test('a browser that cannot write it says that it failed', async () => {
  const { result } = open();
  await isDrawn();
  write?.(null);
  await waitFor(() => expect(result.current).toBe('failed'));
});

test('what is written after the dialog closed takes no memory', async () => {
  const { unmount } = open();
  await isDrawn();
  unmount();
  write?.(PNG);
  await new Promise((resolve) => setTimeout(resolve));
  expect(made).toEqual([]);
});
