import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from './clock.ts';
import { isLostCode, reloadForLostCode } from './lost-code.ts';

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
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

test.each([
  'Failed to fetch dynamically imported module: https://fit.example/assets/a.js',
  'error loading dynamically imported module: https://fit.example/assets/a.js',
  'Importing a module script failed.',
])('“%s” is code that was lost', (message) => expect(isLostCode(new TypeError(message))).toBe(true));

test('any other error is not', () => {
  expect(isLostCode(new Error('x is not a function'))).toBe(false);
  expect(isLostCode('Importing a module script failed.')).toBe(false);
});

describe('lost code', () => {
  test('loads the page again, once', async () => {
    expect(await reloadForLostCode()).toBe(true);
    expect(await reloadForLostCode()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    nowMs += 3_600_000;
    expect(await reloadForLostCode()).toBe(true);
  });

  test('leaves the page alone while the server cannot be reached', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await reloadForLostCode()).toBe(false);
    fetchStub.mockResolvedValueOnce(new Response('', { status: 503 }));
    expect(await reloadForLostCode()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
