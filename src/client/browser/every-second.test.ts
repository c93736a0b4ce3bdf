import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEverySecond } from './every-second.ts';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('one clock is read every second by all that ask, and none runs when nobody does', () => {
  const begunAt = Date.now();
  const read = () => Math.floor((Date.now() - begunAt) / 1000);
  const [one, other] = [renderHook(() => useEverySecond(read)), renderHook(() => useEverySecond(read))];
  expect(vi.getTimerCount()).toBe(1);
  pass(3_000);
  expect([one.result.current, other.result.current]).toEqual([3, 3]);
  one.unmount();
  expect(vi.getTimerCount()).toBe(1);
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('while the page is hidden no clock runs, and what was missed is read when it is seen again', () => {
  const begunAt = Date.now();
  const { result, unmount } = renderHook(() => useEverySecond(() => Math.floor((Date.now() - begunAt) / 1000)));
  const turn = (to: DocumentVisibilityState) => {
    visibility.mockReturnValue(to);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  turn('visible');
  expect(result.current).toBe(60);
  unmount();
  visibility.mockRestore();
});
