import { act, renderHook } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTurning } from './turning.ts';

const turn = vi.fn<(yaw?: number, pitch?: number) => void>();
const onTap = vi.fn<() => void>();
const coach = { turn };

beforeEach(() => {
  vi.useFakeTimers();
  turn.mockClear();
  onTap.mockClear();
});

function turned() {
  const { result } = renderHook(() => useTurning(coach, { name: 'squat-standard', onTap, turnsWith: undefined }));
  act(() => result.current.turn(1));
  turn.mockClear();
  return (timeStamp: number) => act(() => result.current.byHand.onClick({ timeStamp } as MouseEvent));
}

test('two taps that follow each other bring her best side back, however late a busy device hears of the second', () => {
  const tap = turned();
  tap(1_000);
  vi.advanceTimersByTime(900);
  tap(1_150);
  expect(turn.mock.calls).toEqual([[]]);
});

test('while she is turned a tap waits for a second one, and two far apart are one tap each', () => {
  const tap = turned();
  tap(1_000);
  expect(onTap).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  tap(1_400);
  vi.advanceTimersByTime(300);
  expect(onTap).toHaveBeenCalledTimes(2);
  expect(turn).not.toHaveBeenCalled();
});
