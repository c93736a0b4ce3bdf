import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { isStaleChunk, reloadOnStaleChunk } from './stale-chunk.ts';

const reload = vi.fn();
const fetchStub = vi.fn<typeof fetch>();
let nowMs = 1_000_000;
let giveBackClock = () => {};

beforeEach(() => {
  giveBackClock = replaceClock({ now: () => nowMs });
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('location', { reload });
  fetchStub.mockResolvedValue(new Response('{}'));
});
afterEach(() => {
  giveBackClock();
  vi.clearAllMocks();
});

test.each([
  'Failed to fetch dynamically imported module: https://fit.example/assets/a.js',
  'error loading dynamically imported module: https://fit.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('“%s” is code that was lost', (message) => expect(isStaleChunk(new TypeError(message))).toBe(true));

test('any other error is not', () => {
  expect(isStaleChunk(new Error('x is not a function'))).toBe(false);
  expect(isStaleChunk('Importing a module script failed.')).toBe(false);
});

describe('lost code', () => {
  test('loads the page again, once', async () => {
    expect(await reloadOnStaleChunk()).toBe(true);
    expect(await reloadOnStaleChunk()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    nowMs += 3_600_000;
    expect(await reloadOnStaleChunk()).toBe(true);
  });

  test('leaves the page alone while the server cannot be reached', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await reloadOnStaleChunk()).toBe(false);
    fetchStub.mockResolvedValueOnce(new Response('', { status: 503 }));
    expect(await reloadOnStaleChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
