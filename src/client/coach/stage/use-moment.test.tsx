import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Playing, useMoment } from './use-moment.ts';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a moment lasts five seconds from when it is asked for, however long she has stood there', () => {
  const { result, rerender } = renderHook((playing: Playing) => useMoment(playing, true, undefined), {
    initialProps: false as Playing,
  });
  pass(8_000);
  expect(result.current).toBe(false);
  rerender('for a moment');
  pass(4_900);
  expect(result.current).toBe(true);
  pass(200);
  expect(result.current).toBe(false);
});

test('a moment waits until she is there, and begins anew with what it follows', () => {
  const { result, rerender } = renderHook(({ isThere, look }) => useMoment('for a moment', isThere, look), {
    initialProps: { isThere: false, look: 'one' },
  });
  pass(8_000);
  expect(result.current).toBe(false);
  rerender({ isThere: true, look: 'one' });
  pass(4_000);
  rerender({ isThere: true, look: 'other' });
  pass(4_000);
  expect(result.current).toBe(true);
  pass(1_100);
  expect(result.current).toBe(false);
});
