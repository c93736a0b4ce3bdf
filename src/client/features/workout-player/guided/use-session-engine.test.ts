import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actOn } from '#domain/session-clock.ts';
import { newSession, remainingMs } from '#domain/session-state.ts';
import type { PlacedSegment } from '#domain/session-timeline.ts';
import { useSessionEngine } from './use-session-engine.ts';

const READY: PlacedSegment = {
  kind: 'get-ready',
  step: 0,
  moveId: 'march',
  plannedMoveId: 'march',
  level: 'standard',
  durationMs: 5_000,
  place: { round: 1, rounds: 1, number: 1, count: 1 },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what drawing the screen takes is not taken from the time to get ready', () => {
  let isFirst = true;
  const { result } = renderHook(() => {
    const engine = useSessionEngine();
    if (engine.state && isFirst) {
      isFirst = false;
      vi.advanceTimersByTime(700);
    }
    return engine;
  });
  const waiting = newSession([READY], performance.now());
  act(() => result.current.begin(actOn(waiting, { type: 'play' }, performance.now())));
  expect(result.current.elapsedMs()).toBe(0);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.elapsedMs()).toBe(1_000);
  expect(remainingMs(result.current.state ?? waiting)).toBe(4_000);
});

test.each([
  { awayMs: 2_000, runs: true },
  { awayMs: 3_000, runs: false },
])('a page that was out of sight for $awayMs ms goes on: $runs', ({ awayMs, runs }) => {
  const { result } = renderHook(() => useSessionEngine());
  const waiting = newSession([{ ...READY, durationMs: 60_000 }], performance.now());
  act(() => result.current.begin(actOn(waiting, { type: 'play' }, performance.now())));
  const see = (visibilityState: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  see('hidden');
  act(() => vi.advanceTimersByTime(awayMs));
  see('visible');
  vi.restoreAllMocks();
  expect(result.current.state?.isRunning).toBe(runs);
});
