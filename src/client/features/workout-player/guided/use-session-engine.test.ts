import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceClock } from '#client/browser/clock.ts';
import { actOn } from '#domain/session/session-clock.ts';
import { newSession, remainingMs } from '#domain/session/session-state.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { type Carrier, useSessionEngine } from './use-session-engine.ts';

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
  expect(result.current.whyPaused).toBe(runs ? undefined : 'hidden');
});

describe('a timer that comes late', () => {
  /** In a session of a minute, of which ten seconds are over. */
  function late(lateMs: number, meanwhile: () => void = () => undefined) {
    const { result } = renderHook(() => useSessionEngine());
    const waiting = newSession([{ ...READY, durationMs: 60_000 }], performance.now());
    act(() => result.current.begin(actOn(waiting, { type: 'play' }, performance.now())));
    act(() => vi.advanceTimersByTime(10_000));
    const { jumps } = result.current;
    meanwhile();
    const giveBack = replaceClock({
      now: Date.now,
      steadyMs: () => performance.now() + lateMs,
      utcOffsetMinutes: () => 0,
    });
    act(() => vi.advanceTimersByTime(1_000));
    const { state, whyPaused } = result.current;
    giveBack();
    const leftMs = state && remainingMs(state);
    return { isRunning: state?.isRunning, leftMs, whyPaused, jumped: result.current.jumps - jumps };
  }

  test.each([4_000, 20_000])('by %d ms in a page in sight: what was lost is kept out, and it goes on', (lateMs) => {
    expect(late(lateMs)).toEqual({ isRunning: true, leftMs: 49_000, whyPaused: undefined, jumped: 1 });
  });

  test('by so much that a device must have slept: it waits, and says why', () => {
    expect(late(40_000)).toEqual({ isRunning: false, leftMs: 50_000, whyPaused: 'slept', jumped: 1 });
  });

  test('in a page that was frozen: it waits, and says why', () => {
    const frozen = late(4_000, () => document.dispatchEvent(new Event('freeze')));
    expect(frozen).toEqual({ isRunning: false, leftMs: 50_000, whyPaused: 'slept', jumped: 1 });
  });
});

describe('a session that is carried by sound', () => {
  /** Out of sight for two minutes, in which the browser lets no timer through. */
  function away(carrier: Carrier) {
    const { result } = renderHook(() => useSessionEngine(carrier));
    const waiting = newSession([{ ...READY, durationMs: 600_000 }], performance.now());
    act(() => result.current.begin(actOn(waiting, { type: 'play' }, performance.now())));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const giveBack = replaceClock({
      now: Date.now,
      steadyMs: () => performance.now() + 120_000,
      utcOffsetMinutes: () => 0,
    });
    act(() => vi.advanceTimersByTime(4_000));
    giveBack();
    vi.restoreAllMocks();
    return result.current.state;
  }

  test('goes on in a locked phone', () => {
    expect(away({ isPlaying: () => true, look: () => {}, hasRunOn: () => true })?.isRunning).toBe(true);
  });

  test('waits all the same where the phone slept and the sound with it', () => {
    expect(away({ isPlaying: () => true, look: () => {}, hasRunOn: () => false })?.isRunning).toBe(false);
  });
});
