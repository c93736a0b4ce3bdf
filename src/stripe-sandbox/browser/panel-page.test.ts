// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let looks: number;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  looks = 0;
  vi.stubGlobal('fetch', async () => {
    looks += 1;
    return Response.json({ checkouts: [], heldWebhooks: null, processor: 'well', cards: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the panel looks when it opens and every two seconds while it is seen', async () => {
  document.body.append(document.createElement('main'));
  await import('./panel-page.ts');
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toBe(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(2);
});

test('a page without a place for it asks nothing', async () => {
  await import('./panel-page.ts');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(0);
});
